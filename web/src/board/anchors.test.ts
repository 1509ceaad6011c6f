import { describe, expect, it } from "vitest";
import { choice, hexes, sign, zones, zoneTokens } from "../gallery/demo";
import type { Token } from "../lib/types";
import { anchorsOf, standing, together } from "./anchors";
import { distance, geometryOf } from "./geometry";

const flat = geometryOf(hexes("hex-flat"));
const rat: Token = { ...zoneTokens()[2]!, id: "rat", board: "hex-flat", cell: 6 };

describe("anchors", () => {
  it("lie at cells, and at the cells of figures", () => {
    const found = anchorsOf([choice("a", "A", { cell: 1 }), choice("b", "B", { figure: "rat", cell: 6 })], [rat], flat);
    expect(found.map((a) => [a.cell, a.figure])).toEqual([[1, ""], [6, "rat"]]);
  });
  it("lie at the cell where a figure would go, not where it stands", () => {
    expect(anchorsOf([choice("push", "Push", { cell: 1, figure: "rat" })], [rat], flat).map((a) => a.cell)).toEqual([1]);
  });
  it("gather what shares a cell", () => {
    const [found, ...rest] = anchorsOf([choice("a", "A", { cell: 6 }), choice("b", "B", { figure: "rat" })], [rat], flat);
    expect(rest).toEqual([]);
    expect(found!.choices.map((c) => c.key)).toEqual(["a", "b"]);
    expect(found!.figure).toBe("");
  });
  it("leave out what is not on this board", () => {
    expect(anchorsOf([choice("a", "A", { cell: 99 }), choice("b", "B", { figure: "nobody" }), choice("c", "C")], [rat], flat)).toEqual([]);
  });
  it("keep figures of one zone apart, and above it", () => {
    const geometry = geometryOf(zones());
    const tokens = zoneTokens();
    const found = anchorsOf([choice("a", "A", { figure: "e1" }), choice("b", "B", { figure: "e2" }), choice("c", "C", { cell: 1 })], tokens, geometry);
    expect(found.map((a) => a.id)).toEqual(["cell 1", "figure e1", "figure e2"]);
    const stand = standing(tokens, geometry);
    expect(distance(stand.get("e1")!.at, stand.get("e2")!.at)).toBeGreaterThan(40);
  });
  it("leave figures too small to be hit to their zone", () => {
    const [found, ...rest] = anchorsOf([choice("a", "A", { figure: "e1" }), choice("b", "B", { figure: "e2" })], zoneTokens(), geometryOf(zones()), 200);
    expect(rest).toEqual([]);
    expect([found!.id, found!.choices.map((c) => c.key)]).toEqual(["cell 1", ["a", "b"]]);
  });
  it("put those of one group and number side by side", () => {
    const leader: Token = { ...zoneTokens()[2]!, id: "e1-boss", rank: sign("boss"), group: "ghouls" };
    const band = { ...zoneTokens()[2]!, group: "ghouls" };
    expect(together(band, leader)).toBe(true);
    expect(together(band, { ...leader, number: 2 })).toBe(false);
    const [a, b] = [...standing([band, leader], geometryOf(zones())).values()];
    expect(a!.at.y).toBe(b!.at.y);
  });
});
