/** Small texts kept between visits, by key. No call fails: what cannot be kept lasts until the page is left. */
export interface KeptTexts {
  readonly get: (key: string) => string | null;
  readonly set: (key: string, value: string) => void;
  readonly remove: (key: string) => void;
}

/** What {@link keptTexts} needs of the browser. */
export interface StorageHost {
  /** The browser's storage. Throws where the browser forbids it. */
  readonly open: () => Storage;
  readonly warn: (message: string, cause: unknown) => void;
  readonly error: (message: string, cause: unknown) => void;
  /** Tell this window of a change: browsers tell the others only. */
  readonly announce: (change: StorageChange) => void;
}

export interface StorageChange {
  readonly key: string;
  readonly oldValue: string | null;
  readonly newValue: string | null;
}

const blocked =
  'This page may not store anything, so choices are forgotten when it is left. Likely causes: it is shown in an iframe of another site, in a private window, or under strict privacy settings.';

/**
 * Rows STORE-05, STORE-06: blocked storage is one warning for each page load, a call that fails is an error that
 * names the key; in both cases the memory of the page takes over.
 *
 * @param host `undefined` while a page is rendered on the server, where every call throws.
 */
export function keptTexts(host: StorageHost | undefined): KeptTexts {
  /** What the browser's storage did not take; `null` is a text that it did not let go of. */
  const memory = new Map<string, string | null>();
  const told = new Set<string>();

  /** Each message once: a value is read at every render. */
  function tell(say: StorageHost['warn'], message: string, cause: unknown): void {
    if (told.has(message)) return;
    told.add(message);
    say(message, cause);
  }

  /** @returns Whether the browser did it. */
  function attempt(verb: string, key: string, call: (storage: Storage) => void): boolean {
    if (host === undefined) {
      throw new Error(
        `The stored value "${key}" was used while the page was rendered: use it in an effect or an event handler.`,
      );
    }
    let storage: Storage;
    try {
      storage = host.open();
    } catch (cause) {
      tell(host.warn, blocked, cause);
      return false;
    }
    try {
      call(storage);
      return true;
    } catch (cause) {
      tell(host.error, `The stored value "${key}" could not be ${verb}.`, cause);
      return false;
    }
  }

  function get(key: string): string | null {
    let value = memory.get(key);
    if (value !== undefined) return value;
    attempt('read', key, (storage) => {
      value = storage.getItem(key);
    });
    return value ?? null;
  }

  function change(key: string, newValue: string | null): void {
    const oldValue = get(key);
    memory.delete(key);
    const done = attempt(newValue === null ? 'deleted' : 'saved', key, (storage) => {
      if (newValue === null) storage.removeItem(key);
      else storage.setItem(key, newValue);
    });
    if (!done) memory.set(key, newValue);
    if (oldValue !== newValue) host?.announce({key, oldValue, newValue});
  }

  return {get, set: change, remove: (key) => change(key, null)};
}
