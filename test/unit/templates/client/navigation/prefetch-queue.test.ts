import {describe, expect, it} from 'vitest';
import {createPrefetchQueue} from '../../../../../templates/client/navigation/prefetching.ts';

/** Creates a queue of names that records the started items. Tests determine when items finish. */
function queueOf(options: {maxConcurrent: number; limit: number; nothing?: readonly string[]}) {
  const started: string[] = [];
  const finish = new Map<string, () => void>();
  const queue = createPrefetchQueue<string>({
    ...options,
    run: (name) => {
      if (options.nothing?.includes(name)) return undefined;
      started.push(name);
      return new Promise((resolve) => finish.set(name, resolve));
    },
  });
  return {
    queue,
    started,
    finish: async (name: string) => {
      finish.get(name)?.();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('the prefetch queue', () => {
  it('PREF-01 runs a few at a time, the newest first', async () => {
    const {queue, started, finish} = queueOf({maxConcurrent: 2, limit: 20});
    queue.enter(['a', 'b', 'c']);
    queue.enter(['d', 'e']);
    expect(started).toEqual(['a', 'b']);
    await finish('a');
    await finish('b');
    expect(started).toEqual(['a', 'b', 'd', 'e']);
    await finish('d');
    expect(started.at(-1)).toBe('c');
  });

  it('drops items that have left the viewport', async () => {
    const {queue, started, finish} = queueOf({maxConcurrent: 1, limit: 20});
    queue.enter(['a', 'b', 'c']);
    queue.leave('b');
    await finish('a');
    expect(started).toEqual(['a', 'c']);
  });

  it('stops at its limit, and restarts the count with another page', async () => {
    const {queue, started, finish} = queueOf({maxConcurrent: 2, limit: 3});
    queue.enter(['a', 'b', 'c', 'd']);
    for (const name of ['a', 'b', 'c']) await finish(name);
    expect(started).toEqual(['a', 'b', 'c']);
    queue.reset();
    queue.enter(['e']);
    expect(started).toEqual(['a', 'b', 'c', 'e']);
  });

  it('does not count items without anything to fetch', () => {
    const {queue, started} = queueOf({maxConcurrent: 2, limit: 1, nothing: ['a', 'b']});
    queue.enter(['a', 'b', 'c']);
    expect(started).toEqual(['c']);
  });
});
