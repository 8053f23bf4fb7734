import {useCallback, useSyncExternalStore} from 'react';
import {onStored, stored} from '../../client/browser/storage.ts';

/** A text of the browser's storage, followed through every change; `null` in the static page. */
export function useStoredValue(key: string): string | null {
  const subscribe = useCallback((listener: () => void) => onStored(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => stored(key),
    () => null,
  );
}
