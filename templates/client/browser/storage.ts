import {onReturn} from './history.ts';
import {onWindow, stopAll} from './window.ts';

const blocked =
  'Storage is blocked, so choices are forgotten when the page is left. Likely causes: an iframe of another site, a private window, or privacy settings.';

/** Values that could not be stored; `null` marks a failed deletion. They are kept until the page is left. */
const fallback = new Map<string, string | null>();
const reported = new Set<string>();

/** Returns a stored string; `null` if there is none. */
export function stored(key: string): string | null {
  let value = fallback.get(key);
  if (value !== undefined) return value;
  attempt('read', key, (storage) => {
    value = storage.getItem(key);
  });
  return value ?? null;
}

/** Stores a string for later visits; `null` deletes it. If storage is blocked, the page itself keeps the string. */
export function store(key: string, newValue: string | null): void {
  const oldValue = stored(key);
  fallback.delete(key);
  const done = attempt(newValue === null ? 'deleted' : 'saved', key, (storage) => {
    if (newValue === null) storage.removeItem(key);
    else storage.setItem(key, newValue);
  });
  if (!done) fallback.set(key, newValue);
  // Browsers only notify other windows.
  if (oldValue !== newValue) dispatchEvent(new StorageEvent('storage', {key, oldValue, newValue}));
}

/**
 * Observes a stored string, which any window of the site can change. A page in the back-forward cache does not receive
 * events, so the string is read again when the reader returns.
 *
 * @param listener Receives the new string, or `null` if it was deleted.
 * @returns A function that stops observing.
 */
export function onStored(key: string, listener: (value: string | null) => void): () => void {
  return stopAll(
    onWindow('storage', (event) => {
      if (event.key === key) listener(event.newValue);
    }),
    onReturn(() => listener(stored(key))),
  );
}

/**
 * Calls the browser's storage. Blocked storage is reported once for each page load as a warning, and a failed call as
 * an error that contains the key (rows STORE-05, STORE-06).
 *
 * @returns True if the call succeeded.
 */
function attempt(verb: string, key: string, call: (storage: Storage) => void): boolean {
  if (typeof window === 'undefined') {
    throw new Error(
      `The stored value "${key}" was used while the page was rendered: use it in an effect or an event handler.`,
    );
  }
  let storage: Storage;
  try {
    storage = localStorage;
  } catch (cause) {
    return report('warn', blocked, cause);
  }
  try {
    call(storage);
    return true;
  } catch (cause) {
    return report('error', `The stored value "${key}" could not be ${verb}.`, cause);
  }
}

/**
 * Logs each message once, because values are read in every render. @returns False, as the result of the failed call.
 */
function report(level: 'warn' | 'error', message: string, cause: unknown): false {
  if (!reported.has(message)) {
    reported.add(message);
    // biome-ignore lint/suspicious/noConsole: developers learn why a value is not stored.
    console[level](message, cause);
  }
  return false;
}
