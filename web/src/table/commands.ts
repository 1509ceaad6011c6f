/** What the keyboard does at the table. */
import { commandOf, letterOf, typing, type Command } from "./keys";
import type { Play } from "./play.svelte";

export type Commands = Record<Command, () => void>;

export function commandsOf(play: Play, open: (what: "story" | "help" | "menu") => void): Commands {
  const { live } = play;
  return {
    undo: () => (live.around?.undo ? void live.undo() : undefined),
    redo: () => (live.around?.redo ? void live.redo() : undefined),
    hint: () => (play.question ? void live.hint() : undefined),
    why: () => play.whyLast(),
    list: () => (play.all = !play.all),
    inspect: () => enlarge(play),
    story: () => open("story"),
    menu: () => open("menu"),
    help: () => open("help"),
  };
}

/** Opens the card that has focus. */
function enlarge(play: Play): void {
  const id = document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset.card;
  play.card = play.live.scene?.zones.flatMap((zone) => zone.cards).find((card) => card.id === id) ?? null;
}

export function pressed(event: KeyboardEvent, play: Play, commands: Commands): void {
  if (event.defaultPrevented || typing(event.target) || document.querySelector("dialog[open]")) return;
  if (event.key === "Escape" && play.panel !== "log") play.close();
  const letter = letterOf(event);
  if (!letter) return;
  const offer = play.offers.find(({ key }) => key === letter);
  const command = commandOf(letter);
  if (!offer && !command) return;
  event.preventDefault();
  if (offer) void play.choose(offer.choice.key);
  else if (command) commands[command]();
}
