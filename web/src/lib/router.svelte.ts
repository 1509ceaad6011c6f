/** The current page, which follows the address. */
import { tick } from "svelte";
import { parsed, type Route } from "./router";

export { href, type Route } from "./router";

class Router {
  route: Route = $state.raw(parsed(globalThis.location?.hash ?? ""));

  /** Whether the user has navigated since the first page. */
  moved = false;

  /** How far the pages in the history were scrolled, and the entry of the current one. */
  #scrolled = new Map<number, number>();
  #entry = 0;

  constructor() {
    if (!globalThis.history) return;
    history.scrollRestoration = "manual";
    this.#entry = entered();
    addEventListener("hashchange", () => {
      this.moved = true;
      this.#scrolled.set(this.#entry, scrollY);
      this.route = parsed(location.hash);
      this.#entry = entered();
      void tick().then(() => scrollTo(0, this.#scrolled.get(this.#entry) ?? 0));
    });
  }
}

/** The number of the current entry of the history; a new entry is given one. */
function entered(): number {
  const state = history.state as { entry?: number } | null;
  const entry = state?.entry ?? Math.random();
  if (state === null) history.replaceState({ entry }, "");
  return entry;
}

export const router = new Router();

/** Goes to a page; `replace` removes the current page from the history. */
export function go(link: string, replace = false): void {
  if (replace) location.replace(link);
  else location.assign(link);
}
