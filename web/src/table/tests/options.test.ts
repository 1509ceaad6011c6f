import { describe, expect, it } from "vitest";
import type { Question } from "../../lib/types";
import { cardOf, HOTKEYS, myQuestion, offers, partOf, placeOf, SHARED } from "../options";
import { card, choice, question, scene, token, zone } from "./pieces";

const asked = (seat: number, ...choices: Question["choices"]): Question => question(seat, choices);

describe("myQuestion", () => {
  const all = asked(SHARED, choice("a"));
  const mine = asked(1, choice("b"));

  it("takes what is asked of the seat before what is asked of all", () => {
    expect(myQuestion(scene({ questions: [all, mine] }), 1)).toBe(mine);
    expect(myQuestion(scene({ questions: [all, mine] }), 0)).toBe(all);
  });

  it("asks nothing of who looks on, nor of other seats", () => {
    expect(myQuestion(scene({ questions: [all, mine] }), null)).toBeNull();
    expect(myQuestion(scene({ questions: [mine] }), 0)).toBeNull();
    expect(myQuestion(null, 0)).toBeNull();
  });
});

describe("places of options", () => {
  const seen = scene({ tokens: [token("m1", 2)], zones: [zone("hand", "hand", ["leap"]), zone("monsters", "reference", ["guard"])] });

  it("finds cells, figures and cards", () => {
    expect(placeOf(choice("move", { cell: 3 }), seen)).toBe("board");
    expect(placeOf(choice("attack", { figure: "m1" }), seen)).toBe("board");
    expect(placeOf(choice("play", { card: "leap" }), seen)).toBe("card");
    expect(placeOf(choice("pass"), seen)).toBe("list");
  });

  it("lists what lies nowhere to be seen", () => {
    expect(placeOf(choice("move", { cell: 99 }), seen)).toBe("list");
    expect(placeOf(choice("attack", { figure: "gone" }), seen)).toBe("list");
    expect(placeOf(choice("play", { card: "elsewhere" }), seen)).toBe("list");
  });

  it("lists cards that lie before another seat", () => {
    const theirs = { ...zone("hand", "hand", ["leap"]), seat: 1 };
    const pass = choice("take", { card: "leap" });
    expect(placeOf(pass, scene({ zones: [theirs] }), 0)).toBe("list");
    expect(placeOf(pass, scene({ zones: [theirs] }), 1)).toBe("card");
    expect(placeOf(pass, scene({ zones: [{ ...theirs, seat: SHARED }] }), 0)).toBe("card");
  });

  it("does not take cards for reference for cards to be played", () => {
    expect(cardOf(choice("x", { card: "guard" }), seen.zones)).toBeNull();
    expect(cardOf(choice("x", { item: "leap" }), seen.zones)?.id).toBe("leap");
  });
});

describe("keys of options", () => {
  const seen = scene({ zones: [zone("hand", "hand", ["leap"])] });
  const question = asked(0, choice("move", { cell: 1 }), choice("leap", { card: "leap" }), choice("pass"));
  const keys = (all: boolean): Record<string, string> => Object.fromEntries(offers(question, seen, all).map((offer) => [offer.choice.key, offer.key]));

  it("go to the list, then to cards; to the board only when all are listed", () => {
    expect(keys(false)).toEqual({ pass: "1", leap: "2", move: "" });
    expect(keys(true)).toEqual({ pass: "1", leap: "2", move: "3" });
  });

  it("run out without harm, and never take a command's letter", () => {
    const many = asked(0, ...Array.from({ length: 40 }, (_, n) => choice(`o${n}`)));
    const given = offers(many, seen, false).map((offer) => offer.key);
    expect(given.slice(0, HOTKEYS.length).join("")).toBe(HOTKEYS);
    expect(given.slice(HOTKEYS.length).every((key) => key === "")).toBe(true);
    expect([..."uhwi?fr"].filter((letter) => HOTKEYS.includes(letter))).toEqual([]);
  });
});

describe("partOf", () => {
  const leap = card("leap", { parts: { top: ["Attack"], bottom: ["Move"] } });

  it("knows the half that a verb names, and what stands beside it", () => {
    expect(partOf(choice("top:leap"), leap)).toEqual({ part: "top", whole: true });
    expect(partOf(choice("basic-bottom:leap"), leap)).toEqual({ part: "bottom", whole: false });
    expect(partOf(choice("discard:leap"), leap)).toBeNull();
  });
});
