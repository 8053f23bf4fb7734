import {setImmediate as turn} from 'node:timers/promises';
import {describe, expect, it} from 'vitest';
import {settledWithin, TookTooLong} from '../../../../src/core/async/time-limit.ts';

describe('settledWithin', () => {
  it('returns the result of work that settles in time', async () => {
    await expect(settledWithin(60_000, Promise.resolve(1))).resolves.toBe(1);
    await expect(settledWithin(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('rejects if the work never settles', async () => {
    const never = new Promise(() => undefined);
    await expect(settledWithin(50, never)).rejects.toThrow(TookTooLong);
  });

  it('leaves time for work that could not continue while the machine was busy', async () => {
    const work = async (): Promise<string> => {
      await turn();
      for (const end = performance.now() + 300; performance.now() < end; );
      await turn();
      await turn();
      return 'done';
    };
    await expect(settledWithin(200, work())).resolves.toBe('done');
  });
});
