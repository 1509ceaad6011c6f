/** Moving between places with the arrow keys. */
import type { Point } from "./geometry";

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key. */
export const wayOf = (key: string): Point | undefined => WAYS[key];

/** The best place in the direction of a key: close, and not far off the line. If there is none, the farthest place on the opposite side, so that
 * the keys wrap around. */
export function towards(places: readonly Point[], from: number, key: string): number {
  const way = WAYS[key];
  const start = places[from];
  if (!way || !start) return from;
  let best = from;
  let least = Infinity;
  let around = from;
  let furthest = 1;
  places.forEach((place, n) => {
    if (n === from) return;
    const dx = place.x - start.x;
    const dy = place.y - start.y;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y - dy * way.x);
    if (ahead > 1 && aside <= ahead * 2.5) {
      const cost = ahead + 2 * aside;
      if (cost < least) [best, least] = [n, cost];
    } else if (-ahead - 2 * aside > furthest) {
      [around, furthest] = [n, -ahead - 2 * aside];
    }
  });
  return best === from ? around : best;
}
