/** What a host types as a value: JSON; bare words are texts. */
export function amendment(typed: string): { value: unknown } | null {
  const text = typed.trim();
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return /^[\p{L}_][\p{L}\p{N} _:./-]*$/u.test(text) ? { value: text } : null;
  }
}
