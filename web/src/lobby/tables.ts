/** Texts about tables shared by several pages, and what to do with a new table. */
import { t } from "../lib/i18n.svelte";
import { go, href } from "../lib/router.svelte";
import { session } from "../lib/storage";
import type { Invitation, MadeTable, Reach, SeatInfo, TableInfo } from "../lib/types";

export type Standing = { mine: boolean; over: boolean; text: string };

const nameOf = (seat: SeatInfo): string => seat.player || seat.name;

/** Whose turn it is, or how it ended. */
export function standing(table: TableInfo): Standing {
  if (table.outcome !== null) return { mine: false, over: true, text: outcome(table.outcome) };
  if (table.waiting.some((seat) => table.yours.includes(seat))) return { mine: true, over: false, text: t("ui-your-turn") };
  const names = table.seats.filter((seat) => table.waiting.includes(seat.seat)).map(nameOf);
  return { mine: false, over: false, text: names.length > 0 ? t("ui-waiting-for", { names: names.join(", ") }) : t("ui-in-play") };
}

export function outcome(value: string): string {
  const known = t(`ui-outcome-${value}`);
  return known === `ui-outcome-${value}` ? value : known;
}

export const headingOf = (table: TableInfo): string => table.title || table.scenario;

/** The server shows links only once; this tab remembers them for the share dialog. */
export const invitations = {
  remember: (table: string, made: readonly Invitation[]): void => session.set(`invitations.${table}`, made),
  recall: (table: string): Invitation[] => session.get<Invitation[]>(`invitations.${table}`, []),
};

/** Names that a machine uses for itself. */
const LOCAL: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** The address at which others can reach this server: this one or, if it works only on this machine, one in the local network; empty if there is
 * none. */
export function homeFor(here: { hostname: string; href: string }, reach: Reach | null): string {
  if (!LOCAL.has(here.hostname)) return here.href.split("#")[0] ?? "";
  return reach?.addresses[0] ?? "";
}

/** The link of an invitation; `home` is the address at which others can reach the server. */
export const invitationLink = (table: string, secret: string, home = ""): string =>
  new URL(href("join", table, secret), home || location.href.split("#")[0]).href;

/** Tables this player has just joined, where the story has not been shown yet. */
export const newcomer = new Set<string>();

/** Opens a new table, with a game that begins or, with `begun`, continues. */
export function enter(made: MadeTable, begun = false): void {
  invitations.remember(made.table.id, made.invitations);
  if (!begun) newcomer.add(made.table.id);
  go(href("table", made.table.id));
}
