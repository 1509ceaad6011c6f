/** The items of the table's menu. */
import { t } from "../lib/i18n.svelte";
import type { Shown } from "./Dialogs.svelte";
import type { Entry } from "./Menu.svelte";
import type { Weighty } from "./weighty";

interface Given {
  host: boolean;
  story: boolean;
  result: boolean;
  open: (what: Shown) => void;
  reopen: () => void;
  leave: () => void;
  /** Weighty choices, and whether they can be made now. */
  weighty: readonly (Weighty & { open: boolean })[];
  onchoose: (key: string) => void;
}

export function menuOf({ host, story, result, open, reopen, leave, weighty, onchoose }: Given): Entry[] {
  const all: (Entry & { when?: boolean })[] = [
    { id: "result", text: t("ui-result"), icon: "trophy", run: reopen, when: result },
    { id: "story", text: t("ui-story"), icon: "open-book", run: () => open("story"), when: story },
    { id: "seats", text: t("ui-seats-and-bots"), icon: "meeple-group", run: () => open("seats") },
    { id: "share", text: t("ui-share"), icon: "share", run: () => open("share"), when: host },
    { id: "amend", text: t("ui-amend"), icon: "gear-hammer", run: () => open("amend"), when: host },
    { id: "settings", text: t("ui-settings"), icon: "cog", run: () => open("settings") },
    { id: "help", text: t("ui-help"), icon: "help", run: () => open("help") },
    ...weighty.map((one) => ({
      id: one.key,
      text: one.text,
      icon: "flag-objective",
      run: () => onchoose(one.key),
      ...(one.open ? {} : { closed: t("ui-later", { prompt: one.prompt }) }),
    })),
    { id: "leave", text: t("ui-leave"), icon: "exit-door", run: leave },
  ];
  return all.filter(({ when }) => when !== false);
}
