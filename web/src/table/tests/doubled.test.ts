import { describe, expect, it } from "vitest";
import { doubled } from "../doubled";

describe("a double click on an option", () => {
  it("chooses once", () => {
    expect(doubled({ detail: 1, timeStamp: 1000 })).toBe(false);
    expect(doubled({ detail: 2, timeStamp: 1150 })).toBe(true);
  });

  it("is not two taps on the same spot in a steady rhythm", () => {
    expect(doubled({ detail: 1, timeStamp: 5000 })).toBe(false);
    expect(doubled({ detail: 2, timeStamp: 5300 })).toBe(false);
    expect(doubled({ detail: 3, timeStamp: 5650 })).toBe(false);
  });

  it("is never made of keys", () => {
    expect(doubled({ detail: 0, timeStamp: 9000 })).toBe(false);
    expect(doubled({ detail: 0, timeStamp: 9050 })).toBe(false);
  });
});
