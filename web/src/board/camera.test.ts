import { expect, it } from "vitest";
import { fit, fitBeside, kept, shown, toPlane, toView, within, zoomed } from "./camera";

const box = { left: 100, top: 50, width: 400, height: 200 };
const view = { width: 390, height: 600 };

it("fits all of a box into the view, in the middle", () => {
  const camera = fit(box, view, 20);
  expect(camera.k).toBeCloseTo(390 / 440);
  const [corner, opposite] = [toView(camera, { x: 100, y: 50 }), toView(camera, { x: 500, y: 250 })];
  expect(corner.x).toBeGreaterThan(0);
  expect(opposite.x).toBeLessThan(390);
  expect((corner.x + opposite.x) / 2).toBeCloseTo(195);
  expect((corner.y + opposite.y) / 2).toBeCloseTo(300);
});
it("never makes a small box larger than allowed", () => {
  expect(fit({ left: 0, top: 0, width: 10, height: 10 }, view, 0).k).toBe(1.6);
});
it("leaves the strip free where it costs less", () => {
  expect(fitBeside(box, view, 20, 46).below).toBe(true);
  const wide = fitBeside(box, { width: 1200, height: 240 }, 20, 46);
  expect(wide.below).toBe(false);
  expect(wide.camera.k).toBeCloseTo(1);
});
it("zooms around a point, within bounds", () => {
  const camera = fit(box, view, 20);
  const at = { x: 30, y: 80 };
  const before = toPlane(camera, at);
  const after = toPlane(zoomed(camera, at, 2, 0.3), at);
  expect(after.x).toBeCloseTo(before.x);
  expect(after.y).toBeCloseTo(before.y);
  expect(zoomed(camera, at, 100, 0.3).k).toBe(3);
  expect(zoomed(camera, at, 0.001, 0.3).k).toBe(0.3);
});
it("keeps some of the box in view", () => {
  const away = kept({ k: 1, x: 5000, y: -5000 }, box, view);
  expect(toView(away, { x: 100, y: 0 }).x).toBe(330);
  expect(toView(away, { x: 0, y: 250 }).y).toBe(60);
});
it("moves only as far as is needed to show a point", () => {
  const camera = { k: 1, x: 0, y: 0 };
  expect(shown(camera, { x: 200, y: 300 }, view)).toEqual(camera);
  expect(shown(camera, { x: 700, y: 300 }, view)).toEqual({ k: 1, x: -360, y: 0 });
});
it("shows no more than it must of what lies beyond the box", () => {
  const close = within({ k: 2, x: 900, y: 900 }, box, view);
  expect(toView(close, { x: 100, y: 0 }).x).toBe(0);
  expect(toView(within({ ...close, x: -9000 }, box, view), { x: 500, y: 0 }).x).toBe(390);
  expect(toView(close, { x: 0, y: 150 }).y).toBe(300);
});
