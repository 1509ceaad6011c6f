/** Which part of the turn order matters now. */
import type { Turn } from "../lib/types";

/** The entry with which the view begins: the one before who acts, or before who is next to; those to come follow it. */
export function leading(ribbon: readonly Turn[]): number {
  const acting = ribbon.findIndex((turn) => turn.state === "acting");
  const at = acting >= 0 ? acting : ribbon.findIndex((turn) => turn.state === "waiting");
  return Math.max(0, at - 1);
}
