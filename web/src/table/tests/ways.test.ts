import { describe, expect, it } from "vitest";
import { origins, wayOf } from "../ways";
import { entry, token } from "./pieces";

const step = (number: number, figure: string, ...path: number[]) => entry(number, { cue: "move", figure, path });

describe("origins", () => {
  it("follows figures through an update", () => {
    const fresh = [step(1, "m1", 2, 3), step(2, "m2", 9), step(3, "m1", 4)];
    expect(origins({ 0: 7 }, [token("m1", 1), token("m2", 8)], fresh)).toEqual({ 0: 7, 1: 1, 2: 8, 3: 3 });
  });

  it("knows nothing of figures that were not there", () => expect(origins({}, [], [step(1, "m1", 2)])).toEqual({}));
});

describe("wayOf", () => {
  it("begins where the figure stood", () => {
    expect(wayOf(step(5, "m1", 2, 3), [], { 5: 1 }, [])).toEqual([1, 2, 3]);
    expect(wayOf(step(5, "m1", 2, 3), [step(4, "m2", 8), step(3, "m1", 1)], {}, [])).toEqual([1, 2, 3]);
  });

  it("tells only what is known", () => {
    expect(wayOf(step(5, "m1", 2, 3), [], {}, [])).toEqual([2, 3]);
    expect(wayOf(step(5, "m1", 2, 3), [], { 5: 2 }, [])).toEqual([2, 3]);
  });

  it("goes from who attacks to the target", () => {
    const attack = entry(5, { cue: "attack", figure: "m1", target: "hero" });
    expect(wayOf(attack, [], {}, [token("m1", 1), token("hero", 3, "hero")])).toEqual([1, 3]);
    expect(wayOf(entry(5, { cue: "gain", figure: "m1" }), [], {}, [token("m1", 1)])).toEqual([]);
  });
});
