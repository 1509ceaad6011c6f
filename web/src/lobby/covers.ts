/** The look of a drawn cover, determined by the game's name alone: a palette, and the positions of its parts. */
export interface Palette {
  /** From the dark background to the light in the middle. */
  deep: string;
  mid: string;
  glow: string;
  /** The colours of the emblem, from top to bottom. */
  light: string;
  metal: string;
}

const PALETTES: readonly Palette[] = [
  { deep: "#0d1a17", mid: "#1f4a3c", glow: "#7fc77a", light: "#f6f0c9", metal: "#c79a3b" },
  { deep: "#170d1d", mid: "#4b2464", glow: "#c27ad8", light: "#fdeaff", metal: "#d59a52" },
  { deep: "#1d0b0a", mid: "#6a1f1a", glow: "#ee8a4a", light: "#fff0d2", metal: "#dba04a" },
  { deep: "#08141f", mid: "#1b4468", glow: "#69b6de", light: "#eefaff", metal: "#c7a662" },
  { deep: "#171206", mid: "#5a430f", glow: "#f0c04e", light: "#fff8dc", metal: "#d08f2e" },
  { deep: "#0a1518", mid: "#16525a", glow: "#67cfc4", light: "#ecfffb", metal: "#d8a556" },
  { deep: "#1a0a13", mid: "#661c40", glow: "#e87aa0", light: "#fff0f3", metal: "#d8a060" },
  { deep: "#10120b", mid: "#3d4820", glow: "#b9c862", light: "#fbfbe0", metal: "#b98a3c" },
];

/** FNV-1a. */
export function hashed(name: string): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

export interface Mote {
  x: number;
  y: number;
  r: number;
}

export interface Cover {
  palette: Palette;
  /** Half the width of the innermost arch. */
  span: number;
  /** The distance between arches. */
  step: number;
  motes: Mote[];
}

/** A cover of 300 by 400. */
export function cover(name: string): Cover {
  let state = hashed(name);
  const next = (below: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ((state >>> 8) / 0x1000000) * below;
  };
  return {
    palette: PALETTES[hashed(name) % PALETTES.length]!,
    span: 80 + next(14),
    step: 24 + next(8),
    motes: Array.from({ length: 26 }, () => ({ x: 20 + next(260), y: 30 + next(250), r: 0.6 + next(1.8) })),
  };
}

/** Where the innermost arch begins to curve, and where the floor is. */
const SPRING = 150;
export const FLOOR = 288;

/** A round arch centred on the cover; arches of different widths are nested. */
export function arch(half: number): string {
  return `M${150 - half} ${FLOOR}V${SPRING}a${half} ${half} 0 0 1 ${2 * half} 0V${FLOOR}Z`;
}

/** The joints between the stones of an arch, between its inner and outer half widths. */
export function joints(inner: number, outer: number): string {
  const bent = Array.from({ length: 11 }, (_, n) => {
    const angle = (Math.PI * (n + 1)) / 12;
    const point = (r: number): string => `${(150 + r * Math.cos(angle)).toFixed(1)} ${(SPRING - r * Math.sin(angle)).toFixed(1)}`;
    return `M${point(inner)}L${point(outer)}`;
  });
  const straight = [SPRING, 184, 210, 236, 262].map((y) => `M${150 - outer} ${y}h${outer - inner}M${150 + inner} ${y}h${outer - inner}`);
  return [...bent, ...straight].join("");
}
