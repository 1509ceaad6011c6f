import { expect, it } from "vitest";
import type { Question } from "../../lib/types";
import { offers } from "../options";
import { open, remembered } from "../weighty";
import { choice, message, question, scene } from "./pieces";

const first = question(0, [choice("stop", { confirm: true }), choice("rest")], { prompt: message("Which card?") });
const second = question(0, [choice("pass")], { prompt: message("And then?") });

it("keeps a weighty choice in mind when it is not offered any more", () => {
  const known = remembered(remembered([], first), second);
  expect(known).toEqual([{ key: "stop", text: "stop", prompt: "Which card?" }]);
  expect(open(known[0]!, first)).toBe(true);
  expect(open(known[0]!, second)).toBe(false);
  expect(open(known[0]!, null)).toBe(false);
  expect(remembered(known, first)).toHaveLength(1);
});

it("never gives a weighty choice the first key", () => {
  const keys = (question: Question): string[] => offers(question, scene(), false).map((offer) => `${offer.choice.key} ${offer.key}`);
  expect(keys(first)).toEqual(["rest 1", "stop 2"]);
  expect(keys({ ...first, choices: [choice("stop", { confirm: true })] })).toEqual(["stop 2"]);
});
