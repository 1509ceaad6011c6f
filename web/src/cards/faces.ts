/** How a card's data are laid out on its face. */
import type { Card } from "../lib/types";

export interface Part {
  id: string;
  lines: readonly string[];
  /** Nothing for halves, whose place says what they are. */
  heading: string;
}

export interface Face {
  /** Two halves with the initiative between them … */
  halves: readonly [Part, Part] | null;
  /** … or parts one below the other. */
  parts: readonly Part[];
}

const HALVES = ["top", "bottom"] as const;
const PLAIN: ReadonlySet<string> = new Set([...HALVES, "effect"]);

export function face(card: Card): Face {
  const parts = Object.entries(card.parts).map(([id, lines]) => ({ id, lines, heading: PLAIN.has(id) ? "" : id }));
  const [top, bottom] = HALVES.map((id) => parts.find((part) => part.id === id));
  return { halves: top && bottom && parts.length === 2 ? [top, bottom] : null, parts };
}

/** Letters to a line of text, and of a name, at the usual size. */
const LINE = 20;
const NAME = 16;

const lines = (text: string, length: number): number => Math.max(1, Math.ceil(text.length / length));

/** How much there is to read, for the size of the letters; what is packed needs a wider card too. */
export function density(card: Card): "airy" | "normal" | "dense" | "packed" {
  const text = Object.values(card.parts).flat();
  const weight = text.reduce((sum, line) => sum + lines(line, LINE), lines(card.name, NAME));
  return weight > 9 ? "packed" : weight > 7 ? "dense" : weight > 5 ? "normal" : "airy";
}

const STATES: ReadonlySet<string> = new Set(["ready", "spent", "lost", "active", "consumed", "offered"]);
const WORN: ReadonlySet<string> = new Set(["spent", "lost", "consumed"]);

/** How a card stands: the first of its marks that names a state; later marks tell its kind. */
export function stateOf(card: Card): string {
  return card.marks.find((mark) => STATES.has(mark)) ?? "";
}

export function worn(card: Card): boolean {
  return WORN.has(stateOf(card));
}
