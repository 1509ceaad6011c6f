/** Turns the entries of an update into animation steps on a board, one after another. */
import type { LogEntry, Token } from "../lib/types";

export interface Step {
  cue: "move" | "attack" | "hit" | "heal" | "gain" | "lose" | "die" | "appear";
  figure: string;
  target: string;
  path: number[];
  amount: number;
  /** The tokens after the step. */
  tokens: Token[];
  /** The duration at speed 1, in milliseconds. */
  lasts: number;
}

export const BEAT = 220;
const STRIDE = 110;
const SHOWN: ReadonlySet<string> = new Set(["move", "attack", "hit", "heal", "gain", "lose", "die", "appear"]);

/** The steps from the tokens before an update to those after it. Changes that the entries do not explain come at the end. */
export function stepsOf(before: readonly Token[], after: readonly Token[], entries: readonly LogEntry[]): Step[] {
  const steps: Step[] = [];
  let tokens = [...before];
  for (const entry of entries) {
    const present = tokens.find((t) => t.id === entry.figure);
    const later = after.find((t) => t.id === entry.figure);
    if (!SHOWN.has(entry.cue) || (entry.cue === "appear" ? present !== undefined || !later : !present)) continue;
    const path = entry.cue === "move" && present ? [present.cell, ...entry.path.filter((cell, n) => n > 0 || cell !== present.cell)] : [];
    if (entry.cue === "move" && path.length < 2) continue;
    const changed = (token: Token): Token => {
      if (token.id !== entry.figure) return token;
      switch (entry.cue) {
        case "move":
          return { ...token, cell: path.at(-1)! };
        case "hit":
          return { ...token, health: Math.max(0, token.health - entry.amount) };
        case "heal":
          return { ...token, health: Math.min(token.max_health || Infinity, token.health + entry.amount) };
        case "gain":
        case "lose":
          return { ...token, conditions: later?.conditions ?? token.conditions };
        default:
          return token;
      }
    };
    if (entry.cue === "die") tokens = tokens.filter((t) => t.id !== entry.figure);
    else if (entry.cue === "appear") tokens = [...tokens, { ...later!, cell: entry.path[0] ?? later!.cell }];
    else tokens = tokens.map(changed);
    const lasts = entry.cue === "move" ? BEAT + STRIDE * (path.length - 2) : BEAT;
    steps.push({ cue: entry.cue as Step["cue"], figure: entry.figure, target: entry.target, path, amount: entry.amount, tokens, lasts });
  }
  return steps;
}
