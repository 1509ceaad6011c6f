/** Previews and measurements for the gallery, which has no rules: the shortest path over adjacent cells. */
import { centreOf, distance, geometryOf, shared } from "../board/geometry";
import { t } from "../lib/i18n.svelte";
import type { Board, Choice, Preview, Ruler, Token } from "../lib/types";

/** Adjacent cells without a wall or closed door between them. */
function neighbours(board: Board): Map<number, number[]> {
  const geometry = geometryOf(board);
  const barred = new Set(board.edges.filter((e) => e.state !== "open").flatMap((e) => [`${e.a} ${e.b}`, `${e.b} ${e.a}`]));
  return new Map(
    board.cells.map(({ id }) => [id, board.cells.flatMap((other) => (other.id !== id && !barred.has(`${id} ${other.id}`) && shared(geometry, id, other.id) ? [other.id] : []))]),
  );
}

export function wayBetween(board: Board, from: number, to: number): number[] {
  const near = neighbours(board);
  const solid = new Set(board.cells.filter((c) => c.marks.includes("obstacle") || c.marks.includes("wall")).map((c) => c.id));
  const came = new Map<number, number>([[from, from]]);
  for (const cell of came.keys()) {
    for (const next of near.get(cell) ?? []) if (!came.has(next) && (next === to || !solid.has(next))) came.set(next, cell);
  }
  if (!came.has(to)) return [];
  const way = [to];
  while (way[0] !== from) way.unshift(came.get(way[0]!)!);
  return way;
}

export function looked(board: Board, tokens: readonly Token[], choice: Choice, acting: string): Preview {
  const actor = tokens.find((token) => token.id === acting && token.board === board.id);
  const figures = choice.figure ? [choice.figure] : [];
  const path = actor && choice.cell >= 0 && !choice.figure ? wayBetween(board, actor.cell, choice.cell) : [];
  const target = tokens.find((token) => token.id === choice.figure);
  const notes = path.length > 1 ? [{ id: "way", args: {}, text: t("ui-board-ruler-way", { steps: path.length - 1 }) }] : [];
  return { path, cells: target ? [target.cell] : [], figures, notes };
}

export function measured(board: Board, a: number, b: number): Ruler {
  const path = wayBetween(board, a, b);
  const [from, to] = [a, b].map((id) => centreOf(board.cells.find((cell) => cell.id === id)!, board.layout));
  const room = geometryOf(board).room.get(a)! * 2;
  return { distance: Math.round(distance(from!, to!) / room), sight: board.cells.find((cell) => cell.id === b)!.light, path };
}
