/** Colours and signs for elements that many games share, found by name in any of the interface's languages. */
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
  /** A class name of the style sheet; `other` for elements of a game's own. */
  kind: string;
  icon: string;
}

/** A slot names one element, or several of which one can be had (`air/earth`). */
export function gems(slot: string): Gem[] {
  return slot.split("/").map((name) => {
    const found = Object.entries(ELEMENTS).find(([id, { word }]) => [id, t(word).toLowerCase()].includes(name.trim().toLowerCase()));
    return { name: name.trim(), kind: found?.[0] ?? "other", icon: found?.[1].icon ?? "cut-diamond" };
  });
}
