import { expect, it } from "vitest";
import type { Turn } from "../../lib/types";
import { current, importance } from "../ribbon";

const turns = (...states: Turn["state"][]): Turn[] => states.map((state, n) => ({ figure: `f${n}`, name: `F${n}`, initiative: 10, state, parts: [] }));

it("is about who acts, or else about who is next", () => {
  expect(current(turns("done", "done", "done", "acting", "waiting", "waiting"))).toBe(3);
  expect(current(turns("done", "done", "waiting", "waiting"))).toBe(2);
  expect(current(turns("done", "done"))).toBe(0);
  expect(current([])).toBe(0);
});

it("names first who acts, then those that follow, and last those that are joined to another", () => {
  expect(importance(turns("done", "acting", "waiting", "waiting", "waiting"), [false, false, false, true, false])).toEqual([1, 2, 4, 0, 3]);
  expect(importance(turns("waiting", "acting"), [false, true])).toEqual([1, 0]);
  expect(importance([], [])).toEqual([]);
});
