/** The value a host types: JSON, or bare words as text. */
export function amendment(typed: string): { value: unknown } | null {
  const text = typed.trim();
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return /^[\p{L}_][\p{L}\p{N} _:./-]*$/u.test(text) ? { value: text } : null;
  }
}
