/** Small pieces of a scene for tests. */
import type { Card, Choice, LogEntry, Message, Question, Scene, Sign, Token, Zone } from "../../lib/types";

export const message = (text: string): Message => ({ id: "said", args: {}, text });

export const sign = (id: string): Sign => ({ id, text: message(id), icon: "", value: null, good: null, about: null });

export const card = (id: string, more: Partial<Card> = {}): Card => ({
  id, name: id, side: "", initiative: null, parts: {}, icons: {}, marks: [], level: 0, icon: "", areas: {}, back: null, on: "", joints: {}, badges: [], ...more,
});

export const zone = (id: string, role: Zone["role"], cards: readonly string[], more: Partial<Zone> = {}): Zone => ({
  id, seat: 0, cards: cards.map((name) => card(name)), hidden: 0, name: message(id), role, free: [], ...more,
});

export const choice = (key: string, more: Partial<Choice> = {}): Choice => ({ key, text: message(key), cell: -1, figure: "", card: "", item: "", confirm: false, note: null, ...more });

export const question = (seat: number, choices: Choice[], more: Partial<Question> = {}): Question => ({ seat, prompt: message("?"), choices, standing: false, ...more });

export const token = (id: string, cell: number, side: Token["side"] = "enemy"): Token => ({
  id, board: "map", cell, name: id, side, number: 0, rank: null, group: "", health: 1, max_health: 1, conditions: [], badges: [], icon: "", count: 1, down: false,
});

export const entry = (number: number, more: Partial<LogEntry> = {}): LogEntry => ({
  number, event: "said", text: `entry ${number}`, cue: "", figure: "", target: "", path: [], amount: 0, rules: [], heading: false, ...more,
});

export const scene = (more: Partial<Scene> = {}): Scene => ({
  version: 5, title: message("title"), status: [], tokens: [], zones: [], tracks: [], ribbon: [], dice: [], players: [], questions: [], waiting: [],
  outcome: null,
  boards: [{ id: "map", layout: "square", edges: [], cells: [1, 2, 3].map((id) => ({ id, name: `${id}`, x: id, y: 0, marks: [], label: "", text: null, light: true, width: 2, height: 2 })) }],
  ...more,
});
