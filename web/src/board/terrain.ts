/** Marks of cells: which ones have a drawing, and where. A number after a colon is a count. */
import type { Cell } from "../lib/types";

const DRAWN: ReadonlySet<string> = new Set([
  "obstacle", "wall", "hazard", "trap", "difficult", "water", "plate", "rift", "door-open", "door-closed", "door-locked", "coins", "treasure", "goal-treasure",
]);
/** What is built into a square with a plate under it, with the icon on the plate; those without an icon have a drawing of their own. */
export const PLATES: Readonly<Record<string, string>> = {
  "trap-lever": "lever",
  "recharge-station": "",
  workbench: "gear-hammer",
  chest: "",
  "event-space": "uncertainty",
  "chapter-space": "",
  "lit-chapter-space": "",
  "explosive-barrel": "",
  "goal-space": "flag-objective",
};
/** Marks that a square shows by its ground, by the ground it shares with its neighbours, or by its part of the outer wall. */
const SPACES: ReadonlySet<string> = new Set(["rubble", "trap-space", "spawn-space", "destroyed-space"]);
const SHARED: ReadonlySet<string> = new Set(["chasm", "entry-token", "exit-token", "unexplored-border"]);
/** The type of a zone, shown by its ground. */
const GROUND: ReadonlySet<string> = new Set(["room", "hidden", "bridge", "start", "level"]);
/** Things in a zone with the icon on their token; those without an icon have a drawing of their own. */
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
  /** The text after the colon. */
  number: string;
}
export function markOf(mark: string): Mark {
  const [name = "", number = ""] = mark.split(":");
  return { name, number };
}

const isThing = ({ name }: Mark): boolean => name in THINGS;

/** The things in a zone besides figures. */
export const thingsOf = (cell: Cell): Mark[] => cell.marks.map(markOf).filter(isThing);

/** The number of a mark; empty if the cell does not have it. */
export const numberOf = (cell: Cell, name: string): string => cell.marks.map(markOf).find((mark) => mark.name === name)?.number ?? "";

/** Marks that are shown neither by the ground nor by the things of a zone. */
export const otherMarks = (marks: readonly string[]): string[] => marks.filter((mark) => !GROUND.has(markOf(mark).name) && !isThing(markOf(mark)));

/** Whether a mark is something that is built into a square. */
export const isSpace = (mark: string): boolean => SPACES.has(mark) || mark in PLATES;

/** Marks that are drawn or named on their cell alone. */
export const ownMarks = (marks: readonly string[]): string[] => marks.filter((mark) => !isSpace(mark) && !SHARED.has(mark));

export const badgeMarks = (marks: readonly string[]): string[] => marks.filter((mark) => !DRAWN.has(mark));
