import {useMemo} from 'react';
import {store} from '../../client/browser/storage.ts';
import {readRecent} from '../recent-searches.ts';
import {storageKeys} from '../storage-keys.ts';
import {useStoredValue} from './useStoredValue.ts';

/** How many searches are remembered. */
const most = 5;

export interface RecentSearches {
  /** The latest first. */
  readonly recent: readonly string[];
  readonly remember: (query: string) => void;
}

/** What the reader searched for, as far as it led somewhere. Stays in this browser. */
export function useRecentSearches(): RecentSearches {
  const stored = useStoredValue(storageKeys.recentSearches);
  const recent = useMemo(() => readRecent(stored), [stored]);
  return {
    recent,
    remember: (query) => {
      const wanted = query.trim();
      if (wanted === '') return;
      const others = recent.filter((earlier) => earlier !== wanted);
      store(storageKeys.recentSearches, JSON.stringify([wanted, ...others].slice(0, most)));
    },
  };
}
