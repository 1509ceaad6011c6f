import { describe, expect, it } from "vitest";
import { card } from "../table/tests/pieces";
import { away, density, face, footmarks, priceOf, stateOf, worn } from "./faces";

describe("face", () => {
  it("has halves where a card has a top and a bottom and nothing else", () => {
    const laid = face(card("leap", { parts: { bottom: ["Move 2"], top: ["Attack 3"] } }));
    expect(laid.halves?.map((part) => part.lines)).toEqual([["Attack 3"], ["Move 2"]]);
  });

  it("names parts that are no halves", () => {
    const laid = face(card("guard", { parts: { effect: ["Shield 1"], "+ (70)": ["Move 2"] } }));
    expect(laid.halves).toBeNull();
    expect(laid.parts.map((part) => part.heading)).toEqual(["", "+ (70)"]);
  });
});

describe("density", () => {
  it("grows with the text", () => {
    expect(density(card("a", { parts: { effect: ["Move 2"] } }))).toBe("airy");
    expect(density(card("a", { parts: { effect: Array<string>(7).fill("Move 2") } }))).toBe("normal");
    expect(density(card("a", { parts: { effect: Array<string>(5).fill("A line that is long enough to be broken twice on a card") } }))).toBe("dense");
  });

  it("grows with each size that was too large, and ends at the smallest", () => {
    expect([0, 1, 2, 3, 4].map((tried) => density(card("a", { parts: { effect: ["Move 2"] } }), tried))).toEqual(["airy", "normal", "dense", "packed", "tiny"]);
  });
});

describe("marks", () => {
  it("tell the state by the first that names one", () => {
    expect(stateOf(card("boots", { marks: ["ready", "feet", "lost"] }))).toBe("ready");
    expect(worn(card("boots", { marks: ["ready", "feet", "lost"] }))).toBe(false);
    expect(worn(card("boots", { marks: ["spent", "feet"] }))).toBe(true);
    expect(stateOf(card("boots", { marks: ["feet"] }))).toBe("");
  });

  it("at the foot begin with the state, without the price", () => {
    expect(footmarks(card("maul", { marks: ["two-hands", "hammer", "too-high"] }))).toEqual(["too-high", "two-hands", "hammer"]);
    expect(footmarks(card("rage", { marks: ["offered", "xp:5"] }))).toEqual([]);
  });

  it("tell prices in gold and in experience", () => {
    expect(priceOf(card("boots", { marks: ["price:20"] }))).toEqual({ in: "price", amount: 20 });
    expect(priceOf(card("rage", { marks: ["later", "xp:10"] }))).toEqual({ in: "xp", amount: 10 });
    expect(priceOf(card("leap"))).toBeNull();
  });

  it("grey out what comes later", () => expect(away(card("rage", { marks: ["later", "xp:10"] }))).toBe(true));
});
