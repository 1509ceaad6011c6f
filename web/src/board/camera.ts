/** The visible part of a board: a point of the plane is drawn at `x + k * point.x`, `y + k * point.y`. */
import type { Box, Point } from "./geometry";

export interface Camera {
  x: number;
  y: number;
  k: number;
}
export interface Size {
  width: number;
  height: number;
}

export const MOST = 3;
export const LEAST = 0.2;
const KEPT = 60;

export const clamped = (k: number, least: number): number => Math.min(MOST, Math.max(least, k));

/** Shows the whole box in the middle of the view, never larger than `largest`. */
export function fit(box: Box, view: Size, margin: number, largest = 1.6): Camera {
  const k = Math.max(
    LEAST,
    Math.min(largest, view.width / (box.width + 2 * margin), view.height / (box.height + 2 * margin)),
  );
  return {
    k,
    x: view.width / 2 - k * (box.left + box.width / 2),
    y: view.height / 2 - k * (box.top + box.height / 2),
  };
}

/** Like `fit`, but leaves a strip free for tools: at the bottom or on the right, whichever costs less. */
export function fitBeside(box: Box, view: Size, margin: number, strip: number): { camera: Camera; below: boolean } {
  const above = fit(box, { width: view.width, height: view.height - strip }, margin);
  const beside = fit(box, { width: view.width - strip, height: view.height }, margin);
  return above.k >= beside.k ? { camera: above, below: true } : { camera: beside, below: false };
}

/** Zooms around a point of the view, which stays where it is. */
export function zoomed(camera: Camera, at: Point, factor: number, least: number): Camera {
  const k = clamped(camera.k * factor, least);
  const part = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * part, y: at.y - (at.y - camera.y) * part };
}

/** Moves the camera if needed, so that some of the box stays in view. */
export function kept(camera: Camera, box: Box, view: Size): Camera {
  const hold = (at: number, start: number, length: number, room: number): number =>
    Math.min(room - KEPT - camera.k * start, Math.max(KEPT - camera.k * (start + length), at));
  return { k: camera.k, x: hold(camera.x, box.left, box.width, view.width), y: hold(camera.y, box.top, box.height, view.height) };
}

/** Moves the camera so that as little as possible outside the box is visible; a box that fits is centred. */
export function within(camera: Camera, box: Box, view: Size): Camera {
  const hold = (at: number, start: number, length: number, room: number): number =>
    camera.k * length <= room ? room / 2 - camera.k * (start + length / 2) : Math.min(-camera.k * start, Math.max(room - camera.k * (start + length), at));
  return { k: camera.k, x: hold(camera.x, box.left, box.width, view.width), y: hold(camera.y, box.top, box.height, view.height) };
}

export const toView = (camera: Camera, p: Point): Point => ({ x: camera.x + camera.k * p.x, y: camera.y + camera.k * p.y });
export const toPlane = (camera: Camera, p: Point): Point => ({ x: (p.x - camera.x) / camera.k, y: (p.y - camera.y) / camera.k });

/** Whether a point of the plane is in view. */
export function seen(camera: Camera, point: Point, view: Size): boolean {
  const { x, y } = toView(camera, point);
  return x >= 0 && x <= view.width && y >= 0 && y <= view.height;
}

/** Moves the camera just far enough to show the point with some room around it. */
export function shown(camera: Camera, point: Point, view: Size, room = 50): Camera {
  const { x, y } = toView(camera, point);
  const push = (at: number, length: number): number =>
    length < 2 * room ? length / 2 - at : at < room ? room - at : at > length - room ? length - room - at : 0;
  return { k: camera.k, x: camera.x + push(x, view.width), y: camera.y + push(y, view.height) };
}
