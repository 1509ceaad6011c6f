/** Which part of the turn order matters now. */
import type { Turn } from "../lib/types";

/** The first entry in view: the one before the acting figure, or before the next to act; later ones follow it. */
export function leading(ribbon: readonly Turn[]): number {
  const acting = ribbon.findIndex((turn) => turn.state === "acting");
  const at = acting >= 0 ? acting : ribbon.findIndex((turn) => turn.state === "waiting");
  return Math.max(0, at - 1);
}
