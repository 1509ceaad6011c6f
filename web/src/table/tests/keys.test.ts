import { describe, expect, it } from "vitest";
import { commandOf, letterOf, type Pressed } from "../keys";

const press = (key: string, code: string, more: Partial<Pressed> = {}): Pressed => ({ key, code, ctrlKey: false, altKey: false, metaKey: false, ...more });

describe("letterOf", () => {
  it("reads letters of any alphabet by their place", () => {
    expect(letterOf(press("u", "KeyU"))).toBe("u");
    expect(letterOf(press("U", "KeyU"))).toBe("u");
    expect(letterOf(press("г", "KeyU"))).toBe("u");
    expect(letterOf(press("é", "Digit2"))).toBe("2");
  });

  it("believes the letter before its place, as on other Latin layouts", () => expect(letterOf(press("w", "KeyZ"))).toBe("w"));

  it("leaves shortcuts of the browser and named keys alone", () => {
    expect(letterOf(press("u", "KeyU", { ctrlKey: true }))).toBe("");
    expect(letterOf(press("Enter", "Enter"))).toBe("");
    expect(letterOf(press("F1", "F1"))).toBe("");
  });
});

describe("commandOf", () => {
  it("knows commands and nothing else", () => {
    expect(commandOf("u")).toBe("undo");
    expect(commandOf("?")).toBe("help");
    expect(commandOf("1")).toBeNull();
    expect(commandOf("toString")).toBeNull();
  });
});
