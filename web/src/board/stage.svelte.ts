/** The figures as drawn, animated from the previous state to the current one. After every animation they stand where the scene says. */
import type { LogEntry, Token } from "../lib/types";
import { standing } from "./anchors";
import { between, distance, type Geometry, type Point } from "./geometry";
import { stepsOf, type Step } from "./timeline";

export interface Figure {
  token: Token;
  x: number;
  y: number;
  scale: number;
  opacity: number;
  /** The effect being animated. */
  state: "" | "hit" | "heal" | "gain";
}
export interface Float {
  id: number;
  x: number;
  y: number;
  text: string;
  kind: "hit" | "heal";
}
interface Place {
  x: number;
  y: number;
  scale: number;
  opacity: number;
}

const FLOAT = 1100;
const LUNGE = 16;

const frame = (): Promise<void> =>
  new Promise((done) => {
    const late = setTimeout(done, 120);
    requestAnimationFrame(() => {
      clearTimeout(late);
      done();
    });
  });
const eased = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));

/** The point at a fraction of the way along a path. */
export function along(points: readonly Point[], part: number): Point {
  const lengths = points.slice(1).map((p, n) => distance(points[n]!, p));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [n, length] of lengths.entries()) {
    if (left <= length && length > 0) return between(points[n]!, points[n + 1]!, left / length);
    left -= length;
  }
  return points.at(-1)!;
}

export class Stage {
  figures: Figure[] = $state([]);
  floats: Float[] = $state([]);
  #tokens: readonly Token[] = [];
  #geometry: Geometry | null = null;
  #entries: readonly LogEntry[] | null = null;
  #run = 0;
  #floated = 0;

  /** Shows these tokens, and animates the entries that led to them if they are new. */
  show(tokens: readonly Token[], entries: readonly LogEntry[], geometry: Geometry, speed: number): void {
    const known = this.#entries === entries || this.#entries === null;
    const steps = known || speed <= 0 ? [] : stepsOf(this.#tokens, tokens, entries);
    const before = this.#tokens;
    const run = ++this.#run;
    [this.#tokens, this.#entries, this.#geometry] = [tokens, entries, geometry];
    if (!steps.length) return this.#settle(tokens);
    this.#settle(before);
    void this.#play(run, steps, tokens, speed);
  }

  stop(): void {
    this.#run++;
  }

  async #play(run: number, steps: readonly Step[], tokens: readonly Token[], speed: number): Promise<void> {
    try {
      for (const step of steps) {
        await this.#step(run, step, step.lasts / speed, speed);
        if (run !== this.#run) return;
      }
    } finally {
      if (run === this.#run) this.#settle(tokens);
    }
  }

  #settle(tokens: readonly Token[]): void {
    const places = this.#places(tokens);
    this.figures = tokens.flatMap((token) => {
      const place = places.get(token.id);
      return place ? [{ token, ...place, state: "" as const }] : [];
    });
  }

  #places(tokens: readonly Token[]): Map<string, Place> {
    const stand = standing(tokens, this.#geometry!);
    return new Map([...stand].map(([id, { at, scale }]) => [id, { ...at, scale, opacity: 1 }]));
  }

  async #step(run: number, step: Step, lasts: number, speed: number): Promise<void> {
    const goals = this.#places(step.tokens);
    if (step.cue === "appear") {
      const [token, goal] = [step.tokens.at(-1)!, goals.get(step.figure)];
      if (goal) this.figures.push({ token, ...goal, scale: 0, opacity: 0, state: "" });
    }
    const starts = new Map(this.figures.map((f) => [f.token.id, { x: f.x, y: f.y, scale: f.scale, opacity: f.opacity }]));
    for (const figure of this.figures) {
      figure.token = step.tokens.find((t) => t.id === figure.token.id) ?? figure.token;
      figure.state = figure.token.id === step.figure && (step.cue === "hit" || step.cue === "heal" || step.cue === "gain") ? step.cue : "";
    }
    if ((step.cue === "hit" || step.cue === "heal") && step.amount > 0) this.#float(step, step.cue, speed);
    const began = performance.now();
    for (let t = 0; t < 1; ) {
      await frame();
      if (run !== this.#run) return;
      t = Math.min(1, (performance.now() - began) / lasts);
      for (const figure of this.figures) this.#place(figure, step, starts.get(figure.token.id)!, goals.get(figure.token.id), t);
    }
    if (step.cue === "die") this.figures = this.figures.filter((f) => f.token.id !== step.figure);
  }

  /** Draws a figure at fraction `t` of a step. */
  #place(figure: Figure, step: Step, start: Place, goal: Place | undefined, t: number): void {
    const mine = figure.token.id === step.figure;
    if (!goal) {
      if (mine) [figure.opacity, figure.scale] = [start.opacity * (1 - t), start.scale * (1 - 0.45 * t)];
      return;
    }
    const part = eased(t);
    let at = between(start, goal, part);
    if (mine && step.cue === "move") {
      const middle = step.path.slice(1, -1).flatMap((cell) => this.#geometry!.centre.get(cell) ?? []);
      at = along([start, ...middle, goal], part);
    } else if (mine && step.cue === "attack") {
      const target = this.figures.find((f) => f.token.id === step.target);
      const far = target ? distance(start, target) : 0;
      if (target && far > 1) at = between(at, target, (LUNGE / far) * Math.sin(Math.PI * t));
    }
    [figure.x, figure.y] = [at.x, at.y];
    figure.scale = start.scale + (goal.scale - start.scale) * part;
    figure.opacity = start.opacity + (goal.opacity - start.opacity) * part;
  }

  #float(step: Step, kind: Float["kind"], speed: number): void {
    const figure = this.figures.find((f) => f.token.id === step.figure);
    if (!figure) return;
    const id = ++this.#floated;
    this.floats.push({ id, x: figure.x, y: figure.y - 20, text: `${kind === "hit" ? "−" : "+"}${step.amount}`, kind });
    setTimeout(() => (this.floats = this.floats.filter((f) => f.id !== id)), FLOAT / Math.min(1, speed));
  }
}
