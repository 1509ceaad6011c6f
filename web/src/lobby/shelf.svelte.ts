/** What the lobby shows: the games of this server, and the player's tables and campaigns. */
import { api, hasKey } from "../lib/api";
import { t } from "../lib/i18n.svelte";
import { toasts } from "../lib/toasts.svelte";
import type { CampaignInfo, GameInfo, TableInfo } from "../lib/types";

class Shelf {
  games: GameInfo[] | null = $state.raw(null);
  tables: TableInfo[] = $state.raw([]);
  campaigns: CampaignInfo[] = $state.raw([]);
  error: string = $state("");
  #locale = "";

  game(name: string): GameInfo | undefined {
    return this.games?.find((game) => game.name === name);
  }

  /** The games alone, unless they are here already in this language. */
  async loadGames(locale: string): Promise<void> {
    if (this.games !== null && this.#locale === locale) return;
    await this.#try(async () => {
      this.games = await api.games(locale);
      this.#locale = locale;
    });
  }

  async load(locale: string): Promise<void> {
    await Promise.all([this.loadGames(locale), this.loadMine()]);
  }

  async loadMine(): Promise<void> {
    if (!hasKey()) return;
    await this.#try(async () => {
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

  async #try(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.error = "";
    } catch (e) {
      this.error = e instanceof Error ? e.message : String(e);
    }
  }
}

export const shelf = new Shelf();
