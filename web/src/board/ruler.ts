/** What the ruler says. */
import { t } from "../lib/i18n.svelte";
import type { Ruler } from "../lib/types";

export function rulerText(ruler: Ruler | null): string {
  if (!ruler) return "…";
  const parts: string[] = [];
  if (ruler.distance !== null) parts.push(t("ui-board-ruler-distance", { distance: ruler.distance }));
  if (ruler.sight !== null) parts.push(ruler.sight ? t("ui-board-ruler-sight") : t("ui-board-ruler-no-sight"));
  if (ruler.path.length > 1) parts.push(t("ui-board-ruler-way", { steps: ruler.path.length - 1 }));
  return parts.join(" · ") || t("ui-board-ruler-nothing");
}
