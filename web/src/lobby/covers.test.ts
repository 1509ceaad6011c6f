import { expect, it } from "vitest";
import { arch, cover, hashed, joints } from "./covers";

it("draws the same cover for the same name, and others for others", () => {
  expect(cover("one")).toEqual(cover("one"));
  expect(hashed("one")).not.toBe(hashed("eno"));
  const palettes = new Set(["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => cover(name).palette.deep));
  expect(palettes.size).toBeGreaterThan(3);
});

it("keeps everything inside the frame", () => {
  for (const name of ["a", "some-game", "another"]) {
    const { motes, span } = cover(name);
    expect(span).toBeLessThan(110);
    for (const mote of motes) expect(mote.x > 10 && mote.x < 290 && mote.y > 10 && mote.y < 390).toBe(true);
  }
  expect(arch(80)).toBe("M70 288V150a80 80 0 0 1 160 0V288Z");
  expect(joints(80, 100).match(/M/g)).toHaveLength(21);
});
