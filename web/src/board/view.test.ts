import { expect, it } from "vitest";
import { seen } from "./camera";
import type { Point } from "./geometry";
import { TOUCH, View, type Ground } from "./view.svelte";

const SPACING = 80;
const ROOM = 40;
const wide = { width: 1000, height: 500 };
const narrow = { width: 400, height: 300 };

/** A row of so many cells. */
function row(count: number, wanted: number[] = []): Ground {
  const centres = new Map(Array.from({ length: count }, (_, n): [number, Point] => [n, { x: n * SPACING, y: 0 }]));
  const box = { left: -ROOM, top: -ROOM, width: count * SPACING, height: 2 * ROOM };
  return { box, room: ROOM, centres, wanted: wanted.map((n) => centres.get(n)!) };
}

function opened(size: { width: number; height: number }, ground: Ground): View {
  const view = new View();
  view.resize(size);
  view.show(ground, TOUCH);
  return view;
}

const inView = (view: View, ground: Ground): number[] => [...ground.centres].filter(([, at]) => seen(view.camera, at, view.size)).map(([id]) => id);
const all = (ground: Ground): number[] => [...ground.centres.keys()];

it("shows all of a board again when cells appear that were not there", () => {
  const view = opened(wide, row(6));
  const before = view.camera;
  const grown = row(16);
  view.show(grown, TOUCH);
  expect(view.camera.k).toBeLessThan(before.k);
  expect(inView(view, grown)).toEqual(all(grown));
});
it("leaves what the player has zoomed or moved by hand, until the next fit", () => {
  for (const hand of [(view: View) => view.zoom(1.5), (view: View) => view.pan(30, 0)]) {
    const view = opened(wide, row(6));
    hand(view);
    const chosen = view.camera;
    view.show(row(16), TOUCH);
    expect(view.camera).toEqual(chosen);
    view.fit();
    expect(inView(view, row(16))).toEqual(all(row(16)));
    view.show(row(18), TOUCH);
    expect(inView(view, row(18))).toEqual(all(row(18)));
  }
});
it("takes the keyboard's way to an option for no wish to look elsewhere", () => {
  const view = opened(wide, row(6));
  const before = view.camera;
  view.reach({ x: 5 * SPACING, y: 0 });
  expect(view.camera).toEqual(before);
  view.show(row(16), TOUCH);
  expect(inView(view, row(16))).toEqual(all(row(16)));
});
it("shows what is new where all would be too small for a finger", () => {
  const view = opened(narrow, row(20, [0, 1]));
  expect(view.camera.k).toBe(TOUCH / (2 * ROOM));
  expect(inView(view, row(20))).toContain(0);
  expect(inView(view, row(20))).not.toContain(19);
  const grown = row(24, [20]);
  view.show(grown, TOUCH);
  expect(inView(view, grown)).toEqual(expect.arrayContaining([20, 21, 22, 23]));
});
it("follows the options where not all can be seen, but does not move for those in view", () => {
  const view = opened(narrow, row(20, [4]));
  const before = view.camera;
  view.show(row(20, [5, 6]), TOUCH);
  expect(view.camera).toEqual(before);
  view.show(row(20, [18]), TOUCH);
  expect(inView(view, row(20))).toContain(18);
});
it("keeps all of a board in view after a fit, however small its cells", () => {
  const view = opened(narrow, row(20, [0]));
  view.fit();
  view.show(row(24, [3]), TOUCH);
  expect(inView(view, row(24))).toEqual(all(row(24)));
});
