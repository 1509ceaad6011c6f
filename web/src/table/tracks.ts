/** How tracks are laid out: tracks that every player has form a table with a row for each player. */
import type { Player, Track } from "../lib/types";

export interface Ledger {
  /** The tracks that every player has. */
  columns: readonly string[];
  rows: readonly { player: Player; tracks: readonly (Track | undefined)[] }[];
}

export interface Laid {
  numbers: readonly Track[];
  ledger: Ledger | null;
  /** Rows of slots come last, since they take the most space and change least. */
  others: readonly Track[];
}

const ROLES: readonly Track["role"][] = ["elements", "notes", "row"];
const SIGNS = /^[\s:·–—-]+|[\s:·–—-]+$/g;

/** The player that a track's message names. */
export function ownerOf(track: Track, players: readonly Player[]): Player | undefined {
  const named: unknown[] = Object.values(track.name.args);
  return players.find((player) => named.includes(player.name));
}

/** The name of a track in its owner's row. */
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
