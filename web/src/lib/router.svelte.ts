/** The current page, which follows the address. */
import { parsed, type Route } from "./router";

export { href, type Route } from "./router";

class Router {
  route: Route = $state.raw(parsed(globalThis.location?.hash ?? ""));

  /** Whether the user has navigated since the first page. */
  moved = false;

  constructor() {
    globalThis.addEventListener?.("hashchange", () => {
      this.moved = true;
      this.route = parsed(location.hash);
    });
  }
}

export const router = new Router();

/** Goes to a page; `replace` removes the current page from the history. */
export function go(link: string, replace = false): void {
  if (replace) location.replace(link);
  else location.assign(link);
}
