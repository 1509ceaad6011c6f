/** Answers to a game's form: defaults, dependencies between fields, and the order for a table. */
import type { Field, Form, FormOption, NewTable } from "../lib/types";

export type Answer = string | number | boolean | null;
/** Answers by field; for a field asked per seat, they are a list. */
export type Answers = Record<string, Answer | Answer[]>;

const answerOf = (answers: Answers, field: string, seat: number | null): Answer[] => {
  const given = answers[field];
  if (given === undefined) return [];
  if (!Array.isArray(given)) return [given];
  return seat === null ? given : given.slice(seat, seat + 1);
};

/** The value of a field, at one seat if it is asked per seat. */
export const valueOf = (answers: Answers, field: Field, seat: number): Answer => answerOf(answers, field.id, field.per_seat ? seat : null)[0] ?? null;

/** Whether an option is compatible with the other answers. For a seat, that seat's answers count. */
export function goes(option: FormOption, form: Form, answers: Answers, seat: number | null): boolean {
  return Object.entries(option.needs).every(([id, allowed]) => {
    if (!form.fields.some((field) => field.id === id)) return true;
    const given = answerOf(answers, id, seat);
    return given.length === 0 || given.some((answer) => answer !== null && allowed.includes(String(answer)));
  });
}

export const offered = (field: Field, form: Form, answers: Answers, seat: number | null): FormOption[] =>
  field.options.filter((option) => goes(option, form, answers, field.per_seat ? seat : null));

function settledAt(field: Field, form: Form, answers: Answers, seat: number): Answer {
  const value = valueOf(answers, field, seat);
  if (field.kind !== "choice") return value;
  const options = offered(field, form, answers, seat);
  if (options.some((option) => option.value === value)) return value;
  const others = field.per_seat ? answerOf(answers, field.id, null).filter((_, n) => n !== seat) : [];
  return (options.find((option) => !others.includes(option.value)) ?? options[0])?.value ?? null;
}

/** Answers made consistent: the answer to `kept` stays, and incompatible ones are replaced by the first compatible option. */
export function settled(form: Form, answers: Answers, kept: string): Answers {
  const now: Answers = { ...answers };
  for (const field of form.fields) {
    if (field.id === kept) continue;
    const given = now[field.id];
    if (field.per_seat && Array.isArray(given)) {
      const list: Answer[] = [...given];
      now[field.id] = list;
      for (const seat of list.keys()) list[seat] = settledAt(field, form, now, seat);
    } else now[field.id] = settledAt(field, form, now, 0);
  }
  return now;
}

function starting(field: Field): Answer {
  if (field.default !== null) return field.default;
  if (field.kind === "switch") return false;
  return null;
}

/** The initial answers: defaults or, if there are none, the first option; seats differ where possible. */
export function initial(form: Form, seats: number): Answers {
  const blank: Answers = {};
  for (const field of form.fields) {
    const first = starting(field);
    blank[field.id] = field.per_seat ? Array.from({ length: seats }, (_, seat) => (seat === 0 || field.kind !== "choice" ? first : null)) : first;
  }
  return settled(form, blank, "");
}

/** Answers for another number of seats; seats that remain keep theirs. */
export function reseated(form: Form, answers: Answers, seats: number): Answers {
  const fresh = initial(form, seats);
  const now: Answers = { ...answers };
  for (const field of form.fields) {
    const given = answers[field.id];
    if (!field.per_seat || !Array.isArray(given)) continue;
    const taken = given.slice(0, seats);
    now[field.id] = [...taken, ...(fresh[field.id] as Answer[]).slice(taken.length).map((answer) => (taken.includes(answer) ? null : answer))];
  }
  return settled(form, now, "");
}

/** Changes a seat's answer. A seat that has chosen the same option from a list gets the old one in exchange. */
function swapped(field: Field, given: Answer[], seat: number, value: Answer): Answer[] {
  const other = field.kind === "choice" ? given.indexOf(value) : -1;
  const before = given[seat] ?? null;
  return (other >= 0 && other !== seat ? given.with(other, before) : given).with(seat, value);
}

/** Changes the answer to a field, and adjusts the others. */
export function answered(form: Form, answers: Answers, field: Field, seat: number, value: Answer): Answers {
  const given = answers[field.id];
  const next = field.per_seat && Array.isArray(given) ? swapped(field, given, seat, value) : value;
  return settled(form, { ...answers, [field.id]: next }, field.id);
}

/** Anything left out takes its default on the server. */
export function order(game: string, answers: Answers, rest: Omit<NewTable, "game" | "answers">): NewTable {
  const given = Object.entries(answers).filter(([, answer]) => answer !== null && !(Array.isArray(answer) && answer.includes(null)));
  return { game, answers: Object.fromEntries(given) as NewTable["answers"], ...rest };
}
