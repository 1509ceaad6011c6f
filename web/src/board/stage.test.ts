import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { arena, entry } from "../gallery/demo";
import type { Token } from "../lib/types";
import { standing } from "./anchors";
import { geometryOf } from "./geometry";
import { Stage } from "./stage.svelte";

const { board, before, after, log } = arena();
const geometry = geometryOf(board);

const drawn = (stage: Stage) => stage.figures.map(({ token, x, y, scale, opacity }) => ({ id: token.id, health: token.health, x, y, scale, opacity }));
const rest = (tokens: Token[]) => {
  const stand = standing(tokens, geometry);
  return tokens.map(({ id, health }) => ({ id, health, ...stand.get(id)!.at, scale: stand.get(id)!.scale, opacity: 1 }));
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): Stage {
  const stage = new Stage();
  stage.show(before, [], geometry, 1);
  return stage;
}

it("draws the first tokens at once", () => {
  expect(drawn(opened())).toEqual(rest(before));
});
it("moves figures on their way, and ends where the scene says", async () => {
  const stage = opened();
  stage.show(after, log, geometry, 1);
  expect(drawn(stage)).toEqual(rest(before));
  await vi.advanceTimersByTimeAsync(300);
  const [hero] = drawn(stage);
  expect(rest(before)[0]).not.toMatchObject({ x: hero!.x, y: hero!.y });
  expect(rest(after)[0]).not.toMatchObject({ x: hero!.x, y: hero!.y });
  await vi.advanceTimersByTimeAsync(6000);
  expect(drawn(stage)).toEqual(rest(after));
  expect(stage.floats).toEqual([]);
});
it("shows numbers while they matter", async () => {
  const stage = opened();
  const hurt = before.map((token) => (token.id === "hero" ? { ...token, health: 5 } : token));
  stage.show(hurt, [entry(0, "hit", { figure: "hero", amount: 3 })], geometry, 1);
  await vi.advanceTimersByTimeAsync(50);
  expect(stage.floats.map((float) => float.text)).toEqual(["−3"]);
});
it("gives way to the next update in the midst of a play", async () => {
  const stage = opened();
  stage.show(after, log, geometry, 1);
  await vi.advanceTimersByTimeAsync(300);
  stage.show(before, [], geometry, 1);
  expect(drawn(stage)).toEqual(rest(before));
  await vi.advanceTimersByTimeAsync(6000);
  expect(drawn(stage)).toEqual(rest(before));
});
it("plays nothing at speed 0, nor the same entries twice", async () => {
  const stage = opened();
  stage.show(after, log, geometry, 0);
  expect(drawn(stage)).toEqual(rest(after));
  stage.show(before, log, geometry, 1);
  expect(drawn(stage)).toEqual(rest(before));
});
