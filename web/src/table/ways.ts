/** Paths of past events on the board: paths in the log do not include the place a figure came from. */
import type { LogEntry, Token } from "../lib/types";

/** Where figures stood before each entry that moved them, by entry number. */
export type Origins = Readonly<Record<number, number>>;

/** Follows the entries of an update, starting from the tokens before it. */
export function origins(known: Origins, before: readonly Token[], fresh: readonly LogEntry[]): Origins {
  const at = new Map(before.map((token) => [token.id, token.cell]));
  const found: Record<number, number> = { ...known };
  for (const entry of fresh) {
    const last = entry.path.at(-1);
    const from = at.get(entry.figure);
    if (last === undefined) continue;
    if (from !== undefined) found[entry.number] = from;
    at.set(entry.figure, last);
  }
  return found;
}

/** The path of an entry, including its start if known; for an attack, from the attacker to the target. */
export function wayOf(entry: LogEntry, log: readonly LogEntry[], known: Origins, tokens: readonly Token[]): number[] {
  const cellOf = (figure: string): number | undefined => tokens.find((token) => token.id === figure)?.cell;
  if (!entry.path.length) {
    const ends = [cellOf(entry.figure), cellOf(entry.target)];
    return entry.cue === "attack" ? ends.flatMap((cell) => cell ?? []) : [];
  }
  const earlier = log.findLast((other) => other.number < entry.number && other.figure === entry.figure && other.path.length > 0);
  const from = known[entry.number] ?? earlier?.path.at(-1);
  return from === undefined || from === entry.path[0] ? entry.path : [from, ...entry.path];
}
