import { describe, expect, it } from "vitest";
import type { Card } from "../lib/types";
import { card, sign } from "../table/tests/pieces";
import { chains } from "./chains";
import { jointsOf } from "./faces";

const upgrade = (id: string, on: string): Card => card(id, { on, joints: { bottom: sign("gear") } });
const augment = (id: string, on: string): Card => card(id, { on, joints: { left: sign("pin") } });
const told = (cards: readonly Card[]): string[] =>
  chains(cards).map((chain) => chain.map((link) => (link.to < 0 ? link.card.id : `${link.card.id}>${chain[link.to]?.card.id} ${link.sign?.id ?? ""}`)).join(", "));

describe("chains", () => {
  it("are single cards if nothing is joined", () => expect(told([card("vest"), card("axe")])).toEqual(["vest", "axe"]));

  it("begin with the card that the others are joined to, whatever the order", () => {
    const cards = [card("pistol"), card("vest"), upgrade("axe", "pistol"), augment("scope", "pistol"), upgrade("whip", "axe"), augment("lining", "vest")];
    const whole = ["pistol, scope>pistol pin, axe>pistol gear, whip>axe gear", "vest, lining>vest pin"];
    expect(told(cards)).toEqual(whole);
    expect(told([...cards].reverse())).toEqual([...whole].reverse());
  });

  it("keep what is joined at the side of an upgrade beside it", () => {
    const cards = [card("pistol"), upgrade("axe", "pistol"), upgrade("whip", "axe"), augment("lens", "axe")];
    expect(told(cards)).toEqual(["pistol, axe>pistol gear, lens>axe pin, whip>axe gear"]);
  });

  it("begin with a card whose base is not there", () => expect(told([upgrade("axe", "pistol")])).toEqual(["axe"]));

  it("show every card once, even where cards would join themselves", () => {
    expect(told([upgrade("axe", "axe")])).toEqual(["axe"]);
    expect(told([card("box"), upgrade("axe", "box"), upgrade("axe", "box")])).toEqual(["box, axe>box gear, axe>box gear"]);
  });
});

describe("joints", () => {
  it("are told clockwise from the top", () => {
    const all = card("pistol", { joints: { left: sign("pin"), bottom: sign("vial"), top: sign("gear") } });
    expect(jointsOf(all).map(({ edge, sign: { id } }) => `${edge} ${id}`)).toEqual(["top gear", "bottom vial", "left pin"]);
  });
});
