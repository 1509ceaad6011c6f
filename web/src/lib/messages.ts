/** The texts of the interface: Fluent messages in all languages, English if a translation is missing. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const FILES = import.meta.glob<string>("../../../src/undercroft/text/locales/*/interface.ftl", { query: "?raw", import: "default", eager: true });

export function bundleOf(locale: string, text: string): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles = new Map<string, FluentBundle>();
for (const [path, text] of Object.entries(FILES)) {
  const locale = path.split("/").at(-2)!;
  bundles.set(locale, bundleOf(locale, text));
}

export type Args = Record<string, FluentVariable>;

/** A message from the first bundle that has it; its id if none has. */
export function rendered(chain: readonly (FluentBundle | undefined)[], id: string, args?: Args): string {
  for (const bundle of chain) {
    const pattern = bundle?.getMessage(id)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args ?? null, []);
  }
  return id;
}

export function translated(locale: string, id: string, args?: Args): string {
  return rendered([bundles.get(locale), bundles.get("en")], id, args);
}
