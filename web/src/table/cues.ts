/** Icons for the cues of events. */
import type { LogEntry } from "../lib/types";

export const CUES: Readonly<Record<LogEntry["cue"], string>> = {
  "": "",
  move: "boot-prints",
  attack: "crossed-swords",
  hit: "spiky-explosion",
  heal: "heart-plus",
  gain: "upgrade",
  lose: "broken-heart",
  die: "skull-crossed-bones",
  appear: "sparkles",
  roll: "perspective-dice-six-faces-random",
  card: "card-play",
  turn: "hourglass",
  round: "sundial",
  end: "flag-objective",
};
