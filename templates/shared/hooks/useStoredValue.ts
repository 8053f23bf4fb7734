import {useCallback, useSyncExternalStore} from 'react';
import {onStored, stored} from '../../client/browser/storage.ts';

/** Returns a string from the browser's storage and follows its changes; `null` in static HTML. */
export function useStoredValue(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => onStored(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => stored(key),
    () => null,
  );
}
