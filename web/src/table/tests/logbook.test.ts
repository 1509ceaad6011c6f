import { describe, expect, it } from "vitest";
import { askable, chapters, folded, lastOfEnemies, learnt } from "../logbook";
import { entry, token } from "./pieces";

const sides = { m1: "enemy", hero: "hero" } as const;

describe("chapters", () => {
  it("puts entries under the heading before them", () => {
    const log = [entry(0), entry(1, { heading: true, text: "Round 1" }), entry(2), entry(3), entry(4, { heading: true, text: "Round 2" })];
    expect(chapters(log).map((chapter) => [chapter.heading, chapter.entries.map(({ number }) => number)])).toEqual([
      ["", [0]],
      ["Round 1", [2, 3]],
      ["Round 2", []],
    ]);
  });

  it("folds the set-up once a round has begun", () => {
    const before = chapters([entry(0), entry(1)]);
    expect(before.map((chapter) => [chapter.setUp, folded(chapter, before)])).toEqual([[true, false]]);
    const after = chapters([entry(0), entry(1), entry(2, { heading: true, text: "Round 1" }), entry(3)]);
    expect(after.map((chapter) => [chapter.setUp, folded(chapter, after)])).toEqual([[true, true], [false, false]]);
  });

  it("takes the middle of a log for no set-up", () => expect(chapters([entry(7)])[0]?.setUp).toBe(false));

  it("is empty without a log", () => expect(chapters([])).toEqual([]));
});

describe("askable", () => {
  it("asks about rules and about what enemies do", () => {
    expect(askable(entry(1, { rules: ["X-1"] }), sides)).toBe(true);
    expect(askable(entry(1, { figure: "m1", cue: "move" }), sides)).toBe(true);
    expect(askable(entry(1, { figure: "hero", cue: "move" }), sides)).toBe(false);
    expect(askable(entry(1, { rules: ["X-1"], heading: true }), sides)).toBe(false);
  });
});

describe("lastOfEnemies", () => {
  it("takes the last move or attack before anything else", () => {
    const log = [entry(1, { figure: "m1", cue: "move" }), entry(2, { figure: "m1", rules: ["X-1"] }), entry(3, { figure: "hero", cue: "move", rules: ["X-1"] })];
    expect(lastOfEnemies(log, sides)?.number).toBe(1);
    expect(lastOfEnemies(log.slice(1), sides)?.number).toBe(2);
    expect(lastOfEnemies(log.slice(2), sides)).toBeNull();
  });
});

describe("learnt", () => {
  it("remembers who has left, and keeps its identity when nothing is new", () => {
    const first = learnt({}, [token("m1", 1)]);
    expect(learnt(first, [token("m1", 2)])).toBe(first);
    expect(learnt(first, [token("hero", 1, "hero")])).toEqual({ m1: "enemy", hero: "hero" });
  });
});
