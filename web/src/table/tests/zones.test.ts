import { describe, expect, it } from "vitest";
import type { Offer } from "../options";
import { besideOthers, layout, several, size } from "../zones";
import { choice, zone } from "./pieces";

const wants = (id: string): Offer => ({ choice: choice(`take:${id}`, { card: id }), place: "card", key: "" });
const zones = [
  zone("active", "play", ["stance"]),
  zone("hand", "hand", ["leap", "parry"]),
  zone("discard", "pile", ["feint"]),
  zone("items", "items", ["boots"]),
  zone("monsters", "reference", ["guard"], { seat: -1 }),
  zone("supply", "offer", []),
  zone("theirs", "hand", [], { seat: 1, hidden: 3 }),
];
const ids = (found: readonly { id: string }[]): string[] => found.map(({ id }) => id);

describe("layout", () => {
  it("sorts zones by role and owner", () => {
    const laid = layout(zones, 0, []);
    expect(ids(laid.rows)).toEqual(["hand", "active"]);
    expect(ids(laid.piles)).toEqual(["discard"]);
    expect(ids(laid.items)).toEqual(["items"]);
    expect(ids(laid.reference)).toEqual(["monsters"]);
    expect(ids(laid.others)).toEqual(["theirs"]);
  });

  it("opens a pile of which a card can be chosen, and puts it first", () => {
    const laid = layout(zones, 0, [wants("feint")]);
    expect(ids(laid.rows)).toEqual(["discard", "hand", "active"]);
    expect(laid.piles).toEqual([]);
  });

  it("puts the zone that is asked about before the others", () => {
    expect(ids(layout(zones, 0, [wants("stance")]).rows)).toEqual(["active", "hand"]);
  });

  it("shows all zones to who looks on, those of several players beside their names", () => {
    expect(ids(layout(zones, null, []).rows)).toEqual(["hand", "theirs", "active"]);
    expect(ids(layout(zones, null, []).others)).toEqual(["discard", "items"]);
    const alone = layout(zones.slice(0, 6), null, []);
    expect([ids(alone.piles), ids(alone.items), ids(alone.others)]).toEqual([["discard"], ["items"], []]);
  });
});

describe("trees", () => {
  const branches = [zone("branch-a", "tree", ["spark", "flame"]), zone("branch-b", "tree", ["guard"])];
  it("stay closed until something of them can be chosen", () => {
    expect(layout([...zones, ...branches], 0, [])).toMatchObject({ trees: branches, growing: false });
    expect(layout([...zones, ...branches], 0, [wants("flame")]).growing).toBe(true);
  });
  it("of others are kept together", () => {
    const theirs = branches.map((branch) => ({ ...branch, seat: 1 }));
    const [beside] = besideOthers(layout([...zones, ...theirs], 0, []).others, []);
    expect([ids(beside!.zones), ids(beside!.trees)]).toEqual([["theirs"], ["branch-a", "branch-b"]]);
  });
});

describe("free places", () => {
  it("show a zone without cards", () => {
    expect(ids(layout([zone("worn", "play", [], { free: ["body"] }), zone("none", "play", [])], 0, []).rows)).toEqual(["worn"]);
  });
});

describe("besideOthers", () => {
  it("groups zones by seat under its name, without empty piles", () => {
    const theirs = [zones[6]!, zone("theirs too", "pile", ["feint"], { seat: 1 }), zone("nothing", "pile", [], { seat: 1 }), zone("spent", "hand", [], { seat: 1 })];
    const found = besideOthers(theirs, [{ seat: 1, name: "Spellweaver", player: "Ann" }]);
    expect(found).toHaveLength(1);
    expect(found[0]!.name).toBe("Spellweaver · Ann");
    expect(ids(found[0]!.zones)).toEqual(["theirs", "theirs too", "spent"]);
  });
});

describe("size", () => {
  it("counts what lies face down too", () => expect(size(zone("deck", "pile", ["a"], { hidden: 4 }))).toBe(5));
});

describe("several groups", () => {
  const gets = (id: string, cards: readonly string[], seat = -1) => zone(id, "offer", cards, { seat });

  it("are two or more of which each has cards", () => {
    expect(several([gets("ann", ["axe"]), gets("bob", ["box"])], 0)).toBe(true);
    expect(several([gets("ann", ["axe"]), gets("bob", []), ...zones], 0)).toBe(false);
  });

  it("count only if the seat sees them", () => {
    expect(several([gets("ann", ["axe"]), gets("bob", ["box"], 1)], 0)).toBe(false);
    expect(several([gets("ann", ["axe"]), gets("bob", ["box"], 1)], null)).toBe(true);
  });

  it("stand before what is asked about", () => {
    const rows = layout([gets("ann", ["axe"]), ...zones], 0, [wants("leap")]).rows;
    expect(ids(rows)).toEqual(["ann", "hand", "active"]);
  });
});
