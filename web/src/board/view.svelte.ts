/** Panning and zooming a board: by pointer, pinch, wheel and keyboard. */
import { fitBeside, kept, LEAST, seen, shown, toPlane, within, zoomed, type Camera, type Size } from "./camera";
import { middle, type Box, type Point } from "./geometry";

const MARGIN = 4;
/** The space that walls take up around the cells. */
const WALLS = { side: 19, top: 38, bottom: 19 };
/** The space left free for the tools. */
const STRIP = 46;
/** The height the tools need in a column. */
const COLUMN = 200;
/** The height below which the tools would hide too much. */
const LOW = 170;
const THRESHOLD = 7;
/** The smallest size of a cell in pixels: for a finger, and for a mouse. */
export const TOUCH = 44;
export const POINT = 20;
/** The same for zones, which hold several figures. */
export const TOUCH_ZONE = 92;
export const POINT_ZONE = 60;

/** The board to show. */
export interface Ground {
  /** The bounding box of all cells. */
  box: Box;
  /** Half the smallest width of a cell. */
  room: number;
  centres: ReadonlyMap<number, Point>;
  /** Where to look if the whole board does not fit: at what is being explained, what can be chosen, or the player's own figures. */
  wanted: readonly Point[];
}

export class View {
  camera: Camera = $state.raw({ x: 0, y: 0, k: 1 });
  size: Size = $state.raw({ width: 0, height: 0 });
  /** The tools are in a row below the board, not in a column beside it. */
  below = $state(true);
  /** The board is high enough for the tools. */
  readonly roomy = $derived(this.size.height >= LOW);
  /** A drag is in progress. */
  dragging = $state(false);
  #box: Box = { left: 0, top: 0, width: 1, height: 1 };
  /** What the player asked for: nothing, the whole board, or a manual position and zoom, which stays until the next fit. */
  #by: "none" | "fit" | "hand" = "none";
  /** The whole board is in view. */
  #entire = false;
  /** Cells that have been shown, and the size they were shown at. */
  #known: ReadonlyMap<number, Point> = new Map();
  #shownAt: Size = { width: 0, height: 0 };
  #pointers = new Map<number, Point>();
  #from: Point | null = null;

  /** Shows a board, at first and whenever the board, its options or the window change: the whole board, so that new cells are visible too. If
   * cells would be smaller than `least` pixels, only the part with what is new or wanted. */
  show({ box, room, centres, wanted }: Ground, least: number): void {
    const { side, top, bottom } = WALLS;
    this.#box = { left: box.left - side, top: box.top - top, width: box.width + 2 * side, height: box.height + top + bottom };
    if (!this.size.width) return;
    const fresh = [...centres].filter(([id]) => !this.#known.has(id)).map(([, at]) => at);
    const resized = this.size !== this.#shownAt;
    [this.#known, this.#shownAt] = [centres, this.size];
    if (this.#by === "hand") return;
    const k = least / (2 * room);
    if (this.#by === "fit" || this.#whole().camera.k >= k) this.#all();
    else if (resized || this.#entire || fresh.length) this.#around(fresh.length < centres.size ? [...fresh, ...wanted] : wanted, k);
    else if (wanted.some((point) => !seen(this.camera, point, this.size))) this.#around(wanted, k);
  }

  fit(): void {
    this.#by = "fit";
    this.#all();
  }

  resize(size: Size): void {
    const { width, height } = this.size;
    this.size = size;
    if (this.#by === "hand") this.#go({ ...this.camera, x: this.camera.x + (size.width - width) / 2, y: this.camera.y + (size.height - height) / 2 });
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#go(zoomed(this.camera, at, factor, this.#least()));
  }

  pan(x: number, y: number): void {
    this.#go({ ...this.camera, x: this.camera.x + x, y: this.camera.y + y });
  }

  /** Brings a point of the plane into view when keyboard focus moves there. */
  reach(point: Point): void {
    if (!this.#entire) this.camera = this.#held(shown(this.camera, point, this.size));
  }

  plane(at: Point): Point {
    return toPlane(this.camera, at);
  }

  down(pointer: number, at: Point): void {
    this.#pointers.set(pointer, at);
    this.#from = at;
    this.dragging = false;
  }

  /** Returns true if the pointer drags the board. `one`: a single pointer is enough. */
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
    const { camera, below } = fitBeside(this.#box, this.size, MARGIN, STRIP);
    return { camera, below: below || this.size.height < COLUMN };
  }

  #least(): number {
    return Math.max(LEAST, Math.min(0.9, this.#whole().camera.k * 0.75));
  }

  #held(camera: Camera): Camera {
    return kept(camera, this.#box, this.size);
  }

  #all(): void {
    const { camera, below } = this.#whole();
    [this.camera, this.below, this.#entire] = [camera, below, true];
  }

  #around(points: readonly Point[], k: number): void {
    const { left, top, width, height } = this.#box;
    const { x, y } = points.length ? middle(points) : { x: left + width / 2, y: top + height / 2 };
    [this.below, this.#entire] = [this.#whole().below, false];
    this.camera = within({ k, x: this.size.width / 2 - k * x, y: this.size.height / 2 - k * y }, this.#box, this.size);
  }

  #go(camera: Camera): void {
    [this.#by, this.#entire] = ["hand", false];
    this.camera = this.#held(camera);
  }
}
