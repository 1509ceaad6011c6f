import { describe, expect, it } from "vitest";
import { tiles, zones } from "../gallery/demo";
import { badgeMarks, isSpace, markOf, numberOf, otherMarks, ownMarks, thingsOf } from "./terrain";

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

describe("marks of squares", () => {
  const marks = [...new Set(tiles().cells.flatMap((square) => square.marks))];
  it("are all drawn: no badge names them", () => {
    expect(marks).toHaveLength(17);
    expect(badgeMarks(ownMarks(marks))).toEqual([]);
  });
  it("are built into the square, shared with its neighbours, or something else", () => {
    expect(["workbench", "rubble", "chasm", "water"].map(isSpace)).toEqual([true, true, false, false]);
    expect(ownMarks(["workbench", "chasm", "exit-token", "water", "altar"])).toEqual(["water", "altar"]);
  });
});
