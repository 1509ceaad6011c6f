/** The page that is shown, following the address. */
import { parsed, type Route } from "./router";

export { href, type Route } from "./router";

class Router {
  route: Route = $state.raw(parsed(globalThis.location?.hash ?? ""));

  /** Whether this is not the first page any more. */
  moved = false;

  constructor() {
    globalThis.addEventListener?.("hashchange", () => {
      this.moved = true;
      this.route = parsed(location.hash);
    });
  }
}

export const router = new Router();

/** Go to a page; `replace` leaves no trace of the present one in the history. */
export function go(link: string, replace = false): void {
  if (replace) location.replace(link);
  else location.assign(link);
}
