/** Cards that have been chosen but are still in the hand, in the order of choice. */
import type { Question, Zone } from "../lib/types";

/** Derived from previous choices, and from the question, which may name the cards; a card that is offered (again) is not chosen. */
export function picked(before: readonly string[], question: Question | null, zones: readonly Zone[], seat: number | null): string[] {
  const held = new Set(zones.filter((zone) => zone.role === "hand" && zone.seat === seat).flatMap((zone) => zone.cards.map((card) => card.id)));
  const offered = new Set((question?.choices ?? []).map((choice) => choice.card).filter(Boolean));
  const named = offered.size ? Object.values(question?.prompt.args ?? {}).flat().map(String) : [];
  return [...new Set([...named, ...before])].filter((card) => held.has(card) && !offered.has(card));
}
