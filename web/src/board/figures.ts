/** How figures are drawn: shapes for sides, icons for the words on tokens, and descriptions. */
import { t } from "../lib/i18n.svelte";
import type { Board, Cell, Sign, Token } from "../lib/types";
import { markOf } from "./terrain";

/** Outlines around (0, 0), clockwise from the top, where the health ring begins. */
export const SHAPES: Readonly<Record<Token["side"], string>> = {
  hero: "M0 -27A27 27 0 0 1 0 27A27 27 0 0 1 0 -27Z",
  enemy: "M0 -30L26 -15V15L0 30L-26 15V-15Z",
  object: "M0 -24H17A7 7 0 0 1 24 -17V17A7 7 0 0 1 17 24H-17A7 7 0 0 1 -24 17V-17A7 7 0 0 1 -17 -24Z",
};

/** The ornament of a rank without an icon. */
export const CROWN = "M-9 -27L-11 -38L-5 -33L0 -40L5 -33L11 -38L9 -27Z";

export const capital = (text: string): string => ([...text][0] ?? "").toUpperCase() + [...text].slice(1).join("");
/** What a sign on a figure says: its name and what it means. */
export const signText = (sign: Sign): string => [capital(sign.text.text), sign.about?.text].filter(Boolean).join(". ");

export const initials = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

export const nameOf = (token: Token): string => (token.number && token.side !== "hero" ? `${token.name} ${token.number}` : token.name);

/** Joins the parts of a description: some of them begin with a capital, so that commas cannot. */
export const BETWEEN = " · ";

/** A description of a figure. */
export function described(token: Token, cell: Cell | undefined): string {
  const parts = [nameOf(token), t("ui-board-side", { side: token.side })];
  if (token.rank) parts.push(token.rank.text.text);
  if (token.health || token.max_health) parts.push(healthOf(token));
  parts.push(...token.conditions.map((condition) => capital(condition.text.text)));
  parts.push(...token.badges.map((badge) => badge.text.text));
  if (cell) parts.push(t("ui-board-place", { place: cell.label ? `${cell.name} (${cell.label})` : cell.name }));
  return parts.join(BETWEEN);
}

export const healthOf = (token: Token): string =>
  token.max_health ? t("ui-board-health-of", { health: token.health, most: token.max_health }) : t("ui-board-health", { health: token.health });

/** A mark of a cell in words. */
export function markText(mark: string): string {
  const { name, number } = markOf(mark);
  const word = t("ui-board-terrain", { mark: name });
  return number ? `${word}: ${number}` : word;
}

export interface Told {
  title: string;
  lines: string[];
}
/** A description of a cell: where it is, what is in it, its doors, and who stands there. */
export function told(cell: Cell, tokens: readonly Token[], board?: Board): Told {
  const lines = cell.marks.map(markText);
  const doors = (board?.edges ?? []).filter((edge) => edge.kind === "door" && (edge.a === cell.id || edge.b === cell.id));
  const nameOf = (id: number): string => board?.cells.find((other) => other.id === id)?.name ?? "";
  lines.push(...doors.map(({ a, b, state }) => t("ui-board-door", { state, from: nameOf(a), to: nameOf(b) })));
  if (cell.text?.text) lines.push(cell.text.text);
  if (!cell.light) lines.push(t("ui-board-dark"));
  lines.push(...tokens.filter((token) => token.cell === cell.id).map((token) => described(token, undefined)));
  return { title: cell.label ? `${cell.name} · ${cell.label}` : cell.name, lines };
}
