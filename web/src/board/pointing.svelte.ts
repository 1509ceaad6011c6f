/** Pointer input on a board: dragging, pinching, pointing at a cell, long presses. Differences between touch and mouse are handled only here. */
import { cellAt, type Geometry, type Point } from "./geometry";
import type { View } from "./view.svelte";

const HOVER = 350;
const PRESS = 450;
/** How soon after a press its click arrives. */
const SETTLED = 60;

export interface Pointed {
  /** A cell is inspected by a click or a long press. */
  inspect(cell: number): void;
  /** A line was drawn from one cell to another. */
  drawn(from: number, to: number): void;
  /** Something was pressed: open popups may close. */
  pressed(): void;
}

export class Pointing {
  /** The cell whose note is shown. */
  noted = $state<number | null>(null);
  /** A finger is resting on the board: lifting it does not choose anything. */
  held = false;
  #cell: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly view: View,
    readonly frame: () => HTMLElement,
    readonly geometry: () => Geometry,
    /** Dragging draws lines instead of moving the board. */
    readonly drawing: () => boolean,
    readonly to: Pointed,
  ) {}

  spot(event: MouseEvent): Point {
    const { left, top } = this.frame().getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  }

  under(event: MouseEvent): number | null {
    return cellAt(this.geometry(), this.view.plane(this.spot(event)));
  }

  /** Clears everything that is being pointed at. */
  quiet(): void {
    clearTimeout(this.#timer);
    this.noted = null;
  }

  down = (event: PointerEvent): void => {
    if (event.button > 0) return;
    this.to.pressed();
    this.view.down(event.pointerId, this.spot(event));
    this.quiet();
    this.held = false;
    const cell = (this.#cell = this.under(event));
    if (cell === null || event.pointerType === "mouse") return;
    this.#timer = setTimeout(() => {
      this.held = true;
      this.#look(cell);
    }, PRESS);
  };

  move = (event: PointerEvent): void => {
    if (this.view.move(event.pointerId, this.spot(event), !this.drawing())) {
      this.quiet();
      this.frame().setPointerCapture(event.pointerId);
      return;
    }
    if (event.pointerType !== "mouse" || event.buttons) return;
    const cell = this.under(event);
    if (cell === this.#cell) return;
    this.quiet();
    this.#cell = cell;
    if (cell !== null) this.#timer = setTimeout(() => (this.noted = cell), HOVER);
  };

  up = (event: PointerEvent): void => {
    const [from, to] = [this.#cell, this.under(event)];
    const done = event.type === "pointerup" && this.drawing() && !this.view.dragging;
    if (done && from !== null && to !== null && from !== to) this.to.drawn(from, to);
    if (event.pointerType !== "mouse") clearTimeout(this.#timer);
    this.view.up(event.pointerId);
    setTimeout(() => (this.held = false), SETTLED);
  };

  leave = (event: PointerEvent): void => {
    if (event.pointerType !== "mouse") return;
    this.quiet();
    this.#cell = null;
  };

  /** Keeps a long press from opening the browser's menu. */
  menu = (event: Event): void => {
    if (this.held) event.preventDefault();
  };

  click = (event: MouseEvent): void => {
    const cell = this.under(event);
    if (!this.view.dragging && !this.drawing() && !this.held && cell !== null) this.#look(cell);
  };

  #look(cell: number): void {
    this.noted = cell;
    this.to.inspect(cell);
  }
}
