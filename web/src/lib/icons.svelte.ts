/** Drawings of icons by their `game-icons` name: those of the interface are bundled with the client, all others are fetched in batches. */
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
    for (const name of names) asked.delete(name); // so that the next use asks again
  }
}

function flush(): void {
  const names = queue;
  queue = [];
  for (let i = 0; i < names.length; i += BATCH) void fetchBatch(names.slice(i, i + BATCH));
}

/** Dice by colour, drawn here because all other drawings use the colour of the surrounding text. */
const DICE: Readonly<Record<string, readonly [string, string]>> = {
  "die-yellow": ["#e9b92a", "#5f4503"],
  "die-red": ["#b52b1e", "#3d0703"],
  "die-blue": ["#2563a8", "#08203b"],
  "die-green": ["#2f7a3c", "#092911"],
};
function die(name: string): string {
  const [face, edge] = DICE[name]!;
  const pips = [[160, 160], [352, 160], [256, 256], [160, 352], [352, 352]].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="38" fill="#fff6e2"/>`);
  return `<rect x="36" y="36" width="440" height="440" rx="92" fill="${face}" stroke="${edge}" stroke-width="36"/>${pips.join("")}`;
}

/** Requests a drawing that may be needed; call it outside rendering. */
export function want(name: string): void {
  if (name === "" || name in own || name in DICE || asked.has(name)) return;
  asked.add(name);
  if (queue.push(name) === 1) setTimeout(flush, 10);
}

/** The drawing (the inside of a 512 by 512 SVG), if it has been loaded. */
export function drawing(name: string): string {
  return name in DICE ? die(name) : (own[name] ?? fetched.get(name) ?? "");
}
