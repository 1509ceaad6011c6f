import { describe, expect, it } from "vitest";
import type { Die, Track } from "../../lib/types";
import { dieText, iconOf, rollOf, signsOf } from "../dice";
import { token } from "./pieces";

const die = (kind: string, face: string, owner = ""): Die => ({ kind, face, owner });
const track = (id: string, text: string, at: number, figure = "", slots: string[] = []): Track => ({
  id, name: { id, args: (figure ? { figure } : {}) as Track["name"]["args"], text }, at, slots, maximum: 0, role: "roll", seat: -1, about: null,
});

describe("faces", () => {
  it("count swords or shields by the colour, and name other symbols", () => {
    expect(signsOf(die("red", "3 diamond"))).toEqual([{ name: "sword", count: 3 }, { name: "diamond", count: 1 }]);
    expect(signsOf(die("green", "blank"))).toEqual([{ name: "blank", count: 1 }]);
    expect([iconOf("shield"), iconOf("blank")]).toEqual(["checked-shield", ""]);
  });
  it("are read as they are written on dice of other kinds", () => {
    expect(signsOf(die("modifier", "+1"))).toBeNull();
    expect(dieText(die("modifier", "+1"))).toBe("modifier: +1");
    expect(dieText(die("yellow", "2 bam"))).toBe("Yellow die: 2 swords, bam");
  });
});

describe("a roll", () => {
  const tracks = [
    track("attack", "Knight: swords", 3, "h"), track("bams", "Knight: bams", 1, "h"), track("defence", "Old Rat: shields", 0, "r"), track("wounds", "Wounds", 3),
    track("worked", "Worked", 0, "", ["swords +1"]), { ...track("other", "Other", 5), role: "number" as const },
  ];
  it("has a side for everybody with dice or numbers", () => {
    const { sides, numbers, notes } = rollOf([die("yellow", "2 bam", "h")], tracks, [{ ...token("h", 1, "hero"), name: "Knight" }], []);
    expect(sides.map(({ name, dice }) => [name, dice.length])).toEqual([["Knight", 1], ["Old Rat", 0]]);
    expect(sides.map(({ tracks: mine }) => mine.map(({ name }) => name))).toEqual([["Swords", "Bams"], ["Shields"]]);
    expect([numbers.map(({ id }) => id), notes.map(({ id }) => id)]).toEqual([["wounds"], ["worked"]]);
  });
  it("of dice that nobody owns is one side without a name", () => {
    expect(rollOf([die("die", "4")], [], [], []).sides.map(({ name, dice }) => [name, dice.length])).toEqual([["", 1]]);
  });
});
