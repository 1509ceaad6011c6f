/** `t(id, args)`: an interface message in the language from the settings; it updates when the language changes. */
import { translated, type Args } from "./messages";
import { settings } from "./settings.svelte";

export function t(id: string, args?: Args): string {
  return translated(settings.locale, id, args);
}

/** The error in the reader's language if the client knows it by name, otherwise in the server's words. */
export function problem(error: string, detail: string): string {
  const known = t(`ui-problem-${error}`);
  return known === `ui-problem-${error}` ? detail || error : known;
}

/** A relative time, such as "3 hours ago". */
export function ago(iso: string, now = Date.now()): string {
  const seconds = Math.min(0, (Date.parse(iso) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(settings.locale, { numeric: "auto" });
  if (seconds > -60) return format.format(0, "minute");
  if (seconds > -3600) return format.format(Math.ceil(seconds / 60), "minute");
  if (seconds > -86_400) return format.format(Math.ceil(seconds / 3600), "hour");
  return format.format(Math.ceil(seconds / 86_400), "day");
}
