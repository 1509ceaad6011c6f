import { describe, expect, it } from "vitest";
import type { Board, Cell } from "../lib/types";
import { cellAt, centreOf, distance, edgeSegment, geometryOf, HEX, outlineOf, places, SQUARE, ZONE, type Band } from "./geometry";

const cell = (id: number, x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  id, name: `${id}`, x, y, marks: [], label: "", text: null, light: true, width: 2, height: 2, ...more,
});
const board = (layout: Board["layout"], cells: Cell[]): Board => ({ id: "b", layout, cells, edges: [] });
const inradius = (HEX * Math.sqrt(3)) / 2;

describe("centres", () => {
  it("puts all six neighbours of a flat hex at the same distance", () => {
    const around = [cell(1, 4, 0), cell(2, 4, 4), cell(3, 2, 1), cell(4, 2, 3), cell(5, 6, 1), cell(6, 6, 3)];
    const middle = centreOf(cell(0, 4, 2), "hex-flat");
    for (const other of around) expect(distance(middle, centreOf(other, "hex-flat"))).toBeCloseTo(2 * inradius);
  });
  it("puts all six neighbours of a pointy hex at the same distance", () => {
    const around = [cell(1, 2, 2), cell(2, 6, 2), cell(3, 3, 1), cell(4, 5, 1), cell(5, 3, 3), cell(6, 5, 3)];
    const middle = centreOf(cell(0, 4, 2), "hex-pointy");
    for (const other of around) expect(distance(middle, centreOf(other, "hex-pointy"))).toBeCloseTo(2 * inradius);
  });
  it("counts squares and zones from their upper left corners", () => {
    expect(centreOf(cell(0, 2, 4), "square")).toEqual({ x: 3 * SQUARE, y: 5 * SQUARE });
    expect(centreOf(cell(0, 2, 0, { width: 4, height: 3 }), "zones")).toEqual({ x: 4 * ZONE, y: 1.5 * ZONE });
  });
});

describe("outlines", () => {
  it("has corners at the sides of flat hexes and at the top of pointy ones", () => {
    const flat = outlineOf(cell(0, 0, 0), "hex-flat");
    expect(flat).toHaveLength(6);
    expect(flat[0]).toEqual({ x: HEX, y: 0 });
    expect(outlineOf(cell(0, 0, 0), "hex-pointy").some((p) => Math.abs(p.x) < 1e-9 && Math.abs(p.y + HEX) < 1e-9)).toBe(true);
  });
  it("follows the size of a zone", () => {
    const [corner, , opposite] = outlineOf(cell(0, 2, 2, { width: 4, height: 2 }), "zones");
    expect(corner).toEqual({ x: 2 * ZONE, y: 2 * ZONE });
    expect(opposite).toEqual({ x: 6 * ZONE, y: 4 * ZONE });
  });
});

describe("edges", () => {
  it("lies on the side that two hexes share", () => {
    const g = geometryOf(board("hex-flat", [cell(0, 0, 0), cell(1, 2, 1)]));
    const { from, to } = edgeSegment(g, { a: 0, b: 1 })!;
    expect(distance(from, to)).toBeCloseTo(HEX);
    for (const end of [from, to]) expect(distance(end, g.centre.get(0)!)).toBeCloseTo(distance(end, g.centre.get(1)!));
  });
  it("is as long as two zones touch", () => {
    const g = geometryOf(board("zones", [cell(0, 0, 0, { height: 4 }), cell(1, 2, 1)]));
    const { from, to } = edgeSegment(g, { a: 0, b: 1 })!;
    expect([from.x, to.x]).toEqual([2 * ZONE, 2 * ZONE]);
    expect([from.y, to.y].sort((a, b) => a - b)).toEqual([ZONE, 3 * ZONE]);
  });
  it("crosses the way between cells that do not touch, and is nowhere for cells that are not there", () => {
    const g = geometryOf(board("square", [cell(0, 0, 0), cell(1, 4, 0)]));
    expect(edgeSegment(g, { a: 0, b: 1 })!.from.x).toBeCloseTo(3 * SQUARE);
    expect(edgeSegment(g, { a: 0, b: 9 })).toBeNull();
  });
});

describe("the rim", () => {
  it("leaves out what neighbours share", () => {
    expect(geometryOf(board("hex-flat", [cell(0, 0, 0)])).rim).toHaveLength(6);
    expect(geometryOf(board("hex-flat", [cell(0, 0, 0), cell(1, 2, 1)])).rim).toHaveLength(10);
    expect(geometryOf(board("square", [cell(0, 0, 0), cell(1, 2, 0)])).rim).toHaveLength(6);
  });
  it("keeps the part of a zone's side that nobody touches, and points outwards", () => {
    const { rim, bounds } = geometryOf(board("zones", [cell(0, 0, 0, { height: 4 }), cell(1, 2, 0)]));
    const right = rim.filter((piece) => piece.cell === 0 && piece.out.x > 0.9);
    expect(right).toHaveLength(1);
    expect(distance(right[0]!.from, right[0]!.to)).toBeCloseTo(2 * ZONE);
    expect(rim.filter((piece) => piece.cell === 0 && piece.out.y < -0.9)).toHaveLength(1);
    expect(bounds).toEqual({ left: 0, top: 0, width: 4 * ZONE, height: 4 * ZONE });
  });
});

const singles = (count: number): Band[] => Array.from({ length: count }, () => ({ size: 1, fresh: false }));

describe("places in a cell", () => {
  it("puts one in the middle, two side by side", () => {
    const g = geometryOf(board("hex-flat", [cell(0, 0, 0)]));
    expect(places(g, 0, singles(1))[0]!.at).toEqual(g.centre.get(0));
    const [a, b] = places(g, 0, singles(2));
    expect(a!.at.x).toBeLessThan(b!.at.x);
    expect(a!.at.y).toBeCloseTo(b!.at.y);
  });
  it("keeps many figures inside their zone and apart", () => {
    const g = geometryOf(board("zones", [cell(0, 0, 0)]));
    const found = places(g, 0, singles(9));
    expect(found).toHaveLength(9);
    for (const { at } of found) expect(cellAt(g, at)).toBe(0);
    const least = Math.min(...found.flatMap((p, n) => found.slice(n + 1).map((q) => distance(p.at, q.at))));
    expect(least).toBeGreaterThan(30);
  });
  it("gives each side of many rows of its own, and splits no band", () => {
    const g = geometryOf(board("zones", [cell(0, 0, 0)]));
    const bands = [...singles(4), { size: 2, fresh: true }, { size: 2, fresh: false }, { size: 1, fresh: false }];
    const found = places(g, 0, bands).map(({ at }) => at.y);
    const rows = new Map<number, number[]>();
    found.forEach((y, n) => rows.set(y, [...(rows.get(y) ?? []), n]));
    const together = (a: number, b: number): boolean => [...rows.values()].some((row) => row.includes(a) && row.includes(b));
    expect(together(3, 4)).toBe(false);
    expect([together(4, 5), together(6, 7)]).toEqual([true, true]);
  });
  it("leaves room for what lies in a zone, unless there are many", () => {
    const bare = geometryOf(board("zones", [cell(0, 0, 0)]));
    const full = geometryOf(board("zones", [cell(0, 0, 0, { marks: ["treasure:2"] })]));
    expect(places(full, 0, singles(2))[1]!.at.y).toBeLessThan(places(bare, 0, singles(2))[1]!.at.y);
    expect(places(full, 0, singles(6))).toEqual(places(bare, 0, singles(6)));
  });
});

it("finds the cell at a point", () => {
  const g = geometryOf(board("hex-pointy", [cell(3, 0, 0), cell(4, 2, 0)]));
  expect(cellAt(g, g.centre.get(4)!)).toBe(4);
  expect(cellAt(g, { x: 0, y: HEX + 1 })).toBeNull();
});
