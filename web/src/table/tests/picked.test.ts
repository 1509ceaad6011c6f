import { expect, it } from "vitest";
import type { Question } from "../../lib/types";
import { picked } from "../picked";
import { choice, message, question, zone } from "./pieces";

const hand = [zone("hand", "hand", ["leap", "slash", "guard"], { seat: 0 })];
const asking = (args: object, ...cards: string[]): Question =>
  question(0, cards.map((card) => choice(`card:${card}`, { card })), { prompt: { ...message("Which?"), args: args as Record<string, never> } });

it("takes the card that a question names for chosen", () => {
  expect(picked([], asking({ lead: "slash" }, "leap", "guard"), hand, 0)).toEqual(["slash"]);
});

it("keeps what was chosen, in its order, while others decide", () => {
  expect(picked(["slash", "leap"], null, hand, 0)).toEqual(["slash", "leap"]);
});

it("ends with the question: the next one is about other cards, or about none", () => {
  const offer = zone("offer", "offer", ["hat"], { seat: 0 });
  expect(picked(["slash"], asking({ card: "slash" }, "hat"), [...hand, offer], 0)).toEqual([]);
  expect(picked(["slash"], asking({}), hand, 0)).toEqual([]);
  expect(picked(["slash"], asking({}, "leap"), hand, 0)).toEqual(["slash"]);
});

it("forgets what is offered again, or has left the hand", () => {
  expect(picked(["slash"], asking({}, "leap", "slash", "guard"), hand, 0)).toEqual([]);
  expect(picked(["gone", "slash"], null, hand, 0)).toEqual(["slash"]);
  expect(picked(["slash"], null, hand, 1)).toEqual([]);
});
