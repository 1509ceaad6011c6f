/** What is asked of a seat, and where each option is to be found: on the board, on a card, or in the list. */
import type { Card, Choice, Question, Scene, Zone } from "../lib/types";
import { RESERVED } from "./keys";

/** The seat number of decisions that all at a table share. */
export const SHARED = -1;

export type Place = "board" | "card" | "list";

export interface Offer {
  choice: Choice;
  place: Place;
  /** The key that chooses it; empty where the board or the list of all options is the way. */
  key: string;
}

const DIGITS = "1234567890";
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !RESERVED.has(letter)).join("");
export const HOTKEYS = DIGITS + LETTERS;

/** The question that this seat can answer now. */
export function myQuestion(scene: Scene | null, seat: number | null): Question | null {
  if (!scene || seat === null) return null;
  return scene.questions.find((question) => question.seat === seat) ?? scene.questions.find((question) => question.seat === SHARED) ?? null;
}

/** The card that a choice is about, if it lies before the seat (null: any), where it can be seen at once. */
export function cardOf(choice: Choice, zones: readonly Zone[], seat: number | null = null): Card | null {
  const id = choice.card || choice.item;
  if (!id) return null;
  for (const zone of zones) {
    if (zone.role === "reference" || (seat !== null && zone.seat !== seat && zone.seat !== SHARED)) continue;
    const found = zone.cards.find((card) => card.id === id);
    if (found) return found;
  }
  return null;
}

export function placeOf(choice: Choice, scene: Scene, seat: number | null = null): Place {
  if (choice.cell >= 0 && scene.boards.some((board) => board.cells.some((cell) => cell.id === choice.cell))) return "board";
  if (choice.figure && scene.tokens.some((token) => token.id === choice.figure)) return "board";
  return cardOf(choice, scene.zones, seat) ? "card" : "list";
}

/** What an option says, with the remark on it. */
export const said = (choice: Choice): string => (choice.note ? `${choice.text.text} (${choice.note.text})` : choice.text.text);

/** All options with their places; those in the list come first in the order of keys, then those on cards, then (when listed too) the board's.
 * Options that weigh much come last, and never have the first key. */
export function offers(question: Question | null, scene: Scene, all: boolean, seat: number | null = null): Offer[] {
  if (!question) return [];
  const choices = [...question.choices.filter((choice) => !choice.confirm), ...question.choices.filter((choice) => choice.confirm)];
  const placed = choices.map((choice): Offer => ({ choice, place: placeOf(choice, scene, seat), key: "" }));
  const order: Place[] = all ? ["list", "card", "board"] : ["list", "card"];
  const keyed = order.flatMap((place) => placed.filter((offer) => offer.place === place));
  const plain = keyed.filter((offer) => !offer.choice.confirm);
  plain.forEach((offer, n) => (offer.key = HOTKEYS[n] ?? ""));
  keyed.filter((offer) => offer.choice.confirm).forEach((offer, n) => (offer.key = HOTKEYS[Math.max(plain.length, 1) + n] ?? ""));
  return placed;
}

/** The part of a card that a choice plays: its verb names the part (`top`), or ends with it (`basic-top`: beside it). */
export function partOf(choice: Choice, card: Card): { part: string; whole: boolean } | null {
  const verb = choice.key.split(":")[0] ?? "";
  for (const part of Object.keys(card.parts)) {
    if (verb === part) return { part, whole: true };
    if (verb.endsWith(`-${part}`)) return { part, whole: false };
  }
  return null;
}
