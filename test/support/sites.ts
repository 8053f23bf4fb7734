import {cp, mkdir, readdir, readFile, rm} from 'node:fs/promises';
import {join} from 'node:path';
import {run} from '../../src/cli/run.ts';
import {readRecord} from '../../src/core/cache/site-cache.ts';
import {locationsRecord} from '../../src/pages/links/link-locations.ts';
import {buildSession} from '../../src/pipeline/session.ts';
import type {BuildOptions, BuildOutcome} from '../../src/pipeline/types.ts';
import {fakeIo} from '../unit/cli/fake-io.ts';
import {type Files, writeFiles} from './files.ts';
import {repository} from './repository.ts';
import {sharedFolder, tempFolder} from './temp-folder.ts';

/** Returns the source of a configuration with the required settings and `settings`, properties of an object literal. */
export const siteConfig = (settings = ''): string => `import {defineConfig} from 'legacydocs';

export default defineConfig({
  title: 'Test site',
  url: 'https://example.org',
  baseUrl: '/base/',
  ${settings}
});
`;

/** Returns the `docs` setting for these versions. The first version is the default. */
export const docsSettings = (...versions: readonly string[]): string =>
  `docs: {versions: [${versions.map((name) => `{name: '${name}'}`).join(', ')}], lastVersion: '${versions[0]}'},`;

/**
 * Creates a site with a configuration, a home page and these files, which can replace the defaults. @returns Absolute
 * path of the site.
 */
export async function siteWith(files: Files, parent?: string): Promise<string> {
  const folder = join(parent ?? (await tempFolder()), 'site');
  await writeFiles(folder, {
    'site.config.ts': siteConfig(),
    'content/pages/index.md': '# Home\n',
    ...files,
  });
  return folder;
}

/**
 * Provides a site folder that the tests in the current `describe` use one after another. Each test gets a site as from
 * `siteWith`, but with the cache of earlier builds, so that common parts are bundled only once.
 */
export function sharedSite(): (files: Files) => Promise<string> {
  const parent = sharedFolder();
  return async (files) => {
    const folder = join(parent(), 'site');
    await mkdir(folder, {recursive: true});
    const old = (await readdir(folder)).filter((name) => name !== '.legacydocs');
    for (const name of old) await rm(join(folder, name), {recursive: true});
    return await siteWith(files, parent());
  };
}

/** Copies `test/fixtures/<name>`. @returns Absolute path of the site. */
export async function copyFixture(name: string, parent?: string): Promise<string> {
  const folder = join(parent ?? (await tempFolder()), 'site');
  await cp(join(repository, 'test/fixtures', name), folder, {recursive: true});
  return folder;
}

/** Copies this repository's site. @returns Absolute path of the site. */
export async function copyOwnSite(parent: string): Promise<string> {
  const folder = join(parent, 'site');
  await mkdir(folder, {recursive: true});
  for (const name of ['site.config.ts', 'content']) {
    await cp(join(repository, name), join(folder, name), {recursive: true});
  }
  return folder;
}

/** Builds a site into its `build` folder. */
export async function buildSite(
  siteFolder: string,
  options: Partial<BuildOptions> = {},
  session = buildSession({isOnce: true}),
): Promise<BuildOutcome> {
  return await session.build({
    siteFolder,
    outDir: 'build',
    drafts: false,
    strict: false,
    cache: true,
    ...options,
  });
}

/**
 * Builds a site that must be valid. @throws An error that contains the site's errors and warnings, if there are any.
 */
export async function buildGoodSite(
  siteFolder: string,
  options: Partial<BuildOptions> = {},
): Promise<BuildOutcome> {
  const result = await buildSite(siteFolder, options);
  const problems = result.diagnostics.filter(({severity}) => severity !== 'info');
  if (!result.ok || problems.length > 0) throw new Error(JSON.stringify(problems, undefined, 2));
  return result;
}

/** Returns the output and exit code of `legacydocs build` in a site's folder. */
export async function runBuild(
  siteFolder: string,
  ...flags: readonly string[]
): Promise<{readonly code: number; readonly err: string; readonly out: string}> {
  const io = fakeIo({cwd: siteFolder});
  const code = await run(['build', ...flags], io);
  return {code, err: io.stderr.text().replace(progressLines, ''), out: io.stdout.text()};
}

/** Matches the progress at the beginning of the output: one line per stage. */
const progressLines =
  /^(?:(?:config|content|routes|compile|resolve|shell|bundle|search|render|links|output)\n)+/;

/** Returns the contents of a file in a site's output. */
export async function built(siteFolder: string, path: string): Promise<string> {
  return await readFile(join(siteFolder, 'build', path), 'utf8');
}

/** Returns the locations of URLs in a site's sources, which a build stores for `legacydocs check`. */
export function storedLocations(siteFolder: string): string {
  return JSON.stringify(readRecord(join(siteFolder, '.legacydocs'), locationsRecord));
}
