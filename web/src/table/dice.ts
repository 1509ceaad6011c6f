/** How dice are drawn: colours by kind, faces as symbols. A face consists of words: a number counts the symbol of the die's kind, `bam` and
 * `diamond` stand for themselves. */
import { nameOf } from "../board/figures";
import { t } from "../lib/i18n.svelte";
import type { Die, Player, Token, Track } from "../lib/types";

/** The symbol that a number on a die of this kind counts. */
const SIGNS: Readonly<Record<string, string>> = { yellow: "sword", red: "sword", high: "sword", low: "sword", blue: "shield", green: "shield" };
const ICONS: Readonly<Record<string, string>> = { sword: "gladius", shield: "checked-shield", bam: "spiky-explosion", diamond: "cut-diamond" };

export interface Sign {
  name: string;
  count: number;
}

/** The symbols of a face; null if it must be shown as text. */
export function signsOf({ kind, face }: Die): Sign[] | null {
  const sign = SIGNS[kind];
  if (!sign) return null;
  return face.split(" ").map((word) => (/^\d+$/.test(word) ? { name: sign, count: Number(word) } : { name: word, count: 1 }));
}

export const iconOf = (sign: string): string => ICONS[sign] ?? "";

export function dieText(die: Die): string {
  const face = signsOf(die)?.map(({ name, count }) => t("ui-die-sign", { sign: name, count })).join(", ") ?? die.face;
  return t("ui-die", { kind: die.kind, face });
}

/** The dice of one figure, and the totals from them. */
export interface Side {
  owner: string;
  name: string;
  icon: string;
  side: Token["side"] | "";
  dice: Die[];
  tracks: { track: Track; name: string }[];
}
export interface Roll {
  sides: Side[];
  /** Numbers that do not belong to one side. */
  numbers: Track[];
  notes: Track[];
}

/** The name of a track when shown next to its owner. */
function withoutName(text: string, name: string): string {
  const rest = text.replace(name, "").replace(/^[\s:·–—-]+|[\s:·–—-]+$/g, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** Dice and the numbers that belong to them, side by side. A figure that has left the board takes its name from its track. */
export function rollOf(dice: readonly Die[], tracks: readonly Track[], tokens: readonly Token[], players: readonly Player[]): Roll {
  const mine = tracks.filter((track) => track.role === "roll");
  const aboutOf = (track: Track): string => String((track.name.args as Record<string, unknown>)["figure"] ?? "");
  const owners = [...new Set([...dice.map((die) => die.owner), ...mine.map(aboutOf).filter(Boolean)])];
  const sides = owners.map((owner): Side => {
    const token = tokens.find((found) => found.id === owner);
    const player = players.find((found) => found.figure === owner);
    const about = mine.filter((track) => owner !== "" && aboutOf(track) === owner);
    const name = (token ? nameOf(token) : player?.name) ?? about[0]?.name.text.split(":")[0] ?? "";
    return {
      owner, name, icon: token?.icon ?? player?.icon ?? "", side: token?.side ?? (player ? "hero" : ""),
      dice: dice.filter((die) => die.owner === owner),
      tracks: about.map((track) => ({ track, name: withoutName(track.name.text, about[0]!.name.text.split(":")[0] ?? "") })),
    };
  });
  const common = mine.filter((track) => aboutOf(track) === "");
  return { sides, numbers: common.filter((track) => !track.slots.length), notes: common.filter((track) => track.slots.length) };
}
