import {readFile, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import type {BuildOptions, BuildOutcome} from '../../../src/pipeline/types.ts';
import {readHashes, readTraces, writeFiles} from '../../support/files.ts';
import {buildSite, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

/**
 * Builds until nothing is left to do. A file that was written just before a build can count as changed in the next one.
 */
async function settle(folder: string, options: Partial<BuildOptions> = {}): Promise<BuildOutcome> {
  const result = await buildSite(folder, options);
  return isUnchanged(result) ? result : await settle(folder, options);
}

function isUnchanged({stages}: BuildOutcome): boolean {
  return stages.map(({name}) => name).join() === 'unchanged';
}

const parent = sharedFolder();
let folder: string;
beforeAll(async () => {
  const files = {
    ...smallSite,
    'content/docs/2.x/last.md': '# Last\n\nA [bad](./missing.md) link.\n',
    'site.config.ts': siteConfig(
      `${docsSettings('2.x', '1.x')} onBrokenLinks: 'warn', onBrokenMarkdownLinks: 'warn',`,
    ),
  };
  folder = await siteWith(files, parent());
});

it('repeats the diagnostics of the last build, and writes nothing', async () => {
  const first = await buildSite(folder);
  const traces = await readTraces(join(folder, 'build'));
  const again = await settle(folder);
  expect(again).toMatchObject({ok: true, baseUrl: '/base/', routes: first.routes});
  expect(again.diagnostics).toEqual(first.diagnostics);
  expect(again.diagnostics.map(({code}) => code)).toContain('broken-markdown-link');
  expect(again.output).toMatchObject({
    files: first.output?.files,
    bytes: first.output?.bytes,
    filesWritten: 0,
  });
  expect(await readTraces(join(folder, 'build'))).toEqual(traces);
});

it.each<[string, () => Promise<unknown>]>([
  ['is edited', () => writeFile(join(folder, 'build/index.html'), 'edited')],
  ['is missing', () => rm(join(folder, 'build/docs/setup/index.html'))],
  ['is too many', () => writeFile(join(folder, 'build/docs/setup/more.html'), '')],
])('builds when a file of the output %s', async (_title, edit) => {
  await settle(folder);
  const hashes = await readHashes(join(folder, 'build'));
  await edit();
  expect(isUnchanged(await buildSite(folder))).toBe(false);
  expect(await readHashes(join(folder, 'build'))).toEqual(hashes);
});

it.each<[string, string, string]>([
  ['a settings file of the compiler comes', 'tsconfig.json', '{}'],
  ['a template is replaced', 'templates/Footer/Footer.tsx', 'export const Footer = () => null;'],
])('builds when %s', async (_title, path, contents) => {
  await settle(folder);
  await writeFiles(folder, {[path]: contents});
  expect(isUnchanged(await buildSite(folder))).toBe(false);
});

it.each<[string, Partial<BuildOptions>]>([
  ['drafts', {drafts: true}],
  ['another base', {baseUrl: '/other/'}],
  ['no cache', {cache: false}],
])('builds when asked for %s', async (_title, options) => {
  await settle(folder);
  expect(isUnchanged(await buildSite(folder, options))).toBe(false);
});

it('does not skip a build if another build has replaced the output before it was recorded', async () => {
  await settle(folder);
  const siteCache = join(folder, '.legacydocs/state/index');
  const saved = await readFile(siteCache);
  await writeFiles(folder, {'content/docs/2.x/setup.md': '# Edited\n'});
  await settle(folder);
  await writeFiles(folder, {
    'content/docs/2.x/setup.md': smallSite['content/docs/2.x/setup.md'] ?? '',
  });
  await writeFile(siteCache, saved);
  expect(isUnchanged(await buildSite(folder))).toBe(false);
  expect(await readFile(join(folder, 'build/docs/setup/index.html'), 'utf8')).toContain('Setup');
});

it('always runs a configuration that reads more than files', async () => {
  const site = await siteWith({'site.config.ts': siteConfig('tagline: String(process.pid),')});
  await buildSite(site);
  await buildSite(site);
  expect(isUnchanged(await buildSite(site))).toBe(false);
});
