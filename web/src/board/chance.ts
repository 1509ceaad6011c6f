/** Small variations that are the same every time a cell is drawn. */
export type Rolls = () => number;

export function rolls(seed: number): Rolls {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The outline of a stone around (0, 0). */
export function stone(next: Rolls, radius: number, corners = 7): { x: number; y: number }[] {
  return Array.from({ length: corners }, (_, n) => {
    const angle = ((n + 0.5 * next()) / corners) * 2 * Math.PI;
    const reach = radius * (0.8 + 0.3 * next());
    return { x: reach * Math.cos(angle), y: reach * 0.86 * Math.sin(angle) };
  });
}
