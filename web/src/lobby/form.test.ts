import { describe, expect, it } from "vitest";
import type { Field, Form } from "../lib/types";
import { answered, initial, offered, order, reseated } from "./form";

const label = { id: "l", args: {} as Record<string, never>, text: "L" };
const choice = (id: string, values: string[], rest: Partial<Field> = {}): Field => ({
  id, label, kind: "choice", default: null, minimum: 0, maximum: 0, per_seat: false, advanced: false, rules: [],
  options: values.map((value) => ({ value, title: value, about: "", icon: "", needs: {} })), ...rest,
});

const place = choice("place", ["cave", "tower", "keep"]);
place.options[1]!.needs = { who: ["mage"] };
const who = choice("who", ["knight", "mage", "thief"], { per_seat: true });
who.options[2]!.needs = { place: ["cave"] };
const level: Field = { ...choice("level", []), kind: "number", minimum: 1, maximum: 9 };
const form: Form = { fields: [place, who, level], seats: [1, 2, 3] };

describe("a form", () => {
  it("begins with what comes first, seats differing", () => {
    expect(initial(form, 1)).toEqual({ place: "cave", who: ["knight"], level: null });
    expect(initial(form, 3)["who"]).toEqual(["knight", "mage", "thief"]);
    expect(initial({ ...form, fields: [{ ...place, default: "keep" }] }, 1)).toEqual({ place: "keep" });
  });

  it("offers only what goes with the other answers", () => {
    const answers = initial(form, 1);
    expect(offered(place, form, answers, null).map((o) => o.value)).toEqual(["cave", "keep"]);
    expect(offered(place, form, initial(form, 2), null).map((o) => o.value)).toEqual(["cave", "tower", "keep"]);
    expect(offered(who, form, { ...answers, place: "keep" }, 0).map((o) => o.value)).toEqual(["knight", "mage"]);
  });

  it("lets other answers give way to the one that was given", () => {
    const asThief = answered(form, initial(form, 1), who, 0, "thief");
    expect(asThief["who"]).toEqual(["thief"]);
    expect(answered(form, asThief, place, 0, "keep")).toEqual({ place: "keep", who: ["knight"], level: null });
    const inTower = answered(form, answered(form, initial(form, 1), who, 0, "mage"), place, 0, "tower");
    expect(answered(form, inTower, who, 0, "knight")["place"]).toBe("cave");
  });

  it("swaps two seats that want the same", () => {
    const answers = initial(form, 3);
    expect(answered(form, answers, who, 0, "thief")["who"]).toEqual(["thief", "mage", "knight"]);
    expect(answered(form, answers, who, 1, "mage")["who"]).toEqual(["knight", "mage", "thief"]);
  });

  it("keeps who sits when the number of seats changes", () => {
    const answers = answered(form, initial(form, 1), who, 0, "mage");
    expect(reseated(form, answers, 2)["who"]).toEqual(["mage", "knight"]);
    expect(reseated(form, reseated(form, answers, 3), 1)["who"]).toEqual(["mage"]);
  });

  it("orders a table without what was left open", () => {
    const rest = { title: "", seed: null, bots: {}, mine: [0], undo: "free" as const, shared: "first" as const };
    expect(order("g", initial(form, 1), rest)).toEqual({ game: "g", answers: { place: "cave", who: ["knight"] }, ...rest });
  });
});
