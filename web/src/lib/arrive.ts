/** After navigating to another page, focus moves to its heading as soon as there is one. */
import { router } from "./router.svelte";

export function arrive(page: HTMLElement): (() => void) | undefined {
  if (!router.moved) return;
  const found = (): boolean => {
    const heading = page.querySelector("h1");
    if (!heading) return false;
    if (document.activeElement !== document.body) return true;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (found()) return;
  const watch = new MutationObserver(() => found() && watch.disconnect());
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}
