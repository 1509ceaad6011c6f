import { expect, it } from "vitest";
import type { Player, Track } from "../../lib/types";
import { laidOut, ownerOf } from "../tracks";

const players: Player[] = ["Bruiser", "Weaver"].map((name, seat) => ({ seat, name, figure: "", icon: "" }));
const track = (id: string, text: string, args: Record<string, string> = {}, role: Track["role"] = "number"): Track => ({
  id, name: { id, args: args as Track["name"]["args"], text }, at: 1, maximum: 0, role, seat: -1, slots: [],
});
const of = (id: string, what: string, role: Track["role"] = "number"): Track[] => players.map(({ name }) => track(id, `${name}: ${what}`, { who: name }, role));
const [level, elements, deck] = [track("level", "Level"), track("elements", "Elements", {}, "elements"), track("deck", "Enemies: deck", {}, "notes")];

it("knows whom a track is about by the name that its message carries", () => {
  expect(of("xp", "experience").map((found) => ownerOf(found, players)?.seat)).toEqual([0, 1]);
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
  expect(laidOut([goal], players)).toEqual({ numbers: [goal], ledger: null, others: [] });
  expect(laidOut(of("xp", "experience").slice(0, 1), players.slice(0, 1)).ledger).toBeNull();
});
