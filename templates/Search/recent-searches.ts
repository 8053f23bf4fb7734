import {useMemo} from 'react';
import {store} from '../client/browser/storage.ts';
import {useStoredValue} from '../shared/hooks/useStoredValue.ts';
import {storageKeys} from '../shared/storage-keys.ts';

/** @param text Stored value. Invalid values are ignored. */
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

export interface RecentSearches {
  /** The latest first. */
  readonly recent: readonly string[];
  readonly remember: (query: string) => void;
}

/** Recent searches whose results were opened. They stay in this browser. */
export function useRecentSearches(): RecentSearches {
  const stored = useStoredValue(storageKeys.recentSearches);
  const recent = useMemo(() => readRecent(stored), [stored]);
  return {
    recent,
    remember: (query) => {
      const wanted = query.trim();
      if (wanted === '') return;
      const others = recent.filter((earlier) => earlier !== wanted);
      store(storageKeys.recentSearches, JSON.stringify([wanted, ...others].slice(0, maxSearches)));
    },
  };
}
