import { expect, it } from "vitest";
import type { Turn } from "../../lib/types";
import { leading } from "../ribbon";

const turns = (...states: Turn["state"][]): Turn[] => states.map((state, n) => ({ figure: `f${n}`, name: `F${n}`, initiative: 10, state, parts: [] }));

it("begins just before who acts, so that the next ones are in view", () => {
  expect(leading(turns("done", "done", "done", "acting", "waiting", "waiting"))).toBe(2);
  expect(leading(turns("acting", "waiting"))).toBe(0);
});

it("goes by who is next where nobody acts", () => {
  expect(leading(turns("done", "done", "waiting", "waiting"))).toBe(1);
  expect(leading(turns("done", "done"))).toBe(0);
  expect(leading([])).toBe(0);
});
