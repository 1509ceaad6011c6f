import { describe, expect, it } from "vitest";
import type { Field, GameInfo } from "../lib/types";
import { answered, initial, reseated } from "./form";
import { bestFirst, campaignForm, chosenParty, handed, ME, players, seating } from "./party";

const label = { id: "l", args: {} as Record<string, never>, text: "L" };
const choice = (id: string, values: string[], rest: Partial<Field> = {}): Field => ({
  id, label, kind: "choice", default: values[0] ?? null, minimum: 0, maximum: 0, per_seat: false, advanced: false, rules: [],
  options: values.map((value) => ({ value, title: value, about: "", icon: "", needs: {} })), ...rest,
});
const game = (campaign: number[], per_seat: boolean): GameInfo => ({
  name: "g", title: "G", about: "", icon: "", campaign, bots: ["random"],
  form: { fields: [choice("scenario", ["one", "two"]), choice("character", ["ada", "bert", "cleo"], { per_seat })], seats: [1, 2, 3] },
});

describe("the form of a campaign", () => {
  it("asks for one character where only one can go", () => {
    const form = campaignForm(game([1], true));
    expect(form.fields.map((field) => [field.id, field.per_seat])).toEqual([["character", false]]);
    expect(chosenParty(initial(form, 1))).toEqual(["ada"]);
    expect(chosenParty(answered(form, initial(form, 1), form.fields[0]!, 0, "cleo"))).toEqual(["cleo"]);
  });

  it("asks for as many characters as go, all of them different", () => {
    const form = campaignForm(game([1, 2, 3], false));
    expect(form.seats).toEqual([1, 2, 3]);
    const two = reseated(form, initial(form, 1), 2);
    expect(chosenParty(two)).toEqual(["ada", "bert"]);
    expect(chosenParty(answered(form, two, form.fields[0]!, 1, "ada"))).toEqual(["bert", "ada"]);
  });

  it("has nobody to choose where the game names no characters", () => {
    expect(chosenParty(initial(campaignForm({ ...game([2], false), form: { fields: [], seats: [2] } }), 2))).toEqual([]);
  });
});

describe("the seats of a table", () => {
  it("are all the host's until it is said otherwise", () => {
    expect(players([], 3)).toEqual([ME, ME, ME]);
    expect(players(["", ME, "random"], 3)).toEqual(["", ME, "random"]);
    expect(players(["", ME], 3)).toEqual(["", ME, ME]);
  });

  it("leave the host one, unless bots play them all", () => {
    expect(handed([ME, ME], 1, "")).toEqual([ME, ""]);
    expect(handed([ME, "", ""], 0, "")).toEqual(["", ME, ""]);
    expect(handed([ME, "greedy"], 0, "")).toEqual([ME, "greedy"]);
    expect(handed([ME, ""], 0, "greedy")).toEqual(["greedy", ME]);
    expect(handed([ME, "greedy"], 0, "search")).toEqual(["search", "greedy"]);
  });

  it("are offered to the best bot first, and to chance last", () => {
    expect(bestFirst(["random", "greedy", "search"])).toEqual(["search", "greedy", "random"]);
  });

  it("are given to the host and to bots", () => {
    expect(seating([ME, "", "random", ME])).toEqual({ bots: { "2": "random" }, mine: [0, 3] });
    expect(seating(["", ""])).toEqual({ bots: {}, mine: [] });
  });
});
