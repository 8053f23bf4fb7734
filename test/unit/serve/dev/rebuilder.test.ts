import {setImmediate as turn} from 'node:timers/promises';
import {expect, it} from 'vitest';
import {createRebuilder} from '../../../../src/serve/dev/rebuilder.ts';
import type {SiteScan} from '../../../../src/serve/dev/scan-site.ts';

/** Creates a rebuilder with fake files, and with builds that end on request or are aborted. */
function fakeSite() {
  const files = new Map([['a.md', '0']]);
  const started: AbortSignal[] = [];
  const told: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const scan = async (): Promise<SiteScan> => ({
    states: new Map(files),
    imported: new Map(),
    folders: new Map(),
    awaited: new Set(),
    lastChange: 0,
  });
  const build = async (signal: AbortSignal) => {
    running += 1;
    most = Math.max(most, running);
    started.push(signal);
    await new Promise<void>((resolve) => {
      ends.push(resolve);
      signal.addEventListener('abort', () => setTimeout(resolve, 5));
    });
    running -= 1;
    return signal.aborted ? undefined : {};
  };
  const onBuilt = async (_built: object, changed: readonly string[]) => void told.push(changed);
  const rebuilder = createRebuilder({scan, build, onBuilt});
  let version = 0;
  return {
    rebuilder,
    started,
    told,
    most: () => most,
    finish: () => ends.at(-1)?.(),
    /** Changes a file without an event. */
    edit: (file: string) => {
      version += 1;
      files.set(file, `${version}`);
    },
    begun: async (count: number) => await expect.poll(() => started.length).toBe(count),
  };
}

it('builds once for many changes', async () => {
  const {rebuilder, started, finish, begun} = fakeSite();
  for (let index = 0; index < 300; index += 1) {
    rebuilder.request();
    if (index % 10 === 0) await turn();
  }
  await begun(1);
  finish();
  await rebuilder.settled();
  expect(started.length).toBe(1);
});

it('retries after refusals of the system, until it succeeds', async () => {
  const scan = async (): Promise<SiteScan> => ({
    states: new Map([['a.md', '0']]),
    imported: new Map(),
    folders: new Map(),
    awaited: new Set(),
    lastChange: 0,
  });
  let builds = 0;
  const rebuilder = createRebuilder({
    scan,
    build: async () => ++builds,
    onBuilt: async () => undefined,
    isTemporary: (built) => built < 3,
    retryMs: 10,
  });
  rebuilder.request();
  await expect.poll(() => builds).toBe(3);
  await rebuilder.settled();
  rebuilder.request();
  await rebuilder.settled();
  expect(builds).toBe(3);
  await rebuilder.close();
});

it('aborts outdated builds, and never runs two builds at once', async () => {
  const {rebuilder, started, told, most, edit, finish, begun} = fakeSite();
  rebuilder.request();
  for (const count of [1, 2]) {
    await begun(count);
    edit(`${count}.md`);
    rebuilder.request(() => true);
  }
  await begun(3);
  finish();
  await rebuilder.settled();
  expect(started.map(({aborted}) => aborted)).toEqual([true, true, false]);
  expect(most()).toBe(1);
  expect(told).toEqual([['1.md', '2.md']]);
});

it('builds again if files changed during a build without an event, and reports only the last build', async () => {
  const {rebuilder, started, told, edit, finish, begun} = fakeSite();
  rebuilder.request();
  await begun(1);
  edit('a.md');
  finish();
  await begun(2);
  finish();
  await rebuilder.settled();
  expect(started.length).toBe(2);
  expect(told).toEqual([['a.md']]);
});

it('builds nothing if files are unchanged', async () => {
  const {rebuilder, started, finish, begun} = fakeSite();
  rebuilder.request();
  await begun(1);
  finish();
  await rebuilder.settled();
  rebuilder.request(() => true);
  await rebuilder.settled();
  expect(started.length).toBe(1);
});

it('rebuilds after an aborted build, even if the files are reverted', async () => {
  const {rebuilder, told, finish, begun} = fakeSite();
  rebuilder.request();
  await begun(1);
  rebuilder.request(() => true);
  await begun(2);
  finish();
  await rebuilder.settled();
  expect(told).toEqual([[]]);
});

it('starts nothing once it is closed', async () => {
  const {rebuilder, started, begun} = fakeSite();
  rebuilder.request();
  await begun(1);
  await rebuilder.close();
  rebuilder.request();
  await rebuilder.settled();
  expect(started.map(({aborted}) => aborted)).toEqual([true]);
});

it('does not abort a finished build, whose output is in use', async () => {
  const site = fakeSite();
  site.rebuilder.request();
  await expect.poll(() => site.started.length).toBe(1);
  site.finish();
  await site.rebuilder.settled();
  site.rebuilder.request(() => true);
  expect(site.started[0]?.aborted).toBe(false);
  await site.rebuilder.close();
});
