import { describe, expect, it } from "vitest";
import { extended, patched, rejoined } from "./patch";
import type { LogEntry } from "./types";

const entry = (number: number, text = `${number}`): LogEntry => ({ number, event: "e", text, cue: "", figure: "", target: "", path: [], amount: 0, rules: [], heading: false });

describe("patched", () => {
  const scene = { title: { text: "a" }, tokens: [{ id: "x", cell: 1 }, { id: "y", cell: 2 }], outcome: null as string | null };

  it("sets a value deep inside and keeps everything else as it was", () => {
    const after = patched(scene, [{ at: ["tokens", 1, "cell"], set: 7, cut: false }]);
    expect(after.tokens[1]).toEqual({ id: "y", cell: 7 });
    expect(after.tokens[0]).toBe(scene.tokens[0]);
    expect(after.title).toBe(scene.title);
    expect(scene.tokens[1]!.cell).toBe(2);
  });

  it("appends, cuts and replaces in order", () => {
    const after = patched(scene, [
      { at: ["tokens", 2], set: { id: "z", cell: 3 }, cut: false },
      { at: ["tokens", 0], cut: true },
      { at: ["outcome"], set: "won", cut: false },
    ]);
    expect(after.tokens.map((t) => t.id)).toEqual(["y", "z"]);
    expect(after.outcome).toBe("won");
  });

  it("takes a missing value as null, and an empty path as the whole", () => {
    expect(patched({ a: 1 as number | null }, [{ at: ["a"], cut: false }])).toEqual({ a: null });
    expect(patched({ a: 1 }, [{ at: [], set: { a: 2 }, cut: false }])).toEqual({ a: 2 });
  });

  it("cuts a key of a record", () => {
    expect(patched({ a: 1, b: 2 } as Record<string, number>, [{ at: ["a"], cut: true }])).toEqual({ b: 2 });
  });

  it("refuses a place that is not there", () => {
    expect(() => patched(scene, [{ at: ["tokens", 5, "cell"], set: 1, cut: false }])).toThrow(RangeError);
    expect(() => patched(scene, [{ at: ["outcome", "x"], set: 1, cut: false }])).toThrow(RangeError);
  });
});

describe("logs", () => {
  it("take back what was undone before adding", () => {
    expect(extended([entry(0), entry(1), entry(2)], 1, [entry(1, "new")]).map((e) => e.text)).toEqual(["0", "new"]);
    expect(extended([entry(40), entry(41)], 41, []).map((e) => e.number)).toEqual([40]);
  });

  it("join what was missed to what was there", () => {
    expect(rejoined([entry(0), entry(1)], [entry(1, "again"), entry(2)]).map((e) => e.text)).toEqual(["0", "again", "2"]);
    expect(rejoined([entry(0)], [])).toEqual([]);
  });
});
