/** The player's preferences: language, theme, animation speed, sound. They are stored in this browser. */
import { kept } from "./storage";

export const LOCALES = ["en", "ru", "uk"] as const;
export const THEMES = ["auto", "dark", "light"] as const;
export const SPEEDS = ["0.5", "1", "2", "off"] as const;

export type Locale = (typeof LOCALES)[number];
export type Theme = (typeof THEMES)[number];
export type Speed = (typeof SPEEDS)[number];

interface Stored {
  locale: Locale;
  theme: Theme;
  speed: Speed;
  sound: boolean;
}

function preferredLocale(): Locale {
  for (const wanted of globalThis.navigator?.languages ?? []) {
    const found = LOCALES.find((locale) => wanted.toLowerCase().split("-")[0] === locale);
    if (found) return found;
  }
  return "en";
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, fallback: T): T => values.find((v) => v === value) ?? fallback;

class Settings {
  #locale: Locale = $state("en");
  #theme: Theme = $state("auto");
  #speed: Speed = $state("1");
  #sound: boolean = $state(false);

  constructor() {
    const stored = kept.get<Partial<Stored>>("settings", {});
    this.#locale = oneOf(LOCALES, stored.locale, preferredLocale());
    this.#theme = oneOf(THEMES, stored.theme, "auto");
    this.#speed = oneOf(SPEEDS, stored.speed, "1");
    this.#sound = stored.sound === true;
    this.#apply();
  }

  get locale(): Locale {
    return this.#locale;
  }
  set locale(value: Locale) {
    this.#locale = value;
    this.#keep();
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(value: Theme) {
    this.#theme = value;
    this.#keep();
  }

  get speed(): Speed {
    return this.#speed;
  }
  set speed(value: Speed) {
    this.#speed = value;
    this.#keep();
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(value: boolean) {
    this.#sound = value;
    this.#keep();
  }

  /** The duration of an animation at the chosen speed, given its normal duration; 0 means no animation. */
  pace(milliseconds: number): number {
    if (this.#speed === "off" || globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches) return 0;
    return milliseconds / Number(this.#speed);
  }

  #keep(): void {
    kept.set("settings", { locale: this.#locale, theme: this.#theme, speed: this.#speed, sound: this.#sound } satisfies Stored);
    this.#apply();
  }

  #apply(): void {
    const root = globalThis.document?.documentElement;
    if (!root) return;
    root.lang = this.#locale;
    if (this.#theme === "auto") delete root.dataset.theme;
    else root.dataset.theme = this.#theme;
    root.dataset.motion = this.#speed === "off" ? "off" : "on";
  }
}

export const settings = new Settings();
