/** How the data of a card is laid out on its face. */
import type { Card, Sign } from "../lib/types";

export interface Part {
  id: string;
  lines: readonly string[];
  /** One for every line; an empty name if no icon fits. */
  icons: readonly string[];
  /** Empty for halves, which are identified by their position. */
  heading: string;
}

export interface Face {
  /** Two halves with the initiative between them … */
  halves: readonly [Part, Part] | null;
  /** … or parts one below another. */
  parts: readonly Part[];
}

const HALVES = ["top", "bottom"] as const;
const PLAIN: ReadonlySet<string> = new Set([...HALVES, "effect", "attributes"]);

export function face(card: Card): Face {
  const parts = Object.entries(card.parts).map(([id, lines]) => ({ id, lines, icons: card.icons[id] ?? [], heading: PLAIN.has(id) ? "" : id }));
  const [top, bottom] = HALVES.map((id) => parts.find((part) => part.id === id));
  return { halves: top && bottom && parts.length === 2 ? [top, bottom] : null, parts };
}

const LINE = 24;

/** From large text to small; packed cards are also wider. */
const SIZES = ["airy", "normal", "dense", "packed", "tiny"] as const;
export const SMALLEST = SIZES.length - 1;

/** The text size, based on how much there is to read and how many sizes have already failed to fit. */
export function density(card: Card, tried = 0): (typeof SIZES)[number] {
  const weight = Object.values(card.parts)
    .flat()
    .reduce((sum, line) => sum + 1 + Math.floor(line.length / LINE), 0);
  const first = weight > 10 ? 2 : weight > 5 ? 1 : 0;
  return SIZES[Math.min(SMALLEST, first + tried)] ?? "tiny";
}

const WORN: ReadonlySet<string> = new Set(["spent", "lost", "consumed"]);
const AWAY: ReadonlySet<string> = new Set(["too-dear", "no-slot", "sold-out", "left-behind", "later", "too-high"]);
const STATES: ReadonlySet<string> = new Set(["ready", "active", "offered", "in-force", "bought", ...WORN, ...AWAY]);
const PRICE = /^(price|xp):(\d+)$/;
const ANY = "X";

/** The state of a card: the first of its marks that names a state; later marks give its kind. */
export function stateOf(card: Card): string {
  return card.marks.find((mark) => STATES.has(mark)) ?? "";
}

export function worn(card: Card): boolean {
  return WORN.has(stateOf(card));
}

/** Visible but unavailable: it cannot be taken, or has been put aside. */
export function away(card: Card): boolean {
  return AWAY.has(stateOf(card));
}

export interface Price {
  /** In gold, or in experience. */
  in: "price" | "xp";
  amount: number;
}
/** The price of a card that is for sale. */
export function priceOf(card: Card): Price | null {
  for (const mark of card.marks) {
    const found = PRICE.exec(mark);
    if (found) return { in: found[1] as Price["in"], amount: Number(found[2]) };
  }
  return null;
}

/** The level as printed; empty if the card has none. */
export function levelOf(card: Card): string {
  if (card.marks.includes(ANY)) return ANY;
  return card.level ? String(card.level) : "";
}

/** Marks shown as words at the bottom of a card, the state first. Price and level are shown elsewhere, and a price already implies that the card
 * is on offer. */
export function footmarks(card: Card): string[] {
  const priced = priceOf(card) !== null;
  const words = card.marks.filter((mark) => mark !== ANY && !PRICE.test(mark) && !(priced && mark === "offered"));
  const state = stateOf(card);
  return [...words.filter((mark) => mark === state), ...words.filter((mark) => mark !== state)];
}

/** The edges of a card, clockwise. */
const EDGES = ["top", "right", "bottom", "left"] as const;

export interface JointOf {
  edge: (typeof EDGES)[number];
  sign: Sign;
}

/** The symbols by which a card can be joined to others. */
export function jointsOf(card: Card): JointOf[] {
  return EDGES.flatMap((edge) => {
    const sign = card.joints[edge];
    return sign ? [{ edge, sign }] : [];
  });
}
