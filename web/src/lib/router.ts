/** The addresses of pages. Everything is in the fragment, so that secrets in a link never reach a server's log. */
export type Route =
  | { page: "lobby" }
  | { page: "new"; game: string }
  | { page: "campaign"; id: string }
  | { page: "join"; table: string; secret: string }
  | { page: "table"; id: string }
  | { page: "gallery" }
  | { page: "about" }
  | { page: "nowhere" };

export function parsed(hash: string): Route {
  let parts: string[];
  try {
    parts = hash.replace(/^#?\/?/, "").split("/").filter((part) => part !== "").map(decodeURIComponent);
  } catch {
    return { page: "nowhere" };
  }
  const [page, first, second, ...rest] = parts;
  if (rest.length > 0) return { page: "nowhere" };
  if (page === undefined) return { page: "lobby" };
  if (page === "join" && first !== undefined && second !== undefined) return { page, table: first, secret: second };
  if (second !== undefined) return { page: "nowhere" };
  if (first === undefined) return page === "gallery" || page === "about" ? { page } : { page: "nowhere" };
  if (page === "new") return { page, game: first };
  if (page === "campaign" || page === "table") return { page, id: first };
  return { page: "nowhere" };
}

/** The link to a page: `href("table", id)`. */
export function href(...parts: string[]): string {
  return `#/${parts.map(encodeURIComponent).join("/")}`;
}
