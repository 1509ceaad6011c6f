import { describe, expect, it } from "vitest";
import { shift } from "../inview";

describe("how far a box scrolls to what can be chosen", () => {
  const box = { from: 100, to: 500 };

  it("stays where all is seen", () => {
    expect(shift(box, [{ from: 120, to: 200 }, { from: 400, to: 490 }], 20)).toBe(0);
    expect(shift(box, [], 20)).toBe(0);
  });

  it("goes back to options that were scrolled away", () => {
    expect(shift(box, [{ from: -400, to: -300 }, { from: -290, to: -190 }], 20)).toBe(-520);
  });

  it("goes on to options beyond the end", () => {
    expect(shift(box, [{ from: 450, to: 600 }], 20)).toBe(120);
  });

  it("begins with the first where there are more than fit", () => {
    expect(shift(box, [{ from: -900, to: -800 }, { from: 300, to: 400 }], 20)).toBe(-1020);
    expect(shift(box, [{ from: 200, to: 300 }, { from: 900, to: 1000 }], 20)).toBe(80);
  });

  it("leaves the first its heading", () => {
    expect(shift(box, [{ from: 130, to: 300 }, { from: 900, to: 1000 }], 0, 40)).toBe(-10);
  });
});
