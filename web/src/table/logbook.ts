/** The log as chapters, and which entries can be explained. */
import type { LogEntry, Token } from "../lib/types";

export type Sides = Readonly<Record<string, Token["side"]>>;

export interface Chapter {
  /** The heading's entry number, or -1 before the first heading. */
  id: number;
  heading: string;
  entries: LogEntry[];
  /** The setup of the game, before the first heading. */
  setUp: boolean;
}

/** Groups entries under the preceding heading. */
export function chapters(log: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of log) {
    if (entry.heading) found.push({ id: entry.number, heading: entry.text, entries: [], setUp: false });
    else {
      if (!found.length) found.push({ id: -1, heading: "", entries: [], setUp: entry.number === 0 });
      found[found.length - 1]?.entries.push(entry);
    }
  }
  return found;
}

/** The setup is folded as soon as something comes after it. */
export function folded(chapter: Chapter, all: readonly Chapter[]): boolean {
  return chapter.setUp && all.length > 1;
}

const REASONED: ReadonlySet<string> = new Set(["move", "attack", "hit", "heal", "turn"]);

/** Whether "why?" can be answered: a rule is named, or an enemy did it. */
export function askable(entry: LogEntry, sides: Sides): boolean {
  return !entry.heading && (entry.rules.length > 0 || (REASONED.has(entry.cue) && sides[entry.figure] === "enemy"));
}

/** The last action of an enemy that can be explained; moves and attacks take precedence. */
export function lastOfEnemies(log: readonly LogEntry[], sides: Sides): LogEntry | null {
  const theirs = log.filter((entry) => sides[entry.figure] === "enemy" && askable(entry, sides));
  return theirs.findLast((entry) => entry.cue === "move" || entry.cue === "attack") ?? theirs.at(-1) ?? null;
}

/** The sides of all figures seen so far, including those that have left the board. */
export function learnt(sides: Sides, tokens: readonly Token[]): Sides {
  if (tokens.every((token) => sides[token.id] === token.side)) return sides;
  return { ...sides, ...Object.fromEntries(tokens.map((token) => [token.id, token.side])) };
}
