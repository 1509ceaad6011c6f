/** Made-up scenes that show every state of a board at once. */
import type { Board, Cell, Choice, Die, Edge, LogEntry, Result, SeatInfo, Sign, Token } from "../lib/types";

export const message = (text: string, id = text, args = {}): Cell["text"] & object => ({ id, args, text });

const cell = (id: number, x: number, y: number, more: Partial<Cell> = {}): Cell => ({
  id, name: `${Math.floor(x / 2) + 1},${Math.floor(y / 2) + 1}`, x, y, marks: [], label: "", text: null, light: true, width: 2, height: 2, ...more,
});
export const sign = (id: string, icon = "", more: Partial<Sign> = {}): Sign => ({
  id, text: message(id), icon, value: null, good: null, about: null, ...more,
});
const ELITE = sign("elite");
const AGENT = sign("agent", "flying-flag");
const POISON = sign("poison", "poison-bottle", { good: false, about: message("Attacks against it get +1.") });
const WOUND = sign("wound", "bleeding-wound", { good: false });
const token = (id: string, board: string, at: number, name: string, side: Token["side"], more: Partial<Token> = {}): Token => ({
  id, board, cell: at, name, side, number: 0, rank: null, group: "", health: 0, max_health: 0, conditions: [], badges: [], icon: "", count: 1, down: false, ...more,
});
export const choice = (key: string, text: string, more: Partial<Choice> = {}): Choice => ({
  key, text: message(text), cell: -1, figure: "", card: "", item: "", confirm: false, note: null, ...more,
});
export const entry = (number: number, cue: LogEntry["cue"], more: Partial<LogEntry> = {}): LogEntry => ({
  number, event: cue, text: cue, cue, figure: "", target: "", path: [], amount: 0, rules: [], heading: false, ...more,
});

const MARKS = ["obstacle", "hazard", "difficult", "water", "plate", "altar"];

/** A field of hexes with one of every kind of ground. */
export function hexes(layout: "hex-flat" | "hex-pointy"): Board {
  const cells: Cell[] = [];
  for (let column = 0; column < 6; column++) {
    for (let row = 0; row < 4; row++) {
      const id = column * 4 + row;
      const [x, y] = layout === "hex-flat" ? [2 * column, 2 * row + (column % 2)] : [2 * column + (row % 2), row];
      const mark = row === 1 || row === 2 ? MARKS[(row - 1) * 3 + Math.floor(column / 2)] : undefined;
      const marked = column % 2 === 0 && mark ? [mark] : [];
      cells.push(cell(id, x, y, { name: `${column + 1},${row + 1}`, marks: marked, label: id === 4 ? "A" : id === 19 ? "B" : "", light: column < 5 }));
    }
  }
  if (layout === "hex-pointy") cells[22] = { ...cells[22]!, marks: ["wall"] };
  else {
    cells[17] = { ...cells[17]!, marks: ["trap"] };
    cells[14] = { ...cells[14]!, marks: ["wall"] };
  }
  return { id: layout, layout, cells, edges: [{ a: 12, b: layout === "hex-flat" ? 13 : 16, kind: "wall", state: "" }, { a: 8, b: 12, kind: "door", state: "closed" }] };
}

/** Two rooms and a corridor in the dark, with doors in every state. */
export function rooms(): Board {
  const plan = ["####...", "#####..", "#######", "..#####", ".######"];
  const cells: Cell[] = [];
  plan.forEach((line, row) =>
    [...line].forEach((mark, column) => {
      if (mark === "#") cells.push(cell(row * 10 + column, 2 * column, 2 * row, { light: column > 1 || row < 3, marks: row === 1 && column === 1 ? ["obstacle"] : row === 3 && column === 5 ? ["water"] : row === 4 && column === 3 ? ["difficult"] : row === 0 && column === 3 ? ["stairs"] : [] }));
    }),
  );
  const edges: Edge[] = [
    { a: 1, b: 2, kind: "wall", state: "" },
    { a: 11, b: 12, kind: "door", state: "open" },
    { a: 12, b: 22, kind: "door", state: "closed" },
    { a: 13, b: 23, kind: "wall", state: "" },
    { a: 14, b: 24, kind: "door", state: "locked" },
    { a: 21, b: 22, kind: "wall", state: "" },
    { a: 33, b: 34, kind: "door", state: "barred" },
    { a: 43, b: 44, kind: "wall", state: "" },
  ];
  return { id: "rooms", layout: "square", cells, edges };
}

const SPACES: Readonly<Record<string, string>> = {
  "#": "rubble", "~": "chasm", "^": "trap-space", S: "spawn-space", L: "trap-lever", R: "recharge-station", W: "workbench", C: "chest",
  E: "event-space", X: "chapter-space", Y: "lit-chapter-space", B: "explosive-barrel", D: "destroyed-space", G: "goal-space",
  i: "entry-token", o: "exit-token", u: "unexplored-border",
};

/** Parts of two tiles with every kind of space, and doors in every state. */
export function tiles(): Board {
  const plan = [
    "#..Suu#..C....", "...#....~~.W..", "X......~~~...#", "o.^^.#.~~..Y..", "o.^^..~~...##S", "..^.L.......#u", ".S..E..DB...Gu", "##..ii....R...",
  ];
  const cells = plan.flatMap((line, row) =>
    [...line].map((sign, column) => cell(row * 20 + column, 2 * column, 2 * row, { marks: SPACES[sign] ? [SPACES[sign]] : [] })),
  );
  const edges = [0, 1, 2, 3, 6, 7].map((row): Edge => ({ a: row * 20 + 9, b: row * 20 + 10, kind: "wall", state: "" }));
  const doors = ["closed", "open", "destroyed"].map((state, n): Edge => ({ a: 80 + n * 2 + 1, b: 100 + n * 2 + 1, kind: "door", state }));
  const walls = [0, 2, 4, 6].map((column): Edge => ({ a: 80 + column, b: 100 + column, kind: "wall", state: "" }));
  return { id: "tiles", layout: "square", cells, edges: [...edges, ...doors, ...walls] };
}

/** Figures on several kinds of spaces. */
export const tileTokens = (): Token[] => [
  token("x1", "tiles", 63, "Mechanic", "hero", { health: 4, max_health: 5, icon: "gears", badges: [sign("essence", "sparkles", { value: 3 })] }),
  token("x2", "tiles", 144, "Marksman", "hero", { health: 5, max_health: 5, icon: "bowman" }),
  token("m1", "tiles", 3, "Crawler", "enemy", { health: 1, max_health: 2, icon: "spider-alt" }),
  token("m2", "tiles", 48, "Shade", "enemy", { health: 2, max_health: 2, icon: "ghost", conditions: [sign("ethereal", "ghost")] }),
];

/** Zones of different sizes around a yard. */
export function zones(): Board {
  const cells = [
    cell(0, 0, 0, { name: "Gate", width: 2, height: 2 }),
    cell(1, 2, 0, { name: "Yard", width: 4, height: 2 }),
    cell(2, 6, 0, { name: "Tower", width: 2, height: 4, light: false }),
    cell(3, 0, 2, { name: "Cellar", width: 3, height: 2, marks: ["difficult"] }),
    cell(4, 3, 2, { name: "Chapel", width: 3, height: 2, label: "Chapel" }),
  ];
  return {
    id: "zones", layout: "zones", cells,
    edges: [{ a: 0, b: 1, kind: "door", state: "open" }, { a: 1, b: 2, kind: "door", state: "locked" }, { a: 3, b: 4, kind: "wall", state: "" }, { a: 1, b: 4, kind: "door", state: "closed" }],
  };
}

export const zoneTokens = (): Token[] => [
  token("h1", "zones", 1, "Marksman", "hero", { health: 6, max_health: 8, icon: "bowman" }),
  token("h2", "zones", 1, "Wanderer", "hero", { health: 2, max_health: 8, icon: "hood", conditions: [WOUND] }),
  token("e1", "zones", 1, "Ghoul", "enemy", { number: 1, health: 3, max_health: 4, icon: "ghost" }),
  token("e2", "zones", 1, "Ghoul", "enemy", { number: 2, health: 4, max_health: 4, icon: "ghost", rank: ELITE }),
  token("e3", "zones", 1, "Ghoul", "enemy", { number: 3, health: 4, max_health: 4, icon: "ghost" }),
  token("o1", "zones", 4, "Chest", "object", { number: 1, icon: "locked-chest" }),
  token("e4", "zones", 2, "Ogre", "enemy", { rank: AGENT, health: 12, max_health: 12, icon: "ogre", badges: [sign("Shield 2", "shield", { value: 2 })] }),
];

/** A row of figures: every side in every state. */
export function line(): Board {
  return { id: "line", layout: "square", cells: Array.from({ length: 12 }, (_, n) => cell(n, 2 * (n % 6), 2 * Math.floor(n / 6))), edges: [] };
}

export const lineTokens = (): Token[] => [
  token("a", "line", 0, "Knight", "hero", { health: 10, max_health: 10, icon: "mounted-knight" }),
  token("b", "line", 1, "Night Owl", "hero", { health: 4, max_health: 9, conditions: [sign("strengthen", "biceps", { good: true }), sign("invisible", "invisible", { good: true })], badges: [sign("Shield 1", "shield", { value: 1 })] }),
  token("c", "line", 2, "Rat", "enemy", { number: 1, health: 2, max_health: 5, icon: "rat" }),
  token("d", "line", 3, "Rat", "enemy", { number: 2, rank: ELITE, health: 7, max_health: 7, icon: "rat", conditions: [POISON] }),
  token("e", "line", 4, "Spider", "enemy", { number: 3, health: 1, max_health: 6, icon: "spider-alt", conditions: [POISON, WOUND, ...["muddle", "disarm", "immobilize"].map((id) => sign(id))] }),
  token("f", "line", 5, "Warden", "enemy", { rank: sign("boss"), health: 112, max_health: 140, icon: "minotaur", badges: [sign("Shield 3", "shield", { value: 3 }), sign("Retaliate", "spiked-shield"), sign("Flying", "feathered-wing")] }),
  token("g", "line", 6, "Barrel", "object", { number: 1, health: 3, max_health: 4, icon: "barrel" }),
  token("h", "line", 7, "Old Bell", "object", {}),
  token("i", "line", 8, "Wolf", "enemy", { number: 1, health: 4, icon: "wolf-head" }),
  token("j", "line", 9, "Imp", "enemy", { number: 10, health: 0, max_health: 3, icon: "imp" }),
  token("k", "line", 10, "Twin", "hero", { health: 5, max_health: 5, icon: "hood" }),
  token("l", "line", 10, "Moth", "enemy", { number: 4, health: 5, max_health: 5, icon: "butterfly" }),
  token("m", "line", 11, "Mage", "hero", { health: 5, max_health: 5, conditions: [sign("petrified")], icon: "wizard-face" }),
];

/** For the movement demo: a hero, two rats and a wisp that appears. */
export function arena(): { board: Board; before: Token[]; after: Token[]; log: LogEntry[] } {
  const board = { ...hexes("hex-flat"), id: "arena", edges: [] };
  const before = [
    token("hero", "arena", 3, "Knight", "hero", { health: 8, max_health: 10, icon: "mounted-knight" }),
    token("rat1", "arena", 18, "Rat", "enemy", { number: 1, health: 5, max_health: 5, icon: "rat" }),
    token("rat2", "arena", 12, "Rat", "enemy", { number: 2, rank: ELITE, health: 2, max_health: 7, icon: "rat" }),
  ];
  const after = [
    { ...before[0]!, cell: 16, health: 9, conditions: [POISON] },
    { ...before[1]!, cell: 20, health: 3 },
    token("wisp", "arena", 7, "Wisp", "enemy", { number: 1, health: 3, max_health: 3, icon: "ghost" }),
  ];
  const log = [
    entry(0, "move", { figure: "hero", path: [7, 11, 10, 14, 13, 16] }),
    entry(1, "attack", { figure: "hero", target: "rat2", amount: 3 }),
    entry(2, "hit", { figure: "rat2", amount: 3 }),
    entry(3, "die", { figure: "rat2" }),
    entry(4, "move", { figure: "rat1", path: [17, 20] }),
    entry(5, "attack", { figure: "rat1", target: "hero", amount: 1 }),
    entry(6, "hit", { figure: "hero", amount: 1 }),
    entry(7, "gain", { figure: "hero" }),
    entry(8, "hit", { figure: "rat1", amount: 2 }),
    entry(9, "heal", { figure: "hero", amount: 2 }),
    entry(10, "appear", { figure: "wisp" }),
  ];
  return { board, before, after, log };
}

export const dice: Die[] = [
  { kind: "yellow", face: "1 bam", owner: "" },
  { kind: "red", face: "3 diamond", owner: "" },
  { kind: "blue", face: "blank", owner: "" },
  { kind: "green", face: "2", owner: "" },
];

export const seats: SeatInfo[] = [
  { seat: 0, name: "Knight", player: "Ada", icon: "mounted-knight", bot: "", present: true, taken: true },
  { seat: 1, name: "Wanderer", player: "Max", icon: "hood", bot: "", present: false, taken: true },
  { seat: 2, name: "Mage", player: "", icon: "wizard-face", bot: "greedy", present: false, taken: false },
  { seat: 3, name: "Marksman", player: "", icon: "bowman", bot: "", present: false, taken: false },
];

export const result: Result = {
  outcome: "won",
  won: true,
  conclusion: "The last rat flees into the dark. Somewhere above, a bell rings.",
  tallies: [
    { name: message("Rounds"), value: 7 },
    { name: message("Enemies defeated"), value: 5 },
    { name: message("Damage dealt"), value: 41 },
  ],
  next: [{ id: "cellar", title: "The Cellar Below" }],
};
