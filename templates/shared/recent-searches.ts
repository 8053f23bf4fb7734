/** @param text What was stored; what cannot be read counts as nothing. */
export function readRecent(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}
