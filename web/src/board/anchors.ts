/** Where choices appear on a board: at a figure, or at a cell (where the named figure would go). Choices that share a place are offered together. */
import type { Choice, Token } from "../lib/types";
import type { Band, Geometry, Point } from "./geometry";
import { FIGURE, places } from "./geometry";

export interface Anchor {
  id: string;
  cell: number;
  /** The figure it refers to, if it refers to only one. */
  figure: string;
  choices: Choice[];
  at: Point;
  outline: Point[];
}

/** Whether two enemies form a band: they are in the same group and have the same number. */
export const together = (a: Token, b: Token): boolean =>
  a.side === "enemy" && a.group !== "" && a.group === b.group && a.number === b.number && a.cell === b.cell;

function bandsOf(tokens: readonly Token[]): Band[] {
  const bands: Band[] = [];
  tokens.forEach((token, n) => {
    const before = tokens[n - 1];
    if (before && together(before, token)) bands.at(-1)!.size += 1;
    else bands.push({ size: 1, fresh: before !== undefined && before.side !== token.side });
  });
  return bands;
}

/** Where figures stand; several in a cell stand side by side. */
export function standing(tokens: readonly Token[], geometry: Geometry): Map<string, { at: Point; scale: number }> {
  const byCell = new Map<number, Token[]>();
  for (const token of tokens) byCell.set(token.cell, [...(byCell.get(token.cell) ?? []), token]);
  const found = new Map<string, { at: Point; scale: number }>();
  for (const [cell, there] of byCell) {
    const free = places(geometry, cell, bandsOf(there));
    there.forEach((token, n) => {
      const place = free[n];
      if (place) found.set(token.id, place);
    });
  }
  return found;
}

const around = ({ x, y }: Point, reach: number): Point[] => [
  { x: x - reach, y: y - reach },
  { x: x + reach, y: y - reach },
  { x: x + reach, y: y + reach },
  { x: x - reach, y: y + reach },
];

/** In drawing order: figures with their own anchors are above their zones. If figures are drawn smaller than `least`, which is too small to hit,
 * their zone is used instead. */
export function anchorsOf(choices: readonly Choice[], tokens: readonly Token[], geometry: Geometry, least = 0): Anchor[] {
  const stand = standing(tokens, geometry);
  const found = new Map<string, Anchor>();
  for (const choice of choices) {
    const named = choice.figure ? tokens.find((t) => t.id === choice.figure) : undefined;
    const token = choice.cell < 0 || named?.cell === choice.cell ? named : undefined;
    const cell = token?.cell ?? choice.cell;
    const centre = geometry.centre.get(cell);
    if (!centre) continue;
    const single = token !== undefined && geometry.layout === "zones" && stand.get(token.id)!.scale * FIGURE >= least;
    const id = single ? `figure ${token.id}` : `cell ${cell}`;
    const known = found.get(id);
    if (known) {
      known.choices.push(choice);
      if (known.figure !== (token?.id ?? "")) known.figure = "";
      continue;
    }
    const place = single ? stand.get(token.id)! : { at: centre, scale: 1 };
    const outline = single ? around(place.at, (place.scale * FIGURE) / 2) : [...geometry.outline.get(cell)!];
    found.set(id, { id, cell, figure: token?.id ?? "", choices: [choice], at: place.at, outline });
  }
  const alone = (anchor: Anchor): number => Number(anchor.id.startsWith("figure"));
  return [...found.values()].sort((a, b) => alone(a) - alone(b) || a.at.y - b.at.y || a.at.x - b.at.x);
}
