import {setTimeout} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {allDone} from '../../../../src/core/async/concurrency.ts';

it('gives all results, in order', async () => {
  expect(await allDone([setTimeout(2, 'slow'), 'quick'])).toEqual(['slow', 'quick']);
});

it('fails once all tasks have ended', async () => {
  let isDone = false;
  const slow = setTimeout(5).then(() => {
    isDone = true;
  });
  await expect(allDone([Promise.reject(new Error('No.')), slow])).rejects.toThrow('No.');
  expect(isDone).toBe(true);
});
