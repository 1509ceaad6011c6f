import { expect, it } from "vitest";
import type { Form, NewTable } from "../lib/types";
import { again, following } from "./orders";

const label = { id: "l", args: {} as Record<string, never>, text: "L" };
const option = (value: string, needs: Record<string, string[]> = {}): Form["fields"][number]["options"][number] => ({ value, title: value, about: "", icon: "", needs });
const field = (id: string, options: ReturnType<typeof option>[], per_seat = false): Form["fields"][number] => ({
  id, label, kind: "choice", default: null, minimum: 0, maximum: 0, per_seat, advanced: false, options, rules: [],
});
const form: Form = {
  fields: [field("character", [option("ada"), option("bert")], true), field("scenario", [option("one"), option("two", { character: ["cleo"] }), option("three")])],
  seats: [2],
};
const order = (scenario: string): NewTable => ({
  game: "g", answers: { character: ["ada", "bert"], scenario } as unknown as NewTable["answers"], title: "", seed: 7, bots: { "1": "greedy" }, mine: [0], undo: "free", shared: "first",
});

it("finds the next scenario that goes with the party", () => {
  expect(following(order("one"), form)?.value).toBe("three");
  expect(following(order("three"), form)).toBeNull();
  expect(following(order("elsewhere"), form)).toBeNull();
});

it("orders the same party and seats with other luck", () => {
  expect(again(order("one"))).toEqual({ ...order("one"), seed: null });
  expect(again(order("one"), "three")).toEqual({ ...order("three"), seed: null });
});
