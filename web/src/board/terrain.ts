/** Marks of cells that are drawn as what they are. */
const DRAWN: ReadonlySet<string> = new Set([
  "obstacle", "wall", "hazard", "trap", "difficult", "water", "plate", "rift", "door-open", "door-closed", "door-locked", "coins", "treasure", "goal-treasure",
]);

export const badgeMarks = (marks: readonly string[]): string[] => marks.filter((mark) => !DRAWN.has(mark));
