/** Applies the changes of an update. Nothing is changed in place: unchanged parts keep their identity. */
import type { Change, LogEntry } from "./types";

type Step = string | number;
/** Defaults are omitted on the wire. */
type Delta = Pick<Change, "at"> & Partial<Change>;

function changed(node: unknown, at: readonly Step[], depth: number, change: Delta): unknown {
  const step = at[depth];
  if (step === undefined) return change.set ?? null;
  const last = depth === at.length - 1;
  if (Array.isArray(node)) {
    if (typeof step !== "number" || step < 0 || step > node.length) throw new RangeError(`no place ${at.join("/")}`);
    if (last && change.cut) return node.toSpliced(step, 1);
    const list = [...node];
    list[step] = changed(node[step], at, depth + 1, change);
    return list;
  }
  if (node === null || typeof node !== "object") throw new RangeError(`no place ${at.join("/")}`);
  const record = { ...(node as Record<string, unknown>) };
  if (last && change.cut) delete record[step];
  else record[step] = changed(record[step], at, depth + 1, change);
  return record;
}

/** The value after all changes, in order. */
export function patched<T>(value: T, changes: readonly Delta[]): T {
  return changes.reduce<unknown>((now, change) => changed(now, change.at, 0, change), value) as T;
}

/** A log after an update: entries numbered `kept` and above are removed, then the new ones are added. */
export function extended(log: readonly LogEntry[], kept: number, added: readonly LogEntry[]): LogEntry[] {
  return [...log.filter((entry) => entry.number < kept), ...added];
}

/** A log after reconnecting: a snapshot contains the latest entries, if there are any; older ones are kept. */
export function rejoined(log: readonly LogEntry[], told: readonly LogEntry[]): LogEntry[] {
  return extended(log, told[0]?.number ?? 0, told);
}
