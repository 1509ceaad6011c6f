/** Cards that are joined to each other: a chain is one thing, its first card the one that the others are joined to. */
import type { Card, Sign } from "../lib/types";

export interface Link {
  card: Card;
  /** The position in the chain of the card that this one is joined to; -1 for the first. */
  to: number;
  /** The edge of this card where they join, and the symbol there. */
  edge: "bottom" | "left" | "";
  sign: Sign | null;
}

export type Chain = readonly [Link, ...Link[]];

/** The chains of a zone, in the order of their first cards. What is joined at the side of a card comes next to it, before what lies on top. */
export function chains(cards: readonly Card[]): Chain[] {
  const there = new Set(cards.map((card) => card.id));
  const first = cards.filter((card) => !there.has(card.on) || card.on === card.id);
  return first.map((card) => {
    const chain: [Link, ...Link[]] = [{ card, to: -1, edge: "", sign: null }];
    grow(chain, 0, cards);
    return chain;
  });
}

function grow(chain: Link[], at: number, cards: readonly Card[]): void {
  const base = chain[at]!.card;
  const joined = cards.filter((card) => card.on === base.id && !chain.some((link) => link.card === card));
  for (const card of [...joined.filter((card) => card.joints.left), ...joined.filter((card) => !card.joints.left)]) {
    const edge = card.joints.left ? "left" : "bottom";
    chain.push({ card, to: at, edge, sign: card.joints[edge] ?? null });
    grow(chain, chain.length - 1, cards);
  }
}
