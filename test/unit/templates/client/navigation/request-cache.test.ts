import {expect, it} from 'vitest';
import {cacheRequests} from '../../../../../templates/client/navigation/site-files.ts';

it('PREF-05 requests each key once', async () => {
  const asked: string[] = [];
  const get = cacheRequests(async (key) => {
    asked.push(key);
    return key.toUpperCase();
  });
  expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['A', 'A', 'B']);
  expect(await get('a')).toBe('A');
  expect(asked).toEqual(['a', 'b']);
  expect([get.has('a'), get.has('c')]).toEqual([true, false]);
});

it('requests again after a failure', async () => {
  let attempts = 0;
  const get = cacheRequests(async () => {
    attempts += 1;
    if (attempts === 1) throw new Error('offline');
    return attempts;
  });
  await expect(get('a')).rejects.toThrow('offline');
  expect(get.has('a')).toBe(false);
  expect(await get('a')).toBe(2);
});

it('keeps the value that replaced a request that fails late', async () => {
  const fails: ((error: Error) => void)[] = [];
  const get = cacheRequests<string>(
    () => new Promise((_resolve, reject) => void fails.push(reject)),
  );
  const late = get('a');
  get.set('a', 'known');
  for (const fail of fails) fail(new Error('gone'));
  await expect(late).rejects.toThrow('gone');
  expect(await get('a')).toBe('known');
});

it('accepts existing values', async () => {
  const get = cacheRequests<string>(() => Promise.reject(new Error('asked')));
  get.set('a', 'known');
  expect(await get('a')).toBe('known');
});
