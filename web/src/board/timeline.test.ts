import { describe, expect, it } from "vitest";
import { arena, entry } from "../gallery/demo";
import { along } from "./stage.svelte";
import { BEAT, stepsOf } from "./timeline";

const { before, after, log } = arena();

describe("steps", () => {
  it("follow the entries in order and end where the update ends", () => {
    const steps = stepsOf(before, after, log);
    expect(steps.map((step) => step.cue)).toEqual(log.map((line) => line.cue));
    expect(steps.at(-1)!.tokens.map(({ id, cell, health }) => [id, cell, health])).toEqual(after.map(({ id, cell, health }) => [id, cell, health]));
  });
  it("begin a move where the figure stands, whether or not the path says so", () => {
    const paths = [[7, 11], [3, 7, 11]].map((path) => stepsOf(before, after, [entry(0, "move", { figure: "hero", path })])[0]!.path);
    expect(paths).toEqual([[3, 7, 11], [3, 7, 11]]);
  });
  it("last longer the longer the way is", () => {
    const [step] = stepsOf(before, after, [log[0]!]);
    expect(step!.lasts).toBeGreaterThan(BEAT);
  });
  it("never bring health below nothing", () => {
    const [step] = stepsOf(before, after, [entry(0, "hit", { figure: "rat2", amount: 99 })]);
    expect(step!.tokens.find((t) => t.id === "rat2")!.health).toBe(0);
  });
  it("leave out what cannot be shown", () => {
    const odd = [entry(0, "hit", { figure: "nobody" }), entry(1, "round"), entry(2, "move", { figure: "hero", path: [3] }), entry(3, "appear", { figure: "ghost" }), entry(4, "appear", { figure: "hero" })];
    expect(stepsOf(before, after, odd)).toEqual([]);
  });
});

it("goes along a line by its length", () => {
  const line = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 30 }];
  expect(along(line, 0.5)).toEqual({ x: 10, y: 10 });
  expect(along(line, 1)).toEqual({ x: 10, y: 30 });
  expect(along([{ x: 1, y: 2 }, { x: 1, y: 2 }], 0.4)).toEqual({ x: 1, y: 2 });
});
