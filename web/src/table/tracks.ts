/** How tracks are laid out: what every player has one of makes a table, a row for each player. */
import type { Player, Track } from "../lib/types";

export interface Ledger {
  /** What is kept of everybody. */
  columns: readonly string[];
  rows: readonly { player: Player; tracks: readonly (Track | undefined)[] }[];
}

export interface Laid {
  numbers: readonly Track[];
  ledger: Ledger | null;
  /** Rows of slots, which take most room and change least, come last. */
  others: readonly Track[];
}

const ROLES: readonly Track["role"][] = ["elements", "notes", "row"];
const SIGNS = /^[\s:·–—-]+|[\s:·–—-]+$/g;

/** Whom a track is about: the player that its message names. */
export function ownerOf(track: Track, players: readonly Player[]): Player | undefined {
  const named: unknown[] = Object.values(track.name.args);
  return players.find((player) => named.includes(player.name));
}

/** What a track is called in the row of its owner. */
function kindOf(track: Track, owner: Player): string {
  const rest = track.name.text.replace(owner.name, "").replace(SIGNS, "");
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

export function laidOut(tracks: readonly Track[], players: readonly Player[]): Laid {
  const kinds = new Map<string, Map<Player, Track>>();
  for (const track of tracks) {
    const owner = track.role === "row" || players.length < 2 ? undefined : ownerOf(track, players);
    if (owner) kinds.set(track.name.id, (kinds.get(track.name.id) ?? new Map<Player, Track>()).set(owner, track));
  }
  const common = [...kinds.values()].filter((owned) => owned.size === players.length);
  const entered = new Set(common.flatMap((owned) => [...owned.values()]));
  const rest = tracks.filter((track) => !entered.has(track));
  return {
    numbers: rest.filter((track) => track.role === "number"),
    ledger: common.length
      ? {
          columns: common.map((owned) => [...owned].map(([owner, track]) => kindOf(track, owner))[0] ?? ""),
          rows: players.map((player) => ({ player, tracks: common.map((owned) => owned.get(player)) })),
        }
      : null,
    others: ROLES.flatMap((role) => rest.filter((track) => track.role === role)),
  };
}
