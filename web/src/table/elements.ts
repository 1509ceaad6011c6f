/** Colours and symbols for elements common to many games, found by name in any language of the interface. */
import { t } from "../lib/i18n.svelte";

const ELEMENTS: Readonly<Record<string, { word: string; icon: string }>> = {
  fire: { word: "ui-element-fire", icon: "flame" },
  ice: { word: "ui-element-ice", icon: "snowflake-1" },
  air: { word: "ui-element-air", icon: "whirlwind" },
  earth: { word: "ui-element-earth", icon: "stone-pile" },
  light: { word: "ui-element-light", icon: "sun" },
  dark: { word: "ui-element-dark", icon: "evil-moon" },
};

export interface Gem {
  name: string;
  /** A class name of the style sheet; `other` for elements specific to a game. */
  kind: string;
  icon: string;
}

/** A slot names one element, or several of which one can be chosen (`air/earth`). */
export function gems(slot: string): Gem[] {
  return slot.split("/").map((name) => {
    const found = Object.entries(ELEMENTS).find(([id, { word }]) => [id, t(word).toLowerCase()].includes(name.trim().toLowerCase()));
    return { name: name.trim(), kind: found?.[0] ?? "other", icon: found?.[1].icon ?? "cut-diamond" };
  });
}
