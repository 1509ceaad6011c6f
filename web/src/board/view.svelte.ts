/** Panning and zooming a board: by pointer, by two fingers, by wheel and by key. */
import { fitBeside, kept, LEAST, shown, toPlane, zoomed, type Camera, type Size } from "./camera";
import type { Box, Point } from "./geometry";

const MARGIN = 4;
/** What the walls take around the cells. */
const WALLS = { side: 19, top: 38, bottom: 19 };
/** Left free for the tools. */
const STRIP = 46;
const THRESHOLD = 7;
/** Pixels that a finger wants. */
const TOUCH = 44;

export class View {
  camera: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  size: Size = $state.raw({ width: 0, height: 0 });
  /** The tools lie in a row below the board, not in a column beside it. */
  below = $state(true);
  /** A drag is under way. */
  dragging = $state(false);
  #box: Box = { left: 0, top: 0, width: 1, height: 1 };
  /** The player has chosen what to see: a new size of the window does not change it. */
  #chosen = false;
  #pointers = new Map<number, Point>();
  #from: Point | null = null;

  /** The first look at the cells of a box: all, or if they would be too small for a finger, the part around a point. */
  open(box: Box, room: number, around: Point): void {
    const { side, top, bottom } = WALLS;
    this.#box = { left: box.left - side, top: box.top - top, width: box.width + 2 * side, height: box.height + top + bottom };
    if (this.#chosen || !this.size.width) return;
    const { camera: whole, below } = this.#whole();
    this.below = below;
    const least = TOUCH / (2 * room);
    if (whole.k >= least) this.camera = whole;
    else {
      const { width, height } = this.size;
      this.camera = this.#held({ k: least, x: width / 2 - least * around.x, y: height / 2 - least * around.y });
    }
  }

  fit(): void {
    this.#chosen = false;
    const { camera, below } = this.#whole();
    [this.camera, this.below] = [camera, below];
  }

  resize(size: Size): void {
    const { width, height } = this.size;
    this.size = size;
    if (this.#chosen) this.#go({ ...this.camera, x: this.camera.x + (size.width - width) / 2, y: this.camera.y + (size.height - height) / 2 });
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#go(zoomed(this.camera, at, factor, this.#least()));
  }

  pan(x: number, y: number): void {
    this.#go({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
  }

  /** Bring a point of the plane into view. */
  reach(point: Point): void {
    const next = shown(this.camera, point, this.size);
    if (next.x !== this.camera.x || next.y !== this.camera.y) this.#go(next);
  }

  plane(at: Point): Point {
    return toPlane(this.camera, at);
  }

  down(pointer: number, at: Point): void {
    this.#pointers.set(pointer, at);
    this.#from = at;
    this.dragging = false;
  }

  /** Returns true if the pointer drags the board. `one`: a single pointer may. */
  move(pointer: number, at: Point, one: boolean): boolean {
    const before = this.#pointers.get(pointer);
    if (!before) return false;
    const others = [...this.#pointers].filter(([id]) => id !== pointer).map(([, p]) => p);
    this.#pointers.set(pointer, at);
    const other = others[0];
    if (other) {
      this.dragging = true;
      const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
      const is = Math.hypot(at.x - other.x, at.y - other.y) || 1;
      this.pan((at.x - before.x) / 2, (at.y - before.y) / 2);
      this.zoom(is / was, { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 });
      return true;
    }
    if (!one) return false;
    const from = this.#from ?? at;
    if (!this.dragging && Math.hypot(at.x - from.x, at.y - from.y) < THRESHOLD) return false;
    if (this.dragging) this.pan(at.x - before.x, at.y - before.y);
    else this.pan(at.x - from.x, at.y - from.y);
    this.dragging = true;
    return true;
  }

  up(pointer: number): void {
    this.#pointers.delete(pointer);
    if (!this.#pointers.size) this.#from = null;
  }

  #whole(): { camera: Camera; below: boolean } {
    return fitBeside(this.#box, this.size, MARGIN, STRIP);
  }

  #least(): number {
    return Math.max(LEAST, Math.min(0.9, this.#whole().camera.k * 0.75));
  }

  #held(camera: Camera): Camera {
    return kept(camera, this.#box, this.size);
  }

  #go(camera: Camera): void {
    this.#chosen = true;
    this.camera = this.#held(camera);
  }
}
