/** Which part of the turn order matters now. */
import type { Turn } from "../lib/types";

/** The entry of the acting figure, or of the next to act; the first if none is. */
export function current(ribbon: readonly Turn[]): number {
  const acting = ribbon.findIndex((turn) => turn.state === "acting");
  const at = acting >= 0 ? acting : ribbon.findIndex((turn) => turn.state === "waiting");
  return Math.max(0, at);
}

/** The entries in the order in which they are given space for their names: the current one and those that follow it, the earlier ones, and last those
 * that are joined to another, which shows their name. */
export function importance(ribbon: readonly Turn[], joined: readonly boolean[]): number[] {
  const at = current(ribbon);
  const all = ribbon.map((_, n) => (at + n) % ribbon.length);
  const rank = (n: number): number => (n === at ? 0 : joined[n] ? 2 : 1);
  return all.sort((a, b) => rank(a) - rank(b));
}
