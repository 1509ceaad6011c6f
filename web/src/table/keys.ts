/** Keyboard commands: one table for the page, its help and the keys left for options. */

export const COMMANDS = {
  u: "undo",
  y: "redo",
  h: "hint",
  w: "why",
  l: "list",
  i: "inspect",
  g: "story",
  m: "menu",
  "?": "help",
} as const;

export type Command = (typeof COMMANDS)[keyof typeof COMMANDS];

/** Letters never assigned to options: commands, and letters used by the board such as f and r. */
export const RESERVED: ReadonlySet<string> = new Set([...Object.keys(COMMANDS), "f", "r"]);

export interface Pressed {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** The Latin letter, digit or symbol of a key, whatever the keyboard layout; empty for anything else. */
export function letterOf(event: Pressed): string {
  if (event.ctrlKey || event.altKey || event.metaKey) return "";
  const key = event.key.toLowerCase();
  if (/^[a-z0-9?]$/.test(key)) return key;
  if (event.key.length !== 1) return "";
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1];
  return letter ? letter.toLowerCase() : (/^Digit(\d)$/.exec(event.code)?.[1] ?? "");
}

export function commandOf(letter: string): Command | null {
  return Object.hasOwn(COMMANDS, letter) ? COMMANDS[letter as keyof typeof COMMANDS] : null;
}

/** Whether a key belongs to a field or a dialog, not to the table. */
export function typing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest("input, textarea, select, dialog, [role=menu]") !== null);
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys cycle through a group of controls; Home and End go to its ends. */
export function roving(event: KeyboardEvent, selector: string): void {
  const group = event.currentTarget as HTMLElement;
  const members = [...group.querySelectorAll<HTMLElement>(selector)].filter((member) => member.offsetParent !== null);
  const at = members.findIndex((member) => member === document.activeElement);
  if (at < 0) return;
  const step = STEPS[event.key];
  const next = event.key === "Home" ? 0 : event.key === "End" ? members.length - 1 : step ? (at + step + members.length) % members.length : -1;
  if (next < 0) return;
  event.preventDefault();
  members[next]?.focus();
}
