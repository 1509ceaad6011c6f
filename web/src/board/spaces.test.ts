import { describe, expect, it } from "vitest";
import { rooms, tiles, zones } from "../gallery/demo";
import type { Board } from "../lib/types";
import { distance, geometryOf, inside, SQUARE } from "./geometry";
import { closedRim, edgesOf, ledge, linesOf, marked, openingsOf, seamsOf, type Opening } from "./spaces";

const board = tiles();
const geometry = geometryOf(board);
const openings = openingsOf(board, geometry);
const cellAt = (column: number, row: number): number => (row - 1) * 20 + column - 1;
const opening = (column: number, row: number): Opening => openings.find(({ cell }) => cell === cellAt(column, row))!;

describe("joined ground", () => {
  it("has edges only where it ends", () => {
    expect(edgesOf(geometry, [cellAt(1, 1)])).toHaveLength(4);
    expect(edgesOf(geometry, [cellAt(1, 1), cellAt(2, 1)])).toHaveLength(6);
    expect(edgesOf(geometry, [cellAt(1, 1), cellAt(2, 2)])).toHaveLength(8);
    const chasm = marked(board, "chasm");
    expect(chasm).toHaveLength(9);
    for (const { from, to, out, cell } of edgesOf(geometry, chasm)) {
      const middle = { x: (from.x + to.x) / 2 + out.x, y: (from.y + to.y) / 2 + out.y };
      expect(inside(geometry.outline.get(cell)!, middle)).toBe(false);
    }
  });
  it("breaks off inside its cell, and meets the next edge", () => {
    const [side] = edgesOf(geometry, [0]);
    const band = ledge(side!, () => 0.5, 6, 10);
    expect(band.slice(0, 2)).toEqual([side!.from, side!.to]);
    for (const point of band) expect(inside(geometry.outline.get(0)!, point)).toBe(true);
    expect([distance(band[1]!, band[2]!), distance(band.at(-1)!, band[0]!)]).toEqual([6, 6]);
  });
});

describe("openings", () => {
  it("lead out of the outer wall", () => {
    const counts = ["entry-token", "exit-token", "unexplored-border"].map((kind) => openings.filter(({ way }) => way === kind).length);
    expect(counts).toEqual([2, 2, 4]);
    expect(openings.every(({ outer }) => outer)).toBe(true);
    const ways = [opening(5, 1), opening(1, 4), opening(5, 8), opening(14, 6)].map(({ out }) => [out.x + 0, out.y + 0]);
    expect(ways).toEqual([[0, -1], [-1, 0], [0, 1], [1, 0]]);
  });
  it("end where their two cells end, seen from the inside", () => {
    expect([opening(5, 1).ends, opening(6, 1).ends]).toEqual([[true, false], [false, true]]);
    expect([opening(1, 4).ends, opening(1, 5).ends]).toEqual([[false, true], [true, false]]);
  });
  it("leave gaps in the rim", () => {
    expect(closedRim(geometry, openings)).toHaveLength(geometry.rim.length - openings.length);
    expect(closedRim(geometry, [])).toEqual(geometry.rim);
  });
  it("stay behind their wall where another tile is beyond", () => {
    const marks = (id: number): string[] => ([cellAt(10, 4), cellAt(10, 3)].includes(id) ? ["entry-token"] : []);
    const inner: Board = { ...board, cells: board.cells.map((cell) => ({ ...cell, marks: marks(cell.id) })) };
    const found = openingsOf(inner, geometry);
    expect(found.map(({ out, outer }) => [out.x, outer])).toEqual([[1, false], [1, false]]);
    expect(closedRim(geometry, found)).toEqual(geometry.rim);
  });
  it("are nowhere for a cell inside a tile", () => {
    const inner: Board = { ...board, cells: board.cells.map((cell) => ({ ...cell, marks: cell.id === cellAt(3, 3) ? ["exit-token"] : [] })) };
    expect(openingsOf(inner, geometry)).toEqual([]);
  });
});

describe("tiles", () => {
  it("meet after every tenth square", () => {
    const seams = seamsOf(board, geometry);
    expect(seams).toHaveLength(8);
    for (const { from, to } of seams) expect([from.x, to.x]).toEqual([20 * SQUARE, 20 * SQUARE]);
    expect(seamsOf(rooms(), geometryOf(rooms()))).toEqual([]);
    expect(seamsOf(zones(), geometryOf(zones()))).toEqual([]);
  });
});

describe("columns and rows", () => {
  it("have the names of their cells", () => {
    const { columns, rows } = linesOf(board, geometry);
    expect(columns.map(({ name }) => name)).toEqual(Array.from({ length: 14 }, (_, n) => `${n + 1}`));
    expect(rows[2]).toEqual({ at: 5 * SQUARE, name: "3" });
  });
  it("have none if cells are named otherwise, and on other boards", () => {
    const named = (name: string): Board => ({ ...board, cells: board.cells.map((cell) => (cell.id === 0 ? { ...cell, name } : cell)) });
    for (const name of ["Gate", "2,1", "1,2", "1,1,1"]) expect(linesOf(named(name), geometry)).toEqual({ columns: [], rows: [] });
    expect(linesOf(zones(), geometryOf(zones()))).toEqual({ columns: [], rows: [] });
  });
});
