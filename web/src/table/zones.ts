/** Which card zones are in front of this seat, and which belong to other players. */
import type { Zone } from "../lib/types";
import { SHARED, type Offer } from "./options";

export interface Layout {
  /** Cards to show directly: offers, the hand, cards in play, and piles from which a card can be chosen. */
  rows: Zone[];
  /** Equipment. */
  items: Zone[];
  /** Piles that stay closed, with their counts. */
  piles: Zone[];
  /** Branches of cards that build on each other. */
  trees: Zone[];
  /** Some of them can be chosen. */
  growing: boolean;
  /** Reference cards, such as those of enemies. */
  reference: Zone[];
  /** The cards in front of other seats. */
  others: Zone[];
}

/** From the start of the row; zones from which a card can be chosen come first, and what is on offer before all. */
const ORDER: Zone["role"][] = ["offer", "pile", "hand", "play"];

export function size(zone: Zone): number {
  return zone.cards.length + zone.hidden;
}

export function layout(zones: readonly Zone[], seat: number | null, offered: readonly Offer[]): Layout {
  const wanted = new Set(offered.filter((offer) => offer.place === "card").map((offer) => offer.choice.card || offer.choice.item));
  const found: Layout = { rows: [], items: [], piles: [], trees: [], growing: false, reference: [], others: [] };
  const several = new Set(zones.map((zone) => zone.seat).filter((owner) => owner !== SHARED)).size > 1;
  for (const zone of zones) {
    // Spectators see all hands directly, and the rest under the owners' names.
    const mine = zone.seat === seat || zone.seat === SHARED || (seat === null && (!several || (zone.role !== "items" && zone.role !== "pile" && zone.role !== "tree")));
    if (zone.role === "reference") found.reference.push(zone);
    else if (!mine) found.others.push(zone);
    else if (zone.role === "items") found.items.push(zone);
    else if (zone.role === "tree") found.trees.push(zone);
    else if (zone.role === "pile") (zone.cards.some((card) => wanted.has(card.id)) ? found.rows : found.piles).push(zone);
    else if (size(zone) || zone.role === "hand" || zone.free.length) found.rows.push(zone);
  }
  found.growing = found.trees.some((zone) => zone.cards.some((card) => wanted.has(card.id)));
  const asked = (zone: Zone): number => (zone.role === "offer" || zone.cards.some((card) => wanted.has(card.id)) ? 0 : ORDER.length);
  const rank = (zone: Zone): number => asked(zone) + ORDER.indexOf(zone.role);
  found.rows.sort((a, b) => rank(a) - rank(b));
  return found;
}

/** Whether a question is about several groups of cards, such as what is given and what is taken: they are shown together. */
export function several(zones: readonly Zone[], seat: number | null): boolean {
  return zones.filter((zone) => zone.role === "offer" && zone.cards.length && (seat === null || zone.seat === seat || zone.seat === SHARED)).length > 1;
}

/** The cards in front of another player. */
export interface Beside {
  name: string;
  zones: Zone[];
  trees: Zone[];
}

/** Other players' zones with the names of their seats; empty zones are left out, except the hand. */
export function besideOthers(zones: readonly Zone[], seats: readonly { seat: number; name: string; player: string }[]): Beside[] {
  const bySeat = new Map<number, Zone[]>();
  for (const zone of zones) if (size(zone) || zone.role === "hand") bySeat.set(zone.seat, [...(bySeat.get(zone.seat) ?? []), zone]);
  return [...bySeat].map(([seat, theirs]) => {
    const info = seats.find((known) => known.seat === seat);
    return { name: info ? [info.name, info.player].filter((part) => part !== "").join(" · ") : `${seat + 1}`, zones: theirs.filter((zone) => zone.role !== "tree"), trees: theirs.filter((zone) => zone.role === "tree") };
  });
}
