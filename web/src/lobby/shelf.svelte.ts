/** The contents of the lobby: the games of this server, and the player's tables and campaigns. */
import { untrack } from "svelte";
import { api, hasKey } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { CampaignInfo, GameInfo, TableInfo } from "../lib/types";

class Shelf {
  games: GameInfo[] | null = $state.raw(null);
  tables: TableInfo[] = $state.raw([]);
  campaigns: CampaignInfo[] = $state.raw([]);
  /** Why games or tables cannot be shown. */
  gamesError: string = $state("");
  mineError: string = $state("");
  #locale = "";

  game(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name);
  }

  /** Loads only the games, unless they are already here in this language. */
  async loadGames(locale: string): Promise<void> {
    if (untrack(() => this.games) !== null && this.#locale === locale) return;
    this.gamesError = await failed(async () => {
      this.games = await api.games(locale);
      this.#locale = locale;
    });
  }

  async load(locale: string): Promise<void> {
    await Promise.all([this.loadGames(locale), this.loadMine()]);
  }

  async loadMine(): Promise<void> {
    if (!hasKey()) return;
    this.mineError = await failed(async () => {
      const [tables, campaigns] = await Promise.all([api.tables(), api.campaigns()]);
      this.tables = tables.toSorted((a, b) => b.touched.localeCompare(a.touched));
      this.campaigns = campaigns;
    });
  }

  async removeTable(id: string): Promise<void> {
    await this.#change(() => api.remove(id), "ui-table-removed");
  }

  async removeCampaign(id: string): Promise<void> {
    await this.#change(() => api.removeCampaign(id), "ui-campaign-removed");
  }

  async #change(act: () => Promise<void>, said: string): Promise<void> {
    try {
      await act();
      toasts.show(t(said), "success");
    } catch (e) {
      toasts.error(e);
    }
    await this.loadMine();
  }
}

/** The error of a failed attempt; empty if it succeeded. */
async function failed(act: () => Promise<void>): Promise<string> {
  try {
    await act();
    return "";
  } catch (e) {
    return e instanceof Error ? e.message : String(e);
  }
}

export const shelf = new Shelf();
