/** The text for players who have nothing to decide. */
import { t } from "../lib/i18n.svelte";
import { settings } from "../lib/settings.svelte";
import type { Scene, SeatInfo } from "../lib/types";

/** The name of a seat: its player, or the character it plays. */
export function seatName(seat: number, scene: Scene, seats: readonly SeatInfo[]): string {
  const info = seats.find((known) => known.seat === seat);
  return info?.player || info?.name || scene.players.find((player) => player.seat === seat)?.name || t("ui-seat-number", { number: seat + 1 });
}

/** Whether the game is waiting for a seat that nobody has taken. */
export function vacant(scene: Scene, seats: readonly SeatInfo[]): boolean {
  return seats.some((info) => scene.waiting.includes(info.seat) && !info.taken && !info.bot);
}

export function pauseOf(scene: Scene, seat: number | null, seats: readonly SeatInfo[]): string {
  if (scene.outcome !== null) return t("ui-over");
  const names = scene.waiting.filter((waiting) => waiting !== seat).map((waiting) => seatName(waiting, scene, seats));
  const listed = new Intl.ListFormat(settings.locale).format(names);
  if (seat === null) return names.length ? t("ui-looking-on-waiting", { names: listed }) : t("ui-looking-on");
  return names.length ? t("ui-waiting-for", { names: listed }) : t("ui-wait");
}
