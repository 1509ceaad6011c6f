import { describe, expect, it } from "vitest";
import { bundleOf, rendered, translated } from "./messages";

const en = bundleOf("en", "ui-a = Only here\nui-n = { $n ->\n  [one] one seat\n *[other] { $n } seats\n }");
const uk = bundleOf("uk", "ui-n = { $n ->\n  [one] { $n } місце\n  [few] { $n } місця\n *[other] { $n } місць\n }");

describe("messages", () => {
  it("come in the reader's language with its plurals", () => {
    expect(rendered([uk, en], "ui-n", { n: 3 })).toBe("3 місця");
    expect(rendered([en], "ui-n", { n: 1 })).toBe("one seat");
  });

  it("fall back to English, then to their id", () => {
    expect(rendered([uk, en], "ui-a")).toBe("Only here");
    expect(rendered([undefined, en], "ui-none")).toBe("ui-none");
  });

  it("are read from the project's own files", () => {
    expect(translated("en", "ui-play")).toBe("Play");
    expect(translated("xx", "ui-play")).toBe("Play");
  });
});
