import { describe, expect, it } from "vitest";
import { towards } from "./arrows";

/** Three rows of three, the middle one shifted as hexes are. */
const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => ({ x: column * 80 + (row === 1 ? 40 : 0), y: row * 70 })));

describe("arrow keys", () => {
  it("go to the next place in their direction", () => {
    expect(towards(grid, 3, "ArrowRight")).toBe(4);
    expect(towards(grid, 4, "ArrowLeft")).toBe(3);
  });
  it("take the nearer of two that lie aslant, and do not skip a row", () => {
    expect([0, 1]).toContain(towards(grid, 3, "ArrowUp"));
    expect([6, 7]).toContain(towards(grid, 3, "ArrowDown"));
  });
  it("prefer what lies straight ahead to what is a little nearer but off the line", () => {
    expect(towards([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 70, y: 60 }], 0, "ArrowRight")).toBe(1);
  });
  it("go round where nothing lies ahead", () => {
    expect(towards(grid, 5, "ArrowRight")).toBe(3);
    expect(towards(grid, 0, "ArrowUp")).toBe(6);
  });
  it("stay where there is nothing at all, and for other keys", () => {
    expect(towards([{ x: 0, y: 0 }], 0, "ArrowRight")).toBe(0);
    expect(towards(grid, 4, "Enter")).toBe(4);
  });
  it("reach every place from every other", () => {
    for (const start of grid.keys()) {
      const seen = new Set([start]);
      for (const n of seen) for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) seen.add(towards(grid, n, key));
      expect(seen.size).toBe(grid.length);
    }
  });
});
