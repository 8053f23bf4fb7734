import {useMemo} from 'react';
import {store} from '../client/browser/storage.ts';
import {useStoredValue} from '../shared/hooks/useStoredValue.ts';
import {storageKeys} from '../shared/storage-keys.ts';

/**
 * Parses the stored searches.
 *
 * @param text Stored value. Invalid values are ignored.
 */
function readRecent(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Maximum number of stored searches. */
const maxSearches = 5;

/** Recent searches from which a result was opened, the latest first. They are stored only in this browser. */
export function useRecentSearches() {
  const stored = useStoredValue(storageKeys.recentSearches);
  const recent = useMemo(() => readRecent(stored), [stored]);
  return {
    recent,
    remember: (query: string) => {
      const wanted = query.trim();
      if (wanted === '') return;
      const others = recent.filter((earlier) => earlier !== wanted);
      store(storageKeys.recentSearches, JSON.stringify([wanted, ...others].slice(0, maxSearches)));
    },
  };
}
