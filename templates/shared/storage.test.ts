import {describe, expect, it} from 'vitest';
import {keptTexts, type StorageChange, type StorageHost} from './storage.ts';

/** A browser's storage in the memory of the test. */
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

function host(open: StorageHost['open']) {
  const said: string[] = [];
  const changes: StorageChange[] = [];
  const texts = keptTexts({
    open,
    warn: (message) => said.push(`warning: ${message}`),
    error: (message) => said.push(`error: ${message}`),
    announce: (change) => changes.push(change),
  });
  return {texts, said, changes};
}

const fail = (): never => {
  throw new Error('No.');
};

describe('kept texts', () => {
  it('are in the storage of the browser', () => {
    const storage = fakeStorage();
    const {texts, said} = host(() => storage);
    expect(texts.get('a')).toBeNull();
    texts.set('a', '1');
    expect([texts.get('a'), storage.getItem('a')]).toEqual(['1', '1']);
    texts.remove('a');
    expect([texts.get('a'), storage.getItem('a')]).toEqual([null, null]);
    expect(said).toEqual([]);
  });

  it('STORE-06 tell this window what changed', () => {
    const storage = fakeStorage();
    const {texts, changes} = host(() => storage);
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

  it('STORE-05 last as long as the page where storage is blocked, after one warning', () => {
    const {texts, said, changes} = host(fail);
    texts.set('a', '1');
    texts.set('b', '2');
    texts.remove('b');
    expect([texts.get('a'), texts.get('b')]).toEqual(['1', null]);
    expect(changes).toHaveLength(3);
    expect(said).toMatchInlineSnapshot(`
      [
        "warning: This page may not store anything, so choices are forgotten when it is left. Likely causes: it is shown in an iframe of another site, in a private window, or under strict privacy settings.",
      ]
    `);
  });

  it('STORE-06 survive calls that fail, each an error that names the key, once', () => {
    const storage = fakeStorage({setItem: fail, removeItem: fail});
    const {texts, said} = host(() => storage);
    texts.set('a', '1');
    texts.set('a', '2');
    expect(texts.get('a')).toBe('2');
    texts.remove('a');
    expect(texts.get('a')).toBeNull();
    const unreadable = host(() => fakeStorage({getItem: fail}));
    expect([unreadable.texts.get('b'), unreadable.texts.get('b')]).toEqual([null, null]);
    expect([...said, ...unreadable.said]).toEqual([
      'error: The stored value "a" could not be saved.',
      'error: The stored value "a" could not be deleted.',
      'error: The stored value "b" could not be read.',
    ]);
  });

  it('STORE-06 cannot be used while a page is rendered', () => {
    const texts = keptTexts(undefined);
    const message =
      'The stored value "theme" was used while the page was rendered: use it in an effect or an event handler.';
    expect(() => texts.get('theme')).toThrow(message);
    expect(() => texts.set('theme', 'dark')).toThrow(message);
    expect(() => texts.remove('theme')).toThrow(message);
  });
});
