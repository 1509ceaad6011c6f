/** What a seat is asked, and where each option is shown: on the board, on a card, or in the list. */
import type { Card, Choice, Question, Scene, Zone } from "../lib/types";
import { RESERVED } from "./keys";

/** The seat number of decisions shared by everyone at the table. */
export const SHARED = -1;

export type Place = "board" | "card" | "list";

export interface Offer {
  choice: Choice;
  place: Place;
  /** The key that chooses it; empty if it is chosen on the board or in the list of all options. */
  key: string;
}

const DIGITS = "1234567890";
const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"].filter((letter) => !RESERVED.has(letter)).join("");
export const HOTKEYS = DIGITS + LETTERS;

/** The question this seat can answer now. */
export function myQuestion(scene: Scene | null, seat: number | null): Question | null {
  if (!scene || seat === null) return null;
  return scene.questions.find((question) => question.seat === seat) ?? scene.questions.find((question) => question.seat === SHARED) ?? null;
}

/** The card a choice refers to, if it is in front of the seat (null: any seat) and directly visible. */
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

/** The text of an option, with its note. */
export const said = (choice: Choice): string => (choice.note ? `${choice.text.text} (${choice.note.text})` : choice.text.text);

/** All options with their places. Keys are assigned first to those in the list, then to those on cards, then (if listed too) to the board's.
 * Weighty options come last and never get the first key. */
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

/** The part of a card that a choice plays: its verb is the part (`top`), or ends with it (`basic-top`: next to it). */
export function partOf(choice: Choice, card: Card): { part: string; whole: boolean } | null {
  const verb = choice.key.split(":")[0] ?? "";
  for (const part of Object.keys(card.parts)) {
    if (verb === part) return { part, whole: true };
    if (verb.endsWith(`-${part}`)) return { part, whole: false };
  }
  return null;
}
