/** Cards that have been chosen but are still in the hand, in the order of choice. */
import type { Question, Zone } from "../lib/types";

/** The cards in a seat's hand. */
export function inHand(zones: readonly Zone[], seat: number | null): Set<string> {
  return new Set(zones.filter((zone) => zone.role === "hand" && zone.seat === seat).flatMap((zone) => zone.cards.map((card) => card.id)));
}

/** Derived from previous choices, and from the question, which may name the cards; a card that is offered (again) is not chosen. A question that
 * offers no cards of the hand is about something else: the choice is over. */
export function picked(before: readonly string[], question: Question | null, zones: readonly Zone[], seat: number | null): string[] {
  const held = inHand(zones, seat);
  const offered = new Set((question?.choices ?? []).map((choice) => choice.card).filter(Boolean));
  if (question && ![...offered].some((card) => held.has(card))) return [];
  const named = Object.values(question?.prompt.args ?? {}).flat().map(String);
  return [...new Set([...named, ...before])].filter((card) => held.has(card) && !offered.has(card));
}
