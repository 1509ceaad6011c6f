/** Where cells are in the plane. Cells have doubled coordinates: neighbours in a row are 2 apart; for hexes see `centreOf`. */
import type { Board, Cell, Edge } from "../lib/types";
import { thingsOf } from "./terrain";

export interface Point {
  x: number;
  y: number;
}
export interface Segment {
  from: Point;
  to: Point;
}
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** A piece of the outline of all cells together; `out` points away from the floor. */
export interface RimPiece extends Segment {
  cell: number;
  out: Point;
}
export interface Geometry {
  layout: Board["layout"];
  centre: ReadonlyMap<number, Point>;
  outline: ReadonlyMap<number, readonly Point[]>;
  /** The radius of the largest circle around the centre that fits inside the cell. */
  room: ReadonlyMap<number, number>;
  /** Zones that contain things. */
  laden: ReadonlySet<number>;
  rim: readonly RimPiece[];
  bounds: Box;
}

/** Centre to corner of a hex. */
export const HEX = 48;
/** Half a square. */
export const SQUARE = 42;
/** Half a zone of normal width; zones hold several figures. */
export const ZONE = 92;
/** The height of a wall seen from the front. */
export const WALL_FACE = 20;
const ROOT3 = Math.sqrt(3);
const CLOSE = 0.5;

/** Flat hexes are in columns 2 apart in x, and 2 apart in y within a column; pointy hexes are in rows 1 apart in y, and 2 apart in x within a row.
 * Squares and zones are rectangles with their upper left corner at (x, y). */
export function centreOf(cell: Cell, layout: Board["layout"]): Point {
  switch (layout) {
    case "hex-flat":
      return { x: cell.x * HEX * 0.75, y: (cell.y * HEX * ROOT3) / 2 };
    case "hex-pointy":
      return { x: (cell.x * HEX * ROOT3) / 2, y: cell.y * HEX * 1.5 };
    case "square":
      return { x: (cell.x + 1) * SQUARE, y: (cell.y + 1) * SQUARE };
    case "zones":
      return { x: (cell.x + cell.width / 2) * ZONE, y: (cell.y + cell.height / 2) * ZONE };
  }
}

/** The corners of a cell, clockwise. */
export function outlineOf(cell: Cell, layout: Board["layout"]): Point[] {
  const { x, y } = centreOf(cell, layout);
  if (layout === "hex-flat" || layout === "hex-pointy") {
    const turn = layout === "hex-flat" ? 0 : -30;
    return [0, 1, 2, 3, 4, 5].map((n) => {
      const angle = ((turn + 60 * n) * Math.PI) / 180;
      return { x: x + HEX * Math.cos(angle), y: y + HEX * Math.sin(angle) };
    });
  }
  const halfWidth = layout === "square" ? SQUARE : (cell.width * ZONE) / 2;
  const halfHeight = layout === "square" ? SQUARE : (cell.height * ZONE) / 2;
  return [
    { x: x - halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y - halfHeight },
    { x: x + halfWidth, y: y + halfHeight },
    { x: x - halfWidth, y: y + halfHeight },
  ];
}

export const sidesOf = (outline: readonly Point[]): Segment[] =>
  outline.map((from, n) => ({ from, to: outline[(n + 1) % outline.length]! }));

export const between = (a: Point, b: Point, part = 0.5): Point => ({ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part });
export const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
  y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
});
export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** An outline shrunk towards its centre. */
export const shrunk = (outline: readonly Point[], centre: Point, by: number): Point[] =>
  outline.map((p) => between(p, centre, Math.min(0.9, by / distance(p, centre))));

export const pointsText = (points: readonly Point[]): string => points.map((p) => `${round(p.x)},${round(p.y)}`).join(" ");
export const pathText = (points: readonly Point[]): string => points.map((p, n) => `${n ? "L" : "M"}${round(p.x)} ${round(p.y)}`).join("");
export const round = (value: number): number => Math.round(value * 100) / 100;

/** The part of `side` that `other` covers, as a span of `side` from 0 to 1; null if they do not overlap. */
function covered(side: Segment, other: Segment): [number, number] | null {
  const length = distance(side.from, side.to);
  const along = { x: (side.to.x - side.from.x) / length, y: (side.to.y - side.from.y) / length };
  const places = [other.from, other.to].map((p) => {
    const dx = p.x - side.from.x;
    const dy = p.y - side.from.y;
    return { at: dx * along.x + dy * along.y, off: Math.abs(dx * along.y - dy * along.x) };
  });
  if (places.some((p) => p.off > CLOSE)) return null;
  const start = Math.max(0, Math.min(places[0]!.at, places[1]!.at));
  const end = Math.min(length, Math.max(places[0]!.at, places[1]!.at));
  return end - start > CLOSE ? [start / length, end / length] : null;
}

/** What remains of 0…1 after the spans are cut out. */
function rest(spans: readonly [number, number][]): [number, number][] {
  const left: [number, number][] = [];
  let at = 0;
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (start - at > 0.01) left.push([at, start]);
    at = Math.max(at, end);
  }
  if (1 - at > 0.01) left.push([at, 1]);
  return left;
}

function rimOf(outlines: ReadonlyMap<number, readonly Point[]>, centres: ReadonlyMap<number, Point>): RimPiece[] {
  const rim: RimPiece[] = [];
  const cells = [...outlines].map(([cell, outline]) => {
    const centre = centres.get(cell)!;
    return { cell, outline, centre, reach: Math.max(...outline.map((p) => distance(p, centre))) };
  });
  for (const { cell, outline, centre, reach } of cells) {
    const near = cells.filter((other) => other.cell !== cell && distance(other.centre, centre) <= reach + other.reach + CLOSE);
    for (const side of sidesOf(outline)) {
      const spans = near.flatMap((other) => sidesOf(other.outline).map((s) => covered(side, s)).filter((span) => span !== null));
      const length = distance(side.from, side.to);
      const out = { x: (side.to.y - side.from.y) / length, y: -(side.to.x - side.from.x) / length };
      for (const [start, end] of rest(spans)) rim.push({ from: between(side.from, side.to, start), to: between(side.from, side.to, end), cell, out });
    }
  }
  return rim;
}

export function geometryOf(board: Board): Geometry {
  const centre = new Map(board.cells.map((cell) => [cell.id, centreOf(cell, board.layout)]));
  const outline = new Map(board.cells.map((cell) => [cell.id, outlineOf(cell, board.layout)]));
  const room = new Map([...outline].map(([id, points]) => [id, Math.min(...sidesOf(points).map((s) => distance(between(s.from, s.to), centre.get(id)!)))]));
  const all = [...outline.values()].flat();
  const xs = all.map((p) => p.x);
  const ys = all.map((p) => p.y);
  const bounds = all.length
    ? { left: Math.min(...xs), top: Math.min(...ys), width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
    : { left: 0, top: 0, width: HEX, height: HEX };
  const laden = new Set(board.layout === "zones" ? board.cells.filter((cell) => thingsOf(cell).length).map((cell) => cell.id) : []);
  return { layout: board.layout, centre, outline, room, laden, rim: rimOf(outline, centre), bounds };
}

/** The side that two cells share, or the shared part of it. */
export function shared(geometry: Geometry, a: number, b: number): Segment | null {
  for (const side of sidesOf(geometry.outline.get(a) ?? [])) {
    for (const other of sidesOf(geometry.outline.get(b) ?? [])) {
      const span = covered(side, other);
      if (span) return { from: between(side.from, side.to, span[0]), to: between(side.from, side.to, span[1]) };
    }
  }
  return null;
}

/** Where to draw the wall or door between two cells: on their shared side, or across the line between them. */
export function edgeSegment(geometry: Geometry, edge: Pick<Edge, "a" | "b">): Segment | null {
  const side = shared(geometry, edge.a, edge.b);
  if (side || !geometry.centre.has(edge.a) || !geometry.centre.has(edge.b)) return side;
  const from = geometry.centre.get(edge.a)!;
  const to = geometry.centre.get(edge.b)!;
  const middle = between(from, to);
  const length = distance(from, to) || 1;
  const across = { x: (-(to.y - from.y) / length) * (HEX / 2), y: ((to.x - from.x) / length) * (HEX / 2) };
  return { from: { x: middle.x - across.x, y: middle.y - across.y }, to: { x: middle.x + across.x, y: middle.y + across.y } };
}

/** Positions for several figures in one cell, and their scale. In zones, figures stand in rows; `bands` are the sizes of groups that stand
 * together, and whether each begins a new row. */
export function places(geometry: Geometry, cell: number, bands: readonly Band[]): { at: Point; scale: number }[] {
  const centre = geometry.centre.get(cell);
  const outline = geometry.outline.get(cell);
  if (!centre || !outline) return [];
  if (geometry.layout !== "zones") {
    const count = bands.reduce((sum, band) => sum + band.size, 0);
    if (count <= 1) return [{ at: centre, scale: 1.1 }];
    const ring = geometry.room.get(cell)! * 0.46;
    return Array.from({ length: count }, (_, n) => {
      const angle = (2 * Math.PI * n) / count + (count === 2 ? Math.PI : -Math.PI / 2);
      return { at: { x: centre.x + ring * Math.cos(angle), y: centre.y + ring * Math.sin(angle) }, scale: count === 2 ? 0.6 : 0.5 };
    });
  }
  const [corner, , opposite] = outline as [Point, Point, Point, Point];
  const width = opposite.x - corner.x - 2 * ZONE_MARGIN;
  const few = !crowded(bands.reduce((sum, band) => sum + band.size, 0));
  const height = opposite.y - corner.y - ZONE_MARGIN - ZONE_TITLE - (few && geometry.laden.has(cell) ? THING : 0);
  const rows = bestRows(few ? bands.map(({ size }) => ({ size, fresh: false })) : bands, width, height);
  const columns = Math.max(...rows, 1);
  const scale = Math.min(1, width / columns / FIGURE, height / rows.length / FIGURE);
  const step = Math.min(width / columns, FIGURE);
  const down = Math.min(height / rows.length, FIGURE);
  const top = corner.y + ZONE_TITLE + (height - rows.length * down) / 2;
  return rows.flatMap((count, row) => {
    const left = centre.x - (count * step) / 2;
    return Array.from({ length: count }, (_, n) => ({ at: { x: left + step * (n + 0.5), y: top + down * (row + 0.5) }, scale }));
  });
}

/** Figures that stand together in a zone. */
export interface Band {
  size: number;
  /** The band begins a new row, because the one before belongs to another side. */
  fresh: boolean;
}

/** The space a figure takes with all its marks. */
export const FIGURE = 80;
const FEW = 3;
/** Above this number, figures need the whole zone: they stand in rows by side, and things move up next to the zone's name. */
export const crowded = (count: number): boolean => count > FEW;
export const ZONE_MARGIN = 10;
export const ZONE_TITLE = 28;
/** The width of the tag with a zone's name. */
export const tagWidth = (cell: Cell): number => (cell.label || cell.name).length * 8 + 14;
/** The space a thing takes. */
export const THING = 44;

/** How many figures are in each row, given the number of columns. */
function rowsOf(bands: readonly Band[], columns: number): number[] {
  const rows: number[] = [];
  for (const { size, fresh } of bands) {
    const last = rows.at(-1);
    if (last === undefined || fresh || last + size > columns) rows.push(size);
    else rows[rows.length - 1] = last + size;
  }
  return rows;
}

/** The rows that allow the largest figures. */
function bestRows(bands: readonly Band[], width: number, height: number): number[] {
  let best: number[] = [];
  let size = 0;
  const count = bands.reduce((sum, band) => sum + band.size, 0);
  for (let columns = 1; columns <= count; columns++) {
    const rows = rowsOf(bands, columns);
    const found = Math.min(FIGURE, width / Math.max(...rows), height / rows.length);
    if (found > size + 0.01) [best, size] = [rows, found];
  }
  return best;
}

/** The cell at a point of the plane. */
export function cellAt(geometry: Geometry, point: Point): number | null {
  for (const [id, outline] of geometry.outline) if (inside(outline, point)) return id;
  return null;
}

export function inside(outline: readonly Point[], point: Point): boolean {
  return sidesOf(outline).every(({ from, to }) => (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x) >= 0);
}
