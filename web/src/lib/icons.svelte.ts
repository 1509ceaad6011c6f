/** Drawings of icons by their `game-icons` name: the interface's own come with the client, all others are fetched in batches. */
import own from "virtual:interface-icons";
import { SvelteMap } from "svelte/reactivity";

const BATCH = 40;

const fetched = new SvelteMap<string, string>();
const asked = new Set<string>();
let queue: string[] = [];

async function fetchBatch(names: string[]): Promise<void> {
  try {
    const answer = await fetch(`/api/icons?names=${names.map(encodeURIComponent).join(",")}`);
    if (!answer.ok) throw new Error(answer.statusText);
    const { icons } = (await answer.json()) as { icons: Record<string, string> };
    for (const name of names) fetched.set(name, icons[name] ?? "");
  } catch {
    for (const name of names) asked.delete(name); // whoever draws it next asks again
  }
}

function flush(): void {
  const names = queue;
  queue = [];
  for (let i = 0; i < names.length; i += BATCH) void fetchBatch(names.slice(i, i + BATCH));
}

/** Ask for a drawing that may be needed; to be called outside of rendering. */
export function want(name: string): void {
  if (name === "" || name in own || asked.has(name)) return;
  asked.add(name);
  if (queue.push(name) === 1) setTimeout(flush, 10);
}

/** The drawing (the inside of a 512 by 512 SVG), as far as it is here already. */
export function drawing(name: string): string {
  return own[name] ?? fetched.get(name) ?? "";
}
