/** Words about tables that several pages say, and what is done with a table just made. */
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

/** Links are shown once by the server; this tab remembers them for the share dialog. */
export const invitations = {
  remember: (table: string, made: readonly Invitation[]): void => session.set(`invitations.${table}`, made),
  recall: (table: string): Invitation[] => session.get<Invitation[]>(`invitations.${table}`, []),
};

/** Names by which a machine calls itself. */
const LOCAL: ReadonlySet<string> = new Set(["localhost", "127.0.0.1", "[::1]", "::1"]);

/** Where others find this server: here, or, where only this machine knows this address, in the local network; empty: nowhere. */
export function homeFor(here: { hostname: string; href: string }, reach: Reach | null): string {
  if (!LOCAL.has(here.hostname)) return here.href.split("#")[0] ?? "";
  return reach?.addresses[0] ?? "";
}

/** The link of an invitation; `home`: where others find the server. */
export const invitationLink = (table: string, secret: string, home = ""): string =>
  new URL(href("join", table, secret), home || location.href.split("#")[0]).href;

/** Tables that this player has just come to, where the story is still to be told. */
export const newcomer = new Set<string>();

/** Sit down at a table just made, with a game that begins or (`begun`) goes on. */
export function enter(made: MadeTable, begun = false): void {
  invitations.remember(made.table.id, made.invitations);
  if (!begun) newcomer.add(made.table.id);
  go(href("table", made.table.id));
}
