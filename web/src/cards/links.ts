/** Options that put a card somewhere: on another card, in a free place, or in another player's hands. */
import type { Player, Zone } from "../lib/types";
import { SHARED, type Offer } from "../table/options";

export interface Link {
  /** The other end: a card, a free place by its mark, or a figure. */
  to: string;
  offer: Offer;
  /** Whether the card itself is put there; otherwise the other end is put on it. */
  moves: boolean;
}

/** The links of every card that has any, by its id. */
export type Links = ReadonlyMap<string, readonly Link[]>;

export const onCard = (id: string): string => `card ${id}`;
export const inPlace = (mark: string): string => `place ${mark}`;
export const toFigure = (id: string): string => `figure ${id}`;

export function links(offers: readonly Offer[], zones: readonly Zone[], players: readonly Player[], seat: number | null): Links {
  const mine = zones.filter((zone) => zone.role !== "reference" && (seat === null || zone.seat === seat || zone.seat === SHARED));
  const cards = new Set(mine.flatMap((zone) => zone.cards.map((card) => card.id)));
  const held = new Set(mine.filter((zone) => zone.role === "hand").flatMap((zone) => zone.cards.map((card) => card.id)));
  const places = new Set(mine.flatMap((zone) => zone.free));
  const others = new Set(players.filter((player) => player.seat !== seat).map((player) => player.figure));
  const found = new Map<string, Link[]>();
  const add = (card: string, link: Link): unknown => found.set(card, [...(found.get(card) ?? []), link]);
  for (const offer of offers) {
    const { card, item, figure, cell } = offer.choice;
    if (!cards.has(card)) continue;
    if (cards.has(item)) {
      add(card, { to: onCard(item), offer, moves: true });
      add(item, { to: onCard(card), offer, moves: false });
    } else if (places.has(item)) add(card, { to: inPlace(item), offer, moves: true });
    else if (cell < 0 && held.has(card) && others.has(figure)) add(card, { to: toFigure(figure), offer, moves: true });
  }
  return found;
}

/** What is chosen by taking a card: its only option, if it moves the card. Otherwise the player has to say where it goes. */
export function direct(of: readonly Link[]): Offer | undefined {
  const [first, ...rest] = of;
  return first?.moves && rest.length === 0 ? first.offer : undefined;
}

/** The options that lead from a card to somewhere. */
export function between(all: Links, card: string, to: string): Offer[] {
  return (all.get(card) ?? []).filter((link) => link.to === to).map((link) => link.offer);
}
