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

const listed = (names: readonly string[]): string => new Intl.ListFormat(settings.locale).format(names);

/** The names of the seats that decide something together; empty if it is one seat alone, or everyone. */
export function groupOf(scene: Scene, seats: readonly SeatInfo[]): string {
  return scene.waiting.length > 1 ? listed(scene.waiting.map((seat) => seatName(seat, scene, seats))) : "";
}

/** Said to a seat that may do something while others decide. */
export function meanwhile(scene: Scene, seats: readonly SeatInfo[]): string {
  return t("ui-may", { names: listed(scene.waiting.map((seat) => seatName(seat, scene, seats))), count: scene.waiting.length });
}

export function pauseOf(scene: Scene, seat: number | null, seats: readonly SeatInfo[]): string {
  if (scene.outcome !== null) return t("ui-over");
  const names = scene.waiting.filter((waiting) => waiting !== seat).map((waiting) => seatName(waiting, scene, seats));
  if (seat === null) return names.length ? t("ui-looking-on-waiting", { names: listed(names) }) : t("ui-looking-on");
  return names.length ? t("ui-waiting-for", { names: listed(names) }) : t("ui-wait");
}
