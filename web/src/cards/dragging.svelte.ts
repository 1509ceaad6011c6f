/** Dragging a card with the mouse or a pen to where it can go. Fingers scroll instead; for them, as for the keyboard, a card is taken and put. */

/** As far as a pointer may slip during a click. */
const SLIP = 6;

interface Point {
  x: number;
  y: number;
}

export class Dragging {
  /** The card under way; empty if none is. */
  card: string = $state("");
  at: Point = $state.raw({ x: 0, y: 0 });
  /** What it is over, as the other end of a link. */
  over: string = $state("");

  #from: (Point & { card: string }) | null = null;
  #dropped = false;

  /** Begins to watch a card under the pointer. */
  press(event: PointerEvent, card: string): void {
    this.#dropped = false;
    if (event.pointerType !== "touch" && event.button === 0) this.#from = { x: event.clientX, y: event.clientY, card };
  }

  /** Follows the pointer; `ends` tells what is under it. */
  move(event: PointerEvent, ends: (x: number, y: number) => string): void {
    if (!this.#from) return;
    if (!this.card && Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y) <= SLIP) return;
    this.card = this.#from.card;
    this.at = { x: event.clientX, y: event.clientY };
    this.over = ends(event.clientX, event.clientY);
  }

  /** Ends the drag. Returns the card and where it was dropped, if there was one. */
  release(): { card: string; over: string } | null {
    const dropped = this.card ? { card: this.card, over: this.over } : null;
    this.#dropped = dropped !== null;
    this.cancel();
    return dropped;
  }

  cancel(): void {
    this.#from = null;
    this.card = this.over = "";
  }

  /** Whether a click only ends a drag. */
  swallows(): boolean {
    const dropped = this.#dropped;
    this.#dropped = false;
    return dropped;
  }
}
