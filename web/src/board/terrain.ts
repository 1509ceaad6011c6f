/** Marks of cells: which are drawn as what they are, and where. A number may follow a colon: so many of it. */
import type { Cell } from "../lib/types";

const DRAWN: ReadonlySet<string> = new Set([
  "obstacle", "wall", "hazard", "trap", "difficult", "water", "plate", "rift", "door-open", "door-closed", "door-locked", "coins", "treasure", "goal-treasure",
]);
/** What a zone is, as its ground shows it. */
const GROUND: ReadonlySet<string> = new Set(["room", "hidden", "bridge", "start", "level"]);
/** What stands or lies in a zone, with the picture on its token; what has none is drawn by itself. */
export const THINGS: Readonly<Record<string, string>> = {
  treasure: "",
  "special-treasure": "",
  artifact: "relic-blade",
  lair: "cave-entrance",
  library: "bookshelf",
  token: "uncertainty",
  firework: "firework-rocket",
  stairs: "stairs",
  exit: "exit-door",
};

export interface Mark {
  name: string;
  /** What follows the colon. */
  number: string;
}
export function markOf(mark: string): Mark {
  const [name = "", number = ""] = mark.split(":");
  return { name, number };
}

const isThing = ({ name }: Mark): boolean => name in THINGS;

/** What lies in a zone beside the figures. */
export const thingsOf = (cell: Cell): Mark[] => cell.marks.map(markOf).filter(isThing);

/** The number of a mark; empty where a cell has none of it. */
export const numberOf = (cell: Cell, name: string): string => cell.marks.map(markOf).find((mark) => mark.name === name)?.number ?? "";

/** Marks that neither ground nor things of a zone show. */
export const otherMarks = (marks: readonly string[]): string[] => marks.filter((mark) => !GROUND.has(markOf(mark).name) && !isThing(markOf(mark)));

export const badgeMarks = (marks: readonly string[]): string[] => marks.filter((mark) => !DRAWN.has(mark));
