import {keptTexts} from '../../shared/storage.ts';
import {onReturn} from './history.ts';

const texts = keptTexts(
  typeof window === 'undefined'
    ? undefined
    : {
        open: () => localStorage,
        // biome-ignore lint/suspicious/noConsole: developers are told why nothing is kept (row STORE-05).
        warn: (message, cause) => console.warn(message, cause),
        // biome-ignore lint/suspicious/noConsole: developers are told what was not kept (row STORE-06).
        error: (message, cause) => console.error(message, cause),
        announce: (change) => dispatchEvent(new StorageEvent('storage', change)),
      },
);

/** A stored text; `null` where there is none. */
export const stored = texts.get;
/** Keep a text for later visits, or, where the browser forbids it, for as long as the page is open. */
export const store = texts.set;
/** Forget a stored text. */
export const unstore = texts.remove;

/**
 * Follow a stored text, whichever window changes it. A page that is left hears nothing, so it looks when the reader is back.
 *
 * @param listener Gets the new text, `null` where it was deleted.
 * @returns Stops it.
 */
export function onStored(key: string, listener: (value: string | null) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key) listener(event.newValue);
  };
  addEventListener('storage', onStorage);
  const stopReturns = onReturn(() => listener(stored(key)));
  return () => {
    stopReturns();
    removeEventListener('storage', onStorage);
  };
}
