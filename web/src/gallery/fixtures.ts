/** Scenes of real tables, loaded when the gallery is opened (created by tools/fixtures.py). */
import type { LogEntry, Preview, Reason, Scene, Token } from "../lib/types";

export interface Fixture {
  game: string;
  scene: Scene;
  log: LogEntry[];
  /** The previews of the first question's options, by key. */
  previews: Record<string, Preview>;
  why: { entry: LogEntry; reasons: Reason[] } | null;
  /** The tokens after each of the last choices, with the log entries it created. */
  steps: { tokens: Token[]; log: LogEntry[] }[];
}

const FILES = import.meta.glob<Fixture>("./fixtures/*.json", { import: "default" });

export const fixture = (name: string): Promise<Fixture> => FILES[`./fixtures/${name}.json`]!();
