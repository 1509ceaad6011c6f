/** Boards of squares: which sides of joined ground are edges, where the outer wall is open, where tiles meet, and how columns and rows are named. */
import type { Board } from "../lib/types";
import { between, distance, round, sidesOf, SQUARE, type Geometry, type Point, type RimPiece, type Segment } from "./geometry";

/** The number of squares along a side of a tile. */
export const TILE = 10;

/** Marks of cells by which the outer wall can be passed. */
const WAYS = ["entry-token", "exit-token", "unexplored-border"] as const;
export type Way = (typeof WAYS)[number];

/** A cell by which the board is entered, left or explored. */
export interface Opening extends RimPiece {
  way: Way;
  /** Nothing is beyond: the outer wall is open here. Otherwise a tile is, behind a wall. */
  outer: boolean;
  /** Whether the opening ends here, seen from the inside: on the left, and on the right. */
  ends: readonly [boolean, boolean];
}

const key = (a: Point): string => `${round(a.x)} ${round(a.y)}`;
const sideKey = ({ from, to }: Segment): string => key(between(from, to));

function outwards({ from, to }: Segment): Point {
  const length = distance(from, to);
  return { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
}

/** The sides of these cells that no two of them share. */
export function edgesOf(geometry: Geometry, cells: readonly number[]): RimPiece[] {
  const sides = cells.flatMap((cell) => sidesOf(geometry.outline.get(cell) ?? []).map((side) => ({ ...side, cell, out: outwards(side) })));
  const counts = new Map<string, number>();
  for (const side of sides) counts.set(sideKey(side), (counts.get(sideKey(side)) ?? 0) + 1);
  return sides.filter((side) => counts.get(sideKey(side)) === 1);
}

export const marked = (board: Board, mark: string): number[] => board.cells.filter((cell) => cell.marks.includes(mark)).map((cell) => cell.id);

/** The openings of a board. An opening leads off the board, or else through the wall of its cell; its two cells lie side by side. */
export function openingsOf(board: Board, geometry: Geometry): Opening[] {
  const rim = new Set(geometry.rim.map((piece) => `${piece.cell} ${sideKey(piece)}`));
  const walls = new Set(board.edges.filter((edge) => edge.kind === "wall").flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
  const at = new Map([...geometry.centre].map(([cell, point]) => [key(point), cell]));
  return WAYS.flatMap((way) => {
    const cells = new Set(marked(board, way));
    return [...cells].flatMap((cell): Opening[] => {
      const centre = geometry.centre.get(cell)!;
      const found = sidesOf(geometry.outline.get(cell)!).map((side) => {
        const out = outwards(side);
        const step = (turn: Point): number | undefined => at.get(key({ x: centre.x + turn.x * 2 * SQUARE, y: centre.y + turn.y * 2 * SQUARE }));
        const [left, right] = [step({ x: out.y, y: -out.x }), step({ x: -out.y, y: out.x })].map((other) => other !== undefined && cells.has(other));
        const outer = rim.has(`${cell} ${sideKey(side)}`);
        const beyond = step(out);
        const rank = (outer ? 2 : beyond !== undefined && walls.has(`${cell} ${beyond}`) ? 1 : 0) * 2 + (left || right ? 1 : 0);
        return { ...side, cell, out, way, outer, rank, ends: [!left, !right] as const };
      });
      const best = found.reduce((a, b) => (b.rank > a.rank ? b : a));
      return best.rank > 1 ? [best] : [];
    });
  });
}

/** The pieces of the rim where the outer wall is closed. */
export function closedRim(geometry: Geometry, openings: readonly Opening[]): RimPiece[] {
  const open = new Set(openings.filter((opening) => opening.outer).map((opening) => `${opening.cell} ${sideKey(opening)}`));
  return geometry.rim.filter((piece) => !open.has(`${piece.cell} ${sideKey(piece)}`));
}

/** The lines along which the tiles of a board of squares meet, one for every pair of cells. */
export function seamsOf(board: Board, geometry: Geometry): Segment[] {
  if (geometry.layout !== "square") return [];
  const line = 2 * SQUARE * TILE;
  const rim = new Set(geometry.rim.map(sideKey));
  const meets = (at: number): boolean => Math.abs(at / line - Math.round(at / line)) < 1e-6;
  return board.cells.flatMap((cell) =>
    sidesOf(geometry.outline.get(cell.id)!).filter((side) => {
      const { x, y } = outwards(side);
      return !rim.has(sideKey(side)) && ((x > 0.5 && meets(side.from.x)) || (y > 0.5 && meets(side.from.y)));
    }),
  );
}

/** A column or row: where its middle is, and its name. */
export interface Line {
  at: number;
  name: string;
}
/** The names of columns and rows, if the cells of a board of squares are named "column,row"; otherwise none. */
export function linesOf(board: Board, geometry: Geometry): { columns: Line[]; rows: Line[] } {
  const found = { columns: new Map<number, string>(), rows: new Map<number, string>() };
  const none = { columns: [], rows: [] };
  if (geometry.layout !== "square") return none;
  for (const cell of board.cells) {
    const [column, row, ...more] = cell.name.split(",");
    const { x, y } = geometry.centre.get(cell.id)!;
    if (!column || !row || more.length || (found.columns.get(x) ?? column) !== column || (found.rows.get(y) ?? row) !== row) return none;
    found.columns.set(x, column);
    found.rows.set(y, row);
  }
  const lines = (names: ReadonlyMap<number, string>): Line[] => [...names].map(([at, name]) => ({ at, name })).sort((a, b) => a.at - b.at);
  return { columns: lines(found.columns), rows: lines(found.rows) };
}

/** The edge of broken ground along a side: a band inside the side, as deep as `least` at its ends and up to `most` between them. */
export function ledge({ from, to, out }: RimPiece, next: () => number, least: number, most: number, teeth = 5): Point[] {
  const inwards = (p: Point, by: number): Point => ({ x: p.x - out.x * by, y: p.y - out.y * by });
  const middle = Array.from({ length: teeth - 1 }, (_, n) => {
    const at = between(from, to, (n + 1 + (next() - 0.5) * 0.5) / teeth);
    return inwards(at, least + next() * (most - least));
  });
  return [from, to, inwards(to, least), ...middle.reverse(), inwards(from, least)];
}
