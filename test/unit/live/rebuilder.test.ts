import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {createRebuilder} from '../../../src/live/rebuilder.ts';

/** A build that ends when it is told to, or is given up. */
function fakeBuild() {
  const started: AbortSignal[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  return {
    started,
    most: () => most,
    finish: () => ends.at(-1)?.(),
    rebuild: async (signal: AbortSignal) => {
      running += 1;
      most = Math.max(most, running);
      started.push(signal);
      await new Promise<void>((resolve) => {
        ends.push(resolve);
        signal.addEventListener('abort', () => setTimeout(resolve, 5));
      });
      running -= 1;
    },
  };
}

it('builds once for many changes', async () => {
  const build = fakeBuild();
  const rebuilder = createRebuilder(build.rebuild);
  for (let index = 0; index < 300; index += 1) {
    rebuilder.request();
    if (index % 10 === 0) await turn();
  }
  await expect.poll(() => build.started.length).toBe(1);
  build.finish();
  await rebuilder.settled();
  expect(build.started.length).toBe(1);
});

it('gives up what is out of date, and never builds twice at once', async () => {
  const build = fakeBuild();
  const rebuilder = createRebuilder(build.rebuild);
  for (const count of [1, 2, 3]) {
    rebuilder.request();
    await expect.poll(() => build.started.length).toBe(count);
  }
  build.finish();
  await rebuilder.settled();
  expect(build.started.map(({aborted}) => aborted)).toEqual([true, true, false]);
  expect(build.most()).toBe(1);
});

it('starts nothing once it is closed', async () => {
  const build = fakeBuild();
  const rebuilder = createRebuilder(build.rebuild);
  rebuilder.request();
  await expect.poll(() => build.started.length).toBe(1);
  await rebuilder.close();
  rebuilder.request();
  await rebuilder.settled();
  expect(build.started.map(({aborted}) => aborted)).toEqual([true]);
});
