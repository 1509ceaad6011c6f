import { expect, it } from "vitest";
import type { Board, Cell } from "../lib/types";
import { token } from "../table/tests/pieces";
import { told } from "./figures";

const cell = (id: number, marks: string[]): Cell => ({ id, name: `C${id}`, x: 0, y: 0, marks, label: "", text: null, light: true, width: 2, height: 2 });

it("tells terrain, doors, what lies there and who stands there", () => {
  const cells = [cell(1, ["trap", "coins-2"]), cell(2, [])];
  const board: Board = { id: "b", layout: "hex-flat", cells, edges: [{ a: 1, b: 2, kind: "door", state: "closed" }, { a: 1, b: 3, kind: "wall", state: "" }] };
  const { lines } = told(cells[0]!, [token("m1", 1), token("m2", 2)], board);
  expect(lines).toHaveLength(4);
  expect(lines[2]).toContain("door");
});
