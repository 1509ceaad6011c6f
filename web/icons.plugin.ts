/** Icons: a module with those of the interface, and, in development, the server's answer for all others. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Connect, Plugin } from "vite";

interface IconSet {
  width: number;
  height: number;
  icons: Record<string, { body: string }>;
}

const MODULE = "virtual:interface-icons";
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json"), "utf8")) as IconSet;

function bodies(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.filter((name) => name in set.icons).map((name) => [name, set.icons[name]!.body]));
}

const serve: Connect.NextHandleFunction = (request, response, next) => {
  const url = new URL(request.url ?? "/", "http://localhost");
  if (url.pathname !== "/api/icons") return next();
  const names = (url.searchParams.get("names") ?? "").split(",");
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify({ width: set.width, height: set.height, icons: bodies(names) }));
};

/** `list`: the file that names the interface's icons. */
export function icons(list: URL): Plugin {
  return {
    name: "undercroft-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const path = list.pathname;
      this.addWatchFile(path);
      const names = JSON.parse(readFileSync(path, "utf8")) as string[];
      const missing = names.filter((name) => !(name in set.icons));
      if (missing.length > 0) this.error(`${path}: no such icons: ${missing.join(", ")}`);
      return `export default ${JSON.stringify(bodies(names))};`;
    },
    configureServer: (server) => void server.middlewares.use(serve),
    configurePreviewServer: (server) => void server.middlewares.use(serve),
  };
}
