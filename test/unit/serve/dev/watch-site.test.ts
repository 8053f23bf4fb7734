import {mkdir, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {FSWatcher} from 'chokidar';
import {expect, it, onTestFinished} from 'vitest';
import {changedPaths} from '../../../../src/serve/dev/scan-site.ts';
import {watchSite} from '../../../../src/serve/dev/watch-site.ts';
import {type Files, writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

const files: Files = {
  'site.config.ts': '',
  'README.md': '',
  'content/docs/a.md': 'a',
  'content/docs/api/b.md': 'b',
};

/** Creates and watches a site that is beside unrelated files. */
async function watchedSite(more: Files = {}) {
  const parent = await tempFolder();
  const site = join(parent, 'site');
  await writeFiles(site, {...files, ...more});
  const hinted: string[] = [];
  const watch = watchSite(site, {
    onHint: (path) => hinted.push(path),
    onLimit: (error) => {
      throw error;
    },
  });
  onTestFinished(watch.close);
  let seen = await watch.scan();
  return {
    parent,
    site,
    watch,
    /** Absolute paths that were reported as possible changes. */
    hinted,
    /** Makes a change, waits for a hint, and returns the detected changes. */
    changes: async (deed: () => Promise<unknown>): Promise<string[]> => {
      hinted.length = 0;
      await deed();
      await expect.poll(() => hinted.length).toBeGreaterThan(0);
      const before = seen;
      seen = await watch.scan();
      return changedPaths(before, seen);
    },
  };
}

it("reports added, removed and changed files, except files outside the site's sources", async () => {
  const {site, changes} = await watchedSite();
  expect(
    await changes(() => writeFiles(site, {'content/docs/a.md': 'A', 'content/new/c.md': 'c'})),
  ).toEqual(['content/docs/a.md', 'content/new', 'content/new/c.md']);
  expect(await changes(() => rm(join(site, 'content/docs/api'), {recursive: true}))).toEqual([
    'content/docs/api',
    'content/docs/api/b.md',
  ]);
  const others = {'README.md': 'x', 'content/docs/.a.md.swp': 'x', 'content/docs/a.md~': 'x'};
  const last = {'content/docs/a.md': 'last'};
  expect(await changes(() => writeFiles(site, {...others, ...last}))).toEqual([
    'content/docs/a.md',
  ]);
});

it('ignores files that are not sources, however often they change', async () => {
  const {site, hinted} = await watchedSite();
  for (const text of ['x', 'xx', 'xxx']) {
    await writeFiles(site, {'site.log': text, 'content/docs/.a.md.swp': text});
  }
  await writeFiles(site, {'content/docs/a.md': 'last'});
  await expect.poll(() => hinted.at(-1)).toBe(join(site, 'content/docs/a.md'));
  expect(new Set(hinted)).toEqual(new Set([join(site, 'content/docs/a.md')]));
});

it('follows a folder that replaced another', async () => {
  const {site, parent, changes} = await watchedSite();
  const api = join(site, 'content/docs/api');
  await writeFiles(parent, {'next/b.md': 'other'});
  const replace = async () => {
    await rename(api, join(parent, 'old'));
    await rename(join(parent, 'next'), api);
  };
  expect(await changes(replace)).toEqual(['content/docs/api/b.md']);
  for (const text of ['later', 'later still']) {
    expect(await changes(() => writeFile(join(api, 'b.md'), text))).toEqual([
      'content/docs/api/b.md',
    ]);
  }
});

it('follows a folder that was removed and written again at once', async () => {
  const {site, changes} = await watchedSite();
  const again = async () => {
    await rm(join(site, 'content/docs'), {recursive: true});
    await writeFiles(site, {'content/docs/a.md': 'a', 'content/docs/api/deep/c.md': 'c'});
  };
  expect(await changes(again)).toContain('content/docs/api/deep/c.md');
  expect(await changes(() => writeFile(join(site, 'content/docs/api/deep/c.md'), 'later'))).toEqual(
    ['content/docs/api/deep/c.md'],
  );
});

it('follows a site folder that is removed and created again', async () => {
  const {site, changes} = await watchedSite();
  expect(await changes(() => rename(site, `${site}.old`))).toContain('content/docs/a.md');
  await writeFiles(`${site}.next`, files);
  expect(await changes(() => rename(`${site}.next`, site))).toContain('content/docs/a.md');
  expect(await changes(() => writeFile(join(site, 'content/docs/a.md'), 'later'))).toEqual([
    'content/docs/a.md',
  ]);
});

it('follows the targets of links, in loops too', async () => {
  const {site, changes} = await watchedSite({'shared/folder/c.md': 'c', 'shared/d.md': 'd'});
  const link = (target: string, path: string) => symlink(target, join(site, 'content', path));
  const links = async () => {
    await link('../shared/folder', 'folder');
    await link('../shared/d.md', 'd.md');
    await link('d.md', 'e.md');
    await link('.', 'circle');
  };
  expect(await changes(links)).toContain('content/folder/c.md');
  const write = (path: string) => changes(() => writeFile(join(site, path), 'later'));
  expect(await write('shared/folder/c.md')).toContain('content/folder/c.md');
  expect(await write('shared/d.md')).toEqual(['content/d.md', 'content/e.md']);
});

it('watches what the site imports from elsewhere, existing or not', async () => {
  const {site, parent, watch, changes} = await watchedSite({'shared/colors.ts': ''});
  const [near, far] = [join(site, 'shared/colors.ts'), join(parent, 'far/links.ts')];
  watch.follow([near, far]);
  await mkdir(join(parent, 'far'));
  expect(changedPaths(await watch.scan(), await watch.scan())).toEqual([]);
  await changes(() => writeFile(near, ' '));
  expect(await changes(() => writeFile(far, ''))).toEqual(['../far/links.ts']);
  expect(await changes(() => rm(near))).toEqual(['shared/colors.ts']);
});

it('polls if the system watches no more folders, and reports it once', async () => {
  const site = await tempFolder();
  await writeFiles(site, files);
  const told: string[] = [];
  let hints = 0;
  const watch = watchSite(
    site,
    {
      onHint: () => {
        hints += 1;
      },
      onLimit: ({message}) => told.push(message),
    },
    () => {
      const watcher = new FSWatcher();
      const error = Object.assign(new Error('System limit reached'), {code: 'ENOSPC'});
      setImmediate(() => watcher.emit('error', error));
      return watcher;
    },
  );
  onTestFinished(watch.close);
  await watch.scan();
  expect(told).toEqual(['System limit reached']);
  await expect.poll(() => hints).toBeGreaterThan(0);
});
