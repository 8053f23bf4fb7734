import {cp, mkdir, readFile, rename, rm, symlink, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import fc from 'fast-check';
import {editedSite} from './edited-site.ts';
import {copySource, expectServed} from './random-edits.ts';
import {smallSite} from './small-site.ts';
import {tempFolder} from './temp-folder.ts';

/**
 * A typical file operation of people or programs. An impossible operation, for example on a missing file, does nothing.
 */
interface Deed {
  readonly name: string;
  readonly run: (site: string) => Promise<void>;
}

const folders = ['content/docs/2.x', 'content/docs/2.x/guide', 'content/docs/2.x/api'];
const folder = fc.constantFrom(...folders);
const name = fc.constantFrom('one.md', 'two.md', 'three.mdx', 'first.md', 'second.md', 'setup.md');
const file = fc.tuple(folder, name).map(([where, what]) => `${where}/${what}`);
const word = fc.stringMatching(/^[a-z]{4,8}$/);
const wait = fc.oneof(fc.constant(0), fc.nat({max: 50}), fc.nat({max: 400}));

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), {recursive: true});
  await writeFile(path, text);
}

/** Writes pages in four subfolders, like an API generator. */
async function generate(path: string, text: string): Promise<void> {
  for (const part of ['a', 'b', 'c', 'd']) {
    for (const page of ['one', 'two', 'three']) {
      await write(join(path, part, `${page}.md`), `# ${part} ${page}\n\n${text}.\n`);
    }
  }
}

/** Replaces a file or folder with two renames in quick succession. */
async function swap(path: string, make: (next: string) => Promise<void>): Promise<void> {
  const next = `${path}.next~`;
  await rm(next, {recursive: true, force: true});
  await cp(path, next, {recursive: true, verbatimSymlinks: true});
  await make(next);
  await rename(path, `${path}.old~`);
  await rename(next, path);
  await rm(`${path}.old~`, {recursive: true, force: true});
}

const deeds: fc.Arbitrary<Deed> = fc.oneof(
  {
    weight: 4,
    arbitrary: deed('write', fc.tuple(file, word), async (site, [path, text]) => {
      await write(join(site, path), `# Page\n\n${text}.\n`);
    }),
  },
  deed('save by way of another file', fc.tuple(file, word), async (site, [path, text]) => {
    const other = join(site, dirname(path), 'sedX1yZ2');
    await write(other, `# Saved\n\n${text}.\n`);
    await rename(other, join(site, path));
  }),
  deed('empty, then write', fc.tuple(file, word, wait), async (site, [path, text, ms]) => {
    await write(join(site, path), '');
    await pause(ms);
    await write(join(site, path), `# Page\n\n${text}.\n`);
  }),
  deed('break', file, async (site, path) => {
    await write(join(site, path), '---\ntitle: [\n---\n\n# Broken\n');
  }),
  deed('delete', file, async (site, path) => await rm(join(site, path))),
  deed('move', fc.tuple(file, file), async (site, [from, to]) => {
    await mkdir(dirname(join(site, to)), {recursive: true});
    await rename(join(site, from), join(site, to));
  }),
  deed('other case', file, async (site, path) => {
    await rename(join(site, path), join(site, dirname(path), 'Setup.md'));
  }),
  {
    weight: 3,
    arbitrary: deed('generate anew', fc.tuple(word, wait), async (site, [text, ms]) => {
      await rm(join(site, 'content/docs/2.x/api'), {recursive: true, force: true});
      await pause(ms);
      await generate(join(site, 'content/docs/2.x/api'), text);
    }),
  },
  {
    weight: 3,
    arbitrary: deed('replace folder', fc.tuple(folder, word), async (site, [path, text]) => {
      await swap(join(site, path), (next) => write(join(next, 'one.md'), `# Other\n\n${text}.\n`));
    }),
  },
  deed('move folder away', folder, async (site, path) => {
    await rename(join(site, path), join(site, `${path}-moved`));
  }),
  deed('move folder back', folder, async (site, path) => {
    await rename(join(site, `${path}-moved`), join(site, path));
  }),
  deed('replace content', word, async (site, text) => {
    await swap(join(site, 'content'), (next) => write(join(next, 'pages/new.md'), `# ${text}\n`));
  }),
  deed('replace static', word, async (site, text) => {
    await write(join(site, 'content/static/a/b.txt'), 'first');
    await swap(join(site, 'content/static'), (next) => write(join(next, 'a/b.txt'), text));
  }),
  deed('replace templates', word, async (site, text) => {
    const footer = 'Footer/Footer.tsx';
    await write(join(site, 'templates', footer), 'export const Footer = () => null;\n');
    await swap(join(site, 'templates'), (next) =>
      write(join(next, footer), `export const Footer = () => <footer>${text}</footer>;\n`),
    );
  }),
  deed('replace configuration', word, async (site, text) => {
    await swap(join(site, 'site.config.ts'), async (next) => {
      const config = await readFile(next, 'utf8');
      await writeFile(next, config.replace(/title: '[^']*'/, `title: '${text}'`));
    });
  }),
  deed('replace site', word, async (site, text) => {
    const next = `${site}.next`;
    await copySource(site, next);
    await write(join(next, 'content/pages/index.md'), `# Home\n\n${text}.\n`);
    await rename(site, `${site}.old`);
    await rename(next, site);
    await rm(`${site}.old`, {recursive: true, force: true});
  }),
  deed('link to folder', word, async (site, text) => {
    await generate(join(site, 'shared/linked'), text);
    await rm(join(site, 'content/docs/2.x/linked'), {recursive: true, force: true});
    await symlink('../../../shared/linked', join(site, 'content/docs/2.x/linked'));
  }),
  deed('write behind link', word, async (site, text) => {
    await write(join(site, 'shared/linked/a/one.md'), `# Behind\n\n${text}.\n`);
  }),
  deed('replace behind link', word, async (site, text) => {
    await swap(join(site, 'shared/linked'), (next) => generate(next, text));
  }),
  deed('link to file', word, async (site, text) => {
    await write(join(site, 'shared/page.md'), `# Linked\n\n${text}.\n`);
    await rm(join(site, 'content/docs/2.x/page.md'), {force: true});
    await symlink('../../../shared/page.md', join(site, 'content/docs/2.x/page.md'));
  }),
  deed('save behind link', word, async (site, text) => {
    const page = join(site, 'shared/page.md');
    await swap(page, (next) => writeFile(next, `# Linked\n\n${text}.\n`));
  }),
  {weight: 4, arbitrary: deed('wait', wait, async (_site, ms) => void (await pause(ms)))},
);

function deed<T>(
  title: string,
  values: fc.Arbitrary<T>,
  run: (site: string, value: T) => Promise<void>,
): fc.Arbitrary<Deed> {
  return values.map((value) => {
    const text = `${title} ${JSON.stringify(value)}`;
    return {name: text, run: (site) => run(site, value), [fc.toStringMethod]: () => text};
  });
}

export interface StormOptions {
  /** Number of served sites. */
  readonly runs: number;
  /** Number of storms for each site. */
  readonly storms: number;
  /** Number of operations in each storm. */
  readonly deeds: number;
  /** Seed of the random numbers. */
  readonly seed?: number | undefined;
}

/**
 * Changes a served site's files in storms: quick series of operations, without waiting for builds. Whenever the server
 * is idle again, the served folder or the errors must equal those of a clean build from the same files.
 */
export async function serveInStorms(options: StormOptions): Promise<void> {
  const {runs, storms, seed} = options;
  const storm = fc.array(deeds, {minLength: options.deeds, maxLength: options.deeds});
  const all = fc.array(storm, {minLength: storms, maxLength: storms});
  await fc.assert(fc.asyncProperty(all, checkStorms), {
    numRuns: runs,
    endOnFailure: true,
    ...(seed === undefined ? {} : {seed}),
  });
}

async function checkStorms(storms: readonly (readonly Deed[])[]): Promise<void> {
  const parent = await tempFolder();
  const site = await editedSite(smallSite, parent);
  try {
    for (const [index, storm] of storms.entries()) {
      for (const {run} of storm) await run(site.folder).catch(ignoreMissing);
      const fresh = join(parent, `fresh-${index}`);
      await expectServed(site, fresh);
      await rm(fresh, {recursive: true});
    }
  } finally {
    await site.close();
  }
}

function ignoreMissing(error: unknown): void {
  const isExpected =
    error instanceof Error &&
    'code' in error &&
    ['ENOENT', 'ENOTEMPTY', 'EEXIST', 'ENOTDIR', 'EISDIR'].includes(String(error.code));
  if (!isExpected) throw error;
}
