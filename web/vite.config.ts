import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./icons.plugin.ts";

const api = { "/api": { target: process.env["UNDERCROFT_SERVER"] ?? "http://127.0.0.1:8420", ws: true } };

export default defineConfig({
  plugins: [icons(new URL("./src/lib/interface-icons.json", import.meta.url)), svelte()],
  base: "./",
  build: { outDir: "dist", emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: api, fs: { allow: [".."] } },
  preview: { proxy: api },
  test: { environment: "node", include: ["src/**/*.test.ts"] },
});
