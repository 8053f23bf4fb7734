import {describe, expect, it} from 'vitest';
import {inBatches} from '../../../../src/core/async/concurrency.ts';

describe('inBatches', () => {
  it('batches the questions of one tick, and answers each', async () => {
    const batches: (readonly number[])[] = [];
    const square = inBatches(async (numbers: readonly number[]) => {
      batches.push(numbers);
      return numbers.map((number) => number ** 2);
    });
    const later = async (number: number) => {
      await Promise.resolve();
      return await square(number);
    };
    expect(await Promise.all([square(1), later(2), square(3)])).toEqual([1, 4, 9]);
    expect(await square(4)).toBe(16);
    expect(batches).toEqual([[1, 3, 2], [4]]);
  });

  it('accepts questions while others are pending', async () => {
    const asked: string[] = [];
    let answer: (() => void) | undefined;
    const ask = inBatches(async (names: readonly string[]) => {
      asked.push(names.join());
      if (answer === undefined) await new Promise<void>((resolve) => (answer = resolve));
      return names;
    });
    const first = ask('a');
    await new Promise((resolve) => setImmediate(resolve));
    expect(await ask('b')).toBe('b');
    answer?.();
    expect(await first).toBe('a');
    expect(asked).toEqual(['a', 'b']);
  });

  it('fails each question of a batch that fails or is not answered in full, and none of the next batch', async () => {
    let failing = true;
    const ask = inBatches(async (numbers: readonly number[]) => {
      if (failing) throw new Error('no such luck');
      return numbers.filter((number) => number > 0);
    });
    const results = await Promise.allSettled([ask(1), ask(2)]);
    expect(results.map(({status}) => status)).toEqual(['rejected', 'rejected']);
    failing = false;
    expect(await ask(3)).toBe(3);
    await expect(ask(-1)).rejects.toThrow('1 questions got 0 answers');
  });
});
