/** Scenes of real tables, loaded when the gallery is opened (tools/fixtures.py makes them). */
import type { LogEntry, Scene, Token } from "../lib/types";

export interface Fixture {
  scene: Scene;
  log: LogEntry[];
  steps: { tokens: Token[]; log: LogEntry[] }[];
}

const FILES = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });

export const fixture = (name: string): Promise<Fixture> => FILES[`./fixtures/${name}.json`]!();
