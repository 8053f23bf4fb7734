import {afterEach, describe, expect, it, vi} from 'vitest';

/** Returns an in-memory replacement for a browser's storage. */
function fakeStorage(broken: Partial<Storage> = {}): Storage {
  const texts = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => texts.clear(),
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
    ...broken,
  };
}

/** Loads the module with a browser's globals. @param open Returns the browser's storage. */
async function host(open: () => Storage) {
  const logged: string[] = [];
  const changes: unknown[] = [];
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal(
    'StorageEvent',
    class {
      constructor(_name: string, change: unknown) {
        changes.push(change);
      }
    },
  );
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('console', {
    warn: (message: string) => logged.push(`warning: ${message}`),
    error: (message: string) => logged.push(`error: ${message}`),
  });
  Object.defineProperty(globalThis, 'localStorage', {get: open, configurable: true});
  vi.resetModules();
  const {stored, store}: typeof import('./storage.ts') = await import('./storage.ts');
  return {
    texts: {get: stored, set: store, remove: (key: string) => store(key, null)},
    logged,
    changes,
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

const fail = (): never => {
  throw new Error('No.');
};

describe('stored texts', () => {
  it('are in the storage of the browser', async () => {
    const storage = fakeStorage();
    const {texts, logged} = await host(() => storage);
    expect(texts.get('a')).toBeNull();
    texts.set('a', '1');
    expect([texts.get('a'), storage.getItem('a')]).toEqual(['1', '1']);
    texts.remove('a');
    expect([texts.get('a'), storage.getItem('a')]).toEqual([null, null]);
    expect(logged).toEqual([]);
  });

  it('STORE-06 notify this window of changes', async () => {
    const storage = fakeStorage();
    const {texts, changes} = await host(() => storage);
    texts.set('a', '1');
    texts.set('a', '1');
    texts.set('a', '2');
    texts.remove('a');
    expect(changes).toEqual([
      {key: 'a', oldValue: null, newValue: '1'},
      {key: 'a', oldValue: '1', newValue: '2'},
      {key: 'a', oldValue: '2', newValue: null},
    ]);
  });

  it('STORE-05 last until the page is closed if storage is blocked, after one warning', async () => {
    const {texts, logged, changes} = await host(fail);
    texts.set('a', '1');
    texts.set('b', '2');
    texts.remove('b');
    expect([texts.get('a'), texts.get('b')]).toEqual(['1', null]);
    expect(changes).toHaveLength(3);
    expect(logged).toMatchInlineSnapshot(`
      [
        "warning: Storage is blocked, so choices are forgotten when the page is left. Likely causes: an iframe of another site, a private window, or privacy settings.",
      ]
    `);
  });

  it('STORE-06 survive calls that fail, each an error that names the key, once', async () => {
    const storage = fakeStorage({setItem: fail, removeItem: fail});
    const {texts, logged} = await host(() => storage);
    texts.set('a', '1');
    texts.set('a', '2');
    expect(texts.get('a')).toBe('2');
    texts.remove('a');
    expect(texts.get('a')).toBeNull();
    const unreadable = await host(() => fakeStorage({getItem: fail}));
    expect([unreadable.texts.get('b'), unreadable.texts.get('b')]).toEqual([null, null]);
    expect([...logged, ...unreadable.logged]).toEqual([
      'error: The stored value "a" could not be saved.',
      'error: The stored value "a" could not be deleted.',
      'error: The stored value "b" could not be read.',
    ]);
  });

  it('STORE-06 cannot be used while a page is rendered', async () => {
    vi.resetModules();
    const {stored, store}: typeof import('./storage.ts') = await import('./storage.ts');
    const message =
      'The stored value "theme" was used while the page was rendered: use it in an effect or an event handler.';
    expect(() => stored('theme')).toThrow(message);
    expect(() => store('theme', 'dark')).toThrow(message);
    expect(() => store('theme', null)).toThrow(message);
  });
});
