/** Who takes part in a campaign, and who plays them. */
import type { Form, GameInfo, PlayStage } from "../lib/types";
import type { Answers } from "./form";

/** The player who sets up the table; no bot has this name. */
export const ME = "me";

/** The form of a game's campaign: who takes part (called the character in the protocol, as in forms), for as many as possible. */
export function campaignForm(game: GameInfo): Form {
  const alone = game.campaign.length === 1 && game.campaign[0] === 1;
  const fields = game.form.fields.filter((field) => field.id === "character" && field.kind === "choice");
  return { fields: fields.map((field) => ({ ...field, per_seat: !alone })), seats: game.campaign };
}

/** The chosen characters in seat order. */
export const chosenParty = (answers: Answers): string[] => [answers["character"] ?? []].flat().map(String);

/** Who plays each seat, if chosen before; otherwise the host plays all of them, so that nobody has to be waited for. */
export const players = (before: readonly string[], seats: number): string[] => Array.from({ length: seats }, (_, seat) => before[seat] ?? ME);

/** Gives a seat to a player or bot. The host keeps one, unless bots have them all. */
export function handed(playing: readonly string[], seat: number, player: string): string[] {
  const next = playing.with(seat, player);
  if (next.includes(ME)) return next;
  const free = next.findIndex((other, n) => other === "" && n !== seat);
  if (free >= 0) return next.with(free, ME);
  return player === "" ? next.with(seat, ME) : next;
}

/** The server lists bots from weakest to strongest; people usually want a strong one. */
export const bestFirst = (bots: readonly string[]): string[] => [...bots].reverse();

/** The host's seats, and the bots' seats. */
export function seating(of: readonly string[]): Pick<PlayStage, "bots" | "mine"> {
  const seats = [...of.entries()];
  return {
    bots: Object.fromEntries(seats.filter(([, player]) => player !== ME && player !== "").map(([seat, player]) => [String(seat), player])),
    mine: seats.filter(([, player]) => player === ME).map(([seat]) => seat),
  };
}
