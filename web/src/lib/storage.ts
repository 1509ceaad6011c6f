/** Browser storage that may be missing or forbidden: in that case nothing is stored, and nothing breaks. */
function store(name: "localStorage" | "sessionStorage"): Storage | null {
  try {
    return globalThis[name] ?? null;
  } catch {
    return null;
  }
}

function read<T>(where: "localStorage" | "sessionStorage", key: string, fallback: T): T {
  try {
    const text = store(where)?.getItem(`undercroft.${key}`);
    return text == null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

function write(where: "localStorage" | "sessionStorage", key: string, value: unknown): void {
  try {
    if (value === null) store(where)?.removeItem(`undercroft.${key}`);
    else store(where)?.setItem(`undercroft.${key}`, JSON.stringify(value));
  } catch {
    return; // full or forbidden
  }
}

export const kept = {
  get: <T>(key: string, fallback: T): T => read("localStorage", key, fallback),
  set: (key: string, value: unknown): void => write("localStorage", key, value),
};

export const session = {
  get: <T>(key: string, fallback: T): T => read("sessionStorage", key, fallback),
  set: (key: string, value: unknown): void => write("sessionStorage", key, value),
};
