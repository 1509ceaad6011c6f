import { describe, expect, it } from "vitest";
import { zones } from "../gallery/demo";
import { markOf, numberOf, otherMarks, thingsOf } from "./terrain";

const cell = { ...zones().cells[0]!, marks: ["room", "hidden", "level:3", "treasure:2", "special-treasure", "difficult"] };

describe("marks of zones", () => {
  it("carry a number behind a colon", () => {
    expect(markOf("treasure:2")).toEqual({ name: "treasure", number: "2" });
    expect(markOf("exit")).toEqual({ name: "exit", number: "" });
  });
  it("are things that lie there, the ground itself, or something else", () => {
    expect(thingsOf(cell).map(({ name }) => name)).toEqual(["treasure", "special-treasure"]);
    expect(numberOf(cell, "level")).toBe("3");
    expect(numberOf(cell, "stairs")).toBe("");
    expect(otherMarks(cell.marks)).toEqual(["difficult"]);
  });
});
