import {expect, it} from 'vitest';
import {once} from '../../../../src/core/async/concurrency.ts';

it('requests each key once, and failed keys again', async () => {
  const asked: string[] = [];
  let isBroken = true;
  const ask = once(async (key: string) => {
    asked.push(key);
    if (isBroken) throw new Error('EMFILE');
    return key.toUpperCase();
  });
  await expect(Promise.all([ask('a'), ask('a')])).rejects.toThrow('EMFILE');
  isBroken = false;
  expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['A', 'A', 'B']);
  expect(asked).toEqual(['a', 'a', 'b']);
});
