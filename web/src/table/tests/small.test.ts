import { describe, expect, it } from "vitest";
import { amendment } from "../amend";
import { gems } from "../elements";
import { tonesOf } from "../sound";
import { groupOf, meanwhile, pauseOf, seatName, vacant } from "../waiting";
import { entry, scene } from "./pieces";

describe("amendment", () => {
  it("reads JSON and bare words", () => {
    expect(amendment(" 7 ")).toEqual({ value: 7 });
    expect(amendment("null")).toEqual({ value: null });
    expect(amendment('["a", 1]')).toEqual({ value: ["a", 1] });
    expect(amendment("stun")).toEqual({ value: "stun" });
  });

  it("refuses what is neither", () => {
    expect(amendment('{"a": ')).toBeNull();
    expect(amendment("")).toBeNull();
  });
});

describe("gems", () => {
  it("splits what can be had in several ways, and leaves strange elements their name", () => {
    expect(gems("air/Earth").map((gem) => [gem.name, gem.kind])).toEqual([
      ["air", "air"],
      ["Earth", "earth"],
    ]);
    expect(gems("gravity")[0]).toMatchObject({ name: "gravity", kind: "other" });
  });
});

describe("tonesOf", () => {
  it("is silent for what has no sound, and keeps to the latest", () => {
    expect(tonesOf([entry(1), entry(2, { cue: "end" })])).toEqual([]);
    expect(tonesOf(Array.from({ length: 30 }, (_, n) => entry(n, { cue: "move" })))).toHaveLength(8);
  });
});

describe("who is waited for", () => {
  const seats = [0, 1].map((seat) => ({ seat, name: ["Bruiser", "Spellweaver"][seat]!, player: seat ? "Ann" : "", icon: "", bot: "", present: true, taken: true }));

  it("is called by the player's name, else the character's, else the seat's", () => {
    expect(seatName(1, scene(), seats)).toBe("Ann");
    expect(seatName(0, scene(), seats)).toBe("Bruiser");
    expect(seatName(4, scene(), seats)).toContain("5");
  });

  it("may have to be invited first", () => {
    const open = seats.map((info) => ({ ...info, taken: info.seat === 0 }));
    expect(vacant(scene({ waiting: [1] }), open)).toBe(true);
    expect(vacant(scene({ waiting: [0] }), open)).toBe(false);
    expect(vacant(scene({ waiting: [1] }), open.map((info) => ({ ...info, bot: "random" })))).toBe(false);
  });

  it("is told to those who wait and to those who look on", () => {
    expect(pauseOf(scene({ waiting: [0, 1] }), 0, seats)).toContain("Ann");
    expect(pauseOf(scene({ waiting: [0, 1] }), 0, seats)).not.toContain("Bruiser");
    expect(pauseOf(scene({ waiting: [0, 1] }), null, seats)).toContain("Bruiser");
    expect(pauseOf(scene({ outcome: "won" }), 0, seats)).toBe("The game is over.");
  });

  it("is told to those who may do something meanwhile", () => {
    expect(meanwhile(scene({ waiting: [1] }), seats)).toBe("You may, while Ann decides:");
    expect(meanwhile(scene({ waiting: [0, 1] }), seats)).toBe("You may, while Bruiser and Ann decide:");
  });

  it("is a group only if several decide together", () => {
    expect(groupOf(scene({ waiting: [0, 1] }), seats)).toBe("Bruiser and Ann");
    expect(groupOf(scene({ waiting: [1] }), seats)).toBe("");
    expect(groupOf(scene({ waiting: [-1] }), seats)).toBe("");
  });
});
