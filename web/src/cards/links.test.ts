import { describe, expect, it } from "vitest";
import { between, direct, inPlace, links, onCard, toFigure } from "./links";
import type { Offer } from "../table/options";
import { card, choice, zone } from "../table/tests/pieces";

const offer = (key: string, more: Parameters<typeof choice>[1]): Offer => ({ choice: choice(key, more), place: "card", key: "" });
const zones = [
  zone("equipped", "play", ["vest"], { free: ["weapon", "weapon"] }),
  zone("inventory", "hand", ["hat", "axe", "tonic"]),
  { ...zone("monsters", "reference", []), cards: [card("brute")] },
  zone("theirs", "hand", ["box"], { seat: 1 }),
];
const players = [
  { seat: 0, name: "Ann", figure: "ann", icon: "" },
  { seat: 1, name: "Bob", figure: "bob", icon: "" },
];
const attach = offer("attach:hat:vest", { card: "hat", item: "vest" });
const main = offer("main:axe", { card: "axe", item: "weapon" });
const give = offer("give:tonic:bob", { card: "tonic", figure: "bob" });
const found = (...offers: Offer[]) => links(offers, zones, players, 0);

describe("links", () => {
  it("join two cards, whichever is taken", () => {
    const all = found(attach);
    expect(between(all, "hat", onCard("vest"))).toEqual([attach]);
    expect(between(all, "vest", onCard("hat"))).toEqual([attach]);
    expect(all.get("hat")?.[0]?.moves).toBe(true);
    expect(all.get("vest")?.[0]?.moves).toBe(false);
  });

  it("put a card in a free place, or in another player's hands", () => {
    const all = found(main, give);
    expect(between(all, "axe", inPlace("weapon"))).toEqual([main]);
    expect(between(all, "tonic", toFigure("bob"))).toEqual([give]);
  });

  it("are none where the other end is not in front of the player", () => {
    const elsewhere = [
      offer("main:axe", { card: "axe", item: "apparel" }),
      offer("attach:hat:box", { card: "hat", item: "box" }),
      offer("attach:hat:brute", { card: "hat", item: "brute" }),
      offer("attach:box:vest", { card: "box", item: "vest" }),
      offer("use:tonic:ann", { card: "tonic", figure: "ann" }),
      offer("use:tonic:brute", { card: "tonic", figure: "brute" }),
      offer("use:tonic:bob", { card: "tonic", figure: "bob", cell: 3 }),
      offer("use:vest:bob", { card: "vest", figure: "bob" }),
      offer("keep:axe", { card: "axe" }),
    ];
    expect(found(...elsewhere).size).toBe(0);
  });

  it("are all there for a spectator", () => expect([...links([attach], zones, players, null).keys()]).toEqual(["hat", "vest"]));
});

describe("taking a card", () => {
  it("chooses its only option if that moves it", () => {
    const all = found(attach);
    expect(direct(all.get("hat") ?? [])).toBe(attach);
    expect(direct(all.get("vest") ?? [])).toBeUndefined();
  });

  it("asks for the place if there are several, or none", () => {
    const all = found(offer("main:hat", { card: "hat", item: "weapon" }), attach);
    expect(direct(all.get("hat") ?? [])).toBeUndefined();
    expect(direct([])).toBeUndefined();
  });
});
