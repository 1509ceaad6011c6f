/** How tracks are laid out: tracks that every player has form a table with a row for each player. Players without numbers are out of the game. */
import type { Player, Track } from "../lib/types";

export interface Ledger {
  /** The tracks that every player has. */
  columns: readonly string[];
  rows: readonly { player: Player; tracks: readonly (Track | undefined)[] }[];
}

export interface Laid {
  /** Players' own numbers come first. */
  numbers: readonly Track[];
  ledger: Ledger | null;
  /** Rows of slots come last, since they take the most space and change least. */
  others: readonly Track[];
}

const ROLES: readonly Track["role"][] = ["elements", "notes", "row"];
const SIGNS = /^[\s:·–—-]+|[\s:·–—-]+$/g;

/** The player that a track's message names, in its arguments or, where names are translated, at its beginning. */
export function ownerOf(track: Track, players: readonly Player[]): Player | undefined {
  const named: unknown[] = Object.values(track.name.args);
  return players.find((player) => named.includes(player.name) || track.name.text.startsWith(`${player.name}:`));
}

/** The name of a track in its owner's row. */
function kindOf(track: Track, owner: Player): string {
  const rest = track.name.text.replace(owner.name, "").replace(SIGNS, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** The largest number that is shown as steps, so that they stay in one line. */
const MOST_STEPS = 12;

/** The steps of a number with a known maximum, for reading it at a glance: reached, reached beyond the maximum, or not yet. None if there would be
 * too many. */
export function stepsOf({ role, at, maximum }: Track): ("full" | "over" | "open")[] {
  const count = Math.max(at, maximum);
  if (role !== "number" || maximum <= 1 || count > MOST_STEPS) return [];
  return Array.from({ length: count }, (_, n) => (n >= maximum ? "over" : n < at ? "full" : "open"));
}

export function laidOut(tracks: readonly Track[], players: readonly Player[]): Laid {
  const kinds = new Map<string, Map<Player, Track>>();
  const playing = new Set<Player>();
  for (const track of tracks) {
    const owner = track.role === "row" || players.length < 2 ? undefined : ownerOf(track, players);
    if (owner && track.role === "number") playing.add(owner);
    if (owner) kinds.set(track.name.id, (kinds.get(track.name.id) ?? new Map<Player, Track>()).set(owner, track));
  }
  const listed = playing.size ? players.filter((player) => playing.has(player)) : players;
  const common = listed.length < 2 ? [] : [...kinds.values()].filter((owned) => listed.every((player) => owned.has(player)));
  const entered = new Set(common.flatMap((owned) => [...owned.values()]));
  const rest = tracks.filter((track) => !entered.has(track));
  const numbers = rest.filter((track) => track.role === "number");
  return {
    numbers: [...numbers.filter((track) => ownerOf(track, players)), ...numbers.filter((track) => !ownerOf(track, players))],
    ledger: common.length
      ? {
          columns: common.map((owned) => [...owned].map(([owner, track]) => kindOf(track, owner))[0] ?? ""),
          rows: listed.map((player) => ({ player, tracks: common.map((owned) => owned.get(player)) })),
        }
      : null,
    others: ROLES.flatMap((role) => rest.filter((track) => track.role === role)),
  };
}
