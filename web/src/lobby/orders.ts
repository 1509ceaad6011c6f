/** Remembers how tables were ordered on this device, so that another one with the same party can be opened after a game. */
import { kept } from "../lib/storage";
import type { Form, FormOption, NewTable } from "../lib/types";
import { goes, type Answers } from "./form";

type Kept = [table: string, order: NewTable][];
const KEY = "orders";
/** How many orders are remembered. */
const MOST = 30;
/** The form field for the scenario. */
const SCENARIO = "scenario";

export const orders = {
  remember: (table: string, order: NewTable): void => {
    const others = kept.get<Kept>(KEY, []).filter(([id]) => id !== table);
    kept.set(KEY, [...others, [table, order]].slice(-MOST));
  },
  recall: (table: string): NewTable | null => kept.get<Kept>(KEY, []).find(([id]) => id === table)?.[1] ?? null,
};

/** The same party and seats with a new seed, and in another scenario if one is given. */
export const again = (order: NewTable, scenario?: string): NewTable => ({
  ...order,
  seed: null,
  answers: scenario === undefined ? order.answers : ({ ...order.answers, [SCENARIO]: scenario } as unknown as NewTable["answers"]),
});

/** The next scenario in the game's list that suits the party of an order. */
export function following(order: NewTable, form: Form): FormOption | null {
  const answers = order.answers as Answers;
  const options = form.fields.find((field) => field.id === SCENARIO)?.options ?? [];
  const at = options.findIndex((option) => option.value === answers[SCENARIO]);
  return at < 0 ? null : (options.slice(at + 1).find((option) => goes(option, form, answers, null)) ?? null);
}
