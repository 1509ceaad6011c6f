/** Choices that need confirmation. They are offered only at certain moments; until then, the menu says when. */
import type { Question } from "../lib/types";

export interface Weighty {
  key: string;
  text: string;
  /** The question at which it can be chosen. */
  prompt: string;
}

/** The known choices after another question: those it offers replace what was known from it. */
export function remembered(known: readonly Weighty[], question: Question | null): Weighty[] {
  const offered = (question?.choices ?? []).filter((choice) => choice.confirm);
  const fresh = offered.map((choice) => ({ key: choice.key, text: choice.text.text, prompt: question?.prompt.text ?? "" }));
  return [...known.filter((old) => !fresh.some((one) => one.key === old.key)), ...fresh];
}

/** Whether it can be chosen now. */
export const open = (weighty: Weighty, question: Question | null): boolean => question?.choices.some((choice) => choice.confirm && choice.key === weighty.key) ?? false;
