/** Scenes of real tables, loaded when the gallery is opened (tools/fixtures.py makes them). */
import type { LogEntry, Preview, Reason, Scene, Token } from "../lib/types";

export interface Fixture {
  game: string;
  scene: Scene;
  log: LogEntry[];
  /** What the options of the first question would do, by key. */
  previews: Record<string, Preview>;
  why: { entry: LogEntry; reasons: Reason[] } | null;
  /** The tokens after each of the last choices, with the entries it made. */
  steps: { tokens: Token[]; log: LogEntry[] }[];
}

const FILES = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });

export const fixture = (name: string): Promise<Fixture> => FILES[`./fixtures/${name}.json`]!();
