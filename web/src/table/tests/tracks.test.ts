import { expect, it } from "vitest";
import type { Player, Track } from "../../lib/types";
import { laidOut, ownerOf, stepsOf } from "../tracks";

const players: Player[] = ["Bruiser", "Weaver"].map((name, seat) => ({ seat, name, figure: "", icon: "" }));
const track = (id: string, text: string, args: Record<string, string> = {}, role: Track["role"] = "number"): Track => ({
  id, name: { id, args: args as Track["name"]["args"], text }, at: 1, maximum: 0, role, seat: -1, slots: [], about: null,
});
const of = (id: string, what: string, role: Track["role"] = "number"): Track[] => players.map(({ name }) => track(id, `${name}: ${what}`, { who: name }, role));
const [level, elements, deck] = [track("level", "Level"), track("elements", "Elements", {}, "elements"), track("deck", "Enemies: deck", {}, "notes")];

it("knows whom a track is about by the name that its message carries", () => {
  expect(of("xp", "experience").map((found) => ownerOf(found, players)?.seat)).toEqual([0, 1]);
  expect(ownerOf(track("xp", "Weaver: опыт", { who: "Ткачиха" }), players)?.seat).toBe(1);
  expect(ownerOf(track("note", "About Bruiser"), players)).toBeUndefined();
});
it("makes a table of what everybody has, and leaves the rest in its place", () => {
  const [xp, decks] = [of("xp", "experience"), of("deck-of", "deck", "notes")];
  const laid = laidOut([level, ...xp, elements, deck, ...decks], players);
  expect(laid.ledger?.columns).toEqual(["Experience", "Deck"]);
  expect(laid.ledger?.rows.map((row) => [row.player.name, ...row.tracks])).toEqual([
    ["Bruiser", xp[0], decks[0]],
    ["Weaver", xp[1], decks[1]],
  ]);
  expect(laid.numbers).toEqual([level]);
  expect(laid.others).toEqual([elements, deck]);
});
it("needs no table for one player, or for what only some have", () => {
  const goal = track("goal", "Bruiser: goal", { who: "Bruiser" });
  expect(laidOut([level, goal], players)).toEqual({ numbers: [goal, level], ledger: null, others: [] });
  expect(laidOut(of("xp", "experience").slice(0, 1), players.slice(0, 1)).ledger).toBeNull();
});
it("leaves out of the table who has no numbers any more", () => {
  const three = [...players, { seat: 2, name: "Tinker", figure: "", icon: "" }];
  const notes = track("deck-of", "Tinker: deck", { who: "Tinker" }, "notes");
  const laid = laidOut([...of("xp", "experience"), notes], three);
  expect(laid.ledger?.rows.map((row) => row.player.name)).toEqual(["Bruiser", "Weaver"]);
  expect(laid.others).toEqual([notes]);
});
it("shows a number with a small maximum as steps", () => {
  const number = (at: number, maximum: number): Track => ({ ...track("threat", "Threat"), at, maximum });
  expect(stepsOf(number(2, 3))).toEqual(["full", "full", "open"]);
  expect(stepsOf(number(4, 3))).toEqual(["full", "full", "full", "over"]);
  for (const plain of [number(5, 0), number(0, 1), number(3, 30), number(13, 12)]) expect(stepsOf(plain)).toEqual([]);
  expect(stepsOf({ ...number(2, 3), role: "row" })).toEqual([]);
});
