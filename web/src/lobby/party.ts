/** Who goes on a campaign, and who plays them. */
import type { Form, GameInfo, PlayStage } from "../lib/types";
import type { Answers } from "./form";

/** Who sets the table up; no bot is called so. */
export const ME = "me";

/** The form of a game's campaign: who goes (the protocol calls it the character, as forms do), for as many as can go. */
export function campaignForm(game: GameInfo): Form {
  const alone = game.campaign.length === 1 && game.campaign[0] === 1;
  const fields = game.form.fields.filter((field) => field.id === "character" && field.kind === "choice");
  return { fields: fields.map((field) => ({ ...field, per_seat: !alone })), seats: game.campaign };
}

/** Who was chosen, in the order of the seats. */
export const chosenParty = (answers: Answers): string[] => [answers["character"] ?? []].flat().map(String);

/** Who plays each seat, where that was said before; else the host plays them all, so that nobody is waited for. */
export const players = (before: readonly string[], seats: number): string[] => Array.from({ length: seats }, (_, seat) => before[seat] ?? ME);

/** A seat is given to somebody. The host keeps one, unless bots have them all. */
export function handed(playing: readonly string[], seat: number, player: string): string[] {
  const next = playing.with(seat, player);
  if (next.includes(ME)) return next;
  const free = next.findIndex((other, n) => other === "" && n !== seat);
  if (free >= 0) return next.with(free, ME);
  return player === "" ? next.with(seat, ME) : next;
}

/** The server names bots from the weakest to the strongest; who wants one wants a good one. */
export const bestFirst = (bots: readonly string[]): string[] => [...bots].reverse();

/** The seats that are the host's, and those of bots. */
export function seating(of: readonly string[]): Pick<PlayStage, "bots" | "mine"> {
  const seats = [...of.entries()];
  return {
    bots: Object.fromEntries(seats.filter(([, player]) => player !== ME && player !== "").map(([seat, player]) => [String(seat), player])),
    mine: seats.filter(([, player]) => player === ME).map(([seat]) => seat),
  };
}
