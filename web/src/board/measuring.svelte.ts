/** The ruler: two cells are chosen, one after the other or by drawing a line between them, and compared. */
import { t } from "../lib/i18n.svelte";
import type { Ruler } from "../lib/types";

export class Measuring {
  on = $state(false);
  first = $state<number | null>(null);
  second = $state<number | null>(null);
  /** An answer from before the current request. */
  #stale = $state.raw<Ruler | null>(null);

  constructor(
    readonly answer: () => Ruler | null,
    readonly ask: (a: number, b: number) => void,
  ) {}

  toggle(): void {
    this.on = !this.on;
    [this.first, this.second] = [null, null];
  }

  pick(cell: number): void {
    if (this.first !== null && this.second === null && this.first !== cell) this.compare(this.first, cell);
    else [this.first, this.second] = [cell, null];
  }

  compare(a: number, b: number): void {
    [this.first, this.second, this.#stale] = [a, b, this.answer()];
    this.ask(a, b);
  }

  get ruler(): Ruler | null {
    const answer = this.answer();
    return this.second !== null && answer !== this.#stale ? answer : null;
  }

  /** The current result; empty before the first cell is chosen. */
  get text(): string {
    if (this.first === null) return "";
    return this.second === null ? t("ui-board-ruler-second") : rulerText(this.ruler);
  }
}

export function rulerText(ruler: Ruler | null): string {
  if (!ruler) return "…";
  const parts: string[] = [];
  if (ruler.distance !== null) parts.push(t("ui-board-ruler-distance", { distance: ruler.distance }));
  if (ruler.sight !== null) parts.push(ruler.sight ? t("ui-board-ruler-sight") : t("ui-board-ruler-no-sight"));
  if (ruler.path.length > 1) parts.push(t("ui-board-ruler-way", { steps: ruler.path.length - 1 }));
  return parts.join(" · ") || t("ui-board-ruler-nothing");
}
