import {cp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect} from 'vitest';
import type {BuildOutcome} from '../../src/pipeline/types.ts';
import {freezeVersion} from '../../src/pipeline/versions/freeze-version.ts';
import {type EditedSite, editedSite} from './edited-site.ts';
import {type Files, readFiles, readHashes, writeFiles} from './files.ts';
import {buildSite, docsSettings, siteConfig, storedLocations} from './sites.ts';
import {smallSite} from './small-site.ts';
import {nextTick, tempFolder} from './temp-folder.ts';

/** Returns a site's files after an edit, which can break the site. */
type Edit = (files: Files) => Files;

interface RandomEdit {
  readonly name: string;
  /** True if the edit changes only the text of one page. Such edits are applied to the existing output. */
  readonly isText: boolean;
  readonly apply: Edit;
}

/** The small site, with a page that imports Markdown. */
const site: Files = {
  ...smallSite,
  // With `full`, an edit to a page also changes the file that contains all texts of its version.
  'site.config.ts': siteConfig(`${docsSettings('2.x', '1.x')} markdownPages: 'full',`),
  'content/pages/parts.mdx': "import Part from '../parts/part.md';\n\n# Parts\n\n<Part />\n",
  'content/parts/part.md': 'A part, with a [link](../docs/2.x/setup.md).\n',
};

const texts = Object.keys(site).filter((path) => /\/(?:docs|pages)\/.*\.md$/.test(path));
const pages = Object.keys(site).filter((path) => /\/(?:docs|pages)\/.*\.mdx?$/.test(path));
const added = 'content/docs/2.x/guide/added.md';
const text = fc.constantFrom(...texts);
const page = fc.constantFrom(...pages, added);
const word = fc.constantFrom('one', 'two', 'three', 'a `b`', '*c* & <d>');
const place = fc.constantFrom(added, 'content/pages/moved.md');

const put =
  (path: string, contents: string | undefined): Edit =>
  (files) => {
    const {[path]: _, ...others} = files;
    return contents === undefined ? others : {...others, [path]: contents};
  };
const change =
  (path: string, how: (text: string) => string): Edit =>
  (files) =>
    files[path] === undefined ? files : put(path, how(files[path]))(files);

/** Inserts text before the last line, but not into the first paragraph, which is the page's description. */
const beforeLastLine = (old: string, words: string): string => {
  const at = old.lastIndexOf('\n', old.length - 2) + 1;
  const isFirst = /^(?:[\s\S]*\n)?# .*\n\n$/.test(old.slice(0, at));
  return isFirst ? `${old}\n${words}` : old.slice(0, at) + words + old.slice(at);
};

/** Typical edits. Their names appear in failure reports. */
const kinds: readonly fc.MaybeWeightedArbitrary<RandomEdit>[] = [
  {
    // The most frequent kind, so text edits often follow each other. Successive text edits are applied to the
    // existing output.
    weight: 20,
    arbitrary: named('text', fc.tuple(text, word, fc.boolean()), ([path, words, isInside]) =>
      change(path, (old) =>
        isInside ? beforeLastLine(old, `${words}.\n\n`) : `${old}\n${words}.\n`,
      ),
    ),
  },
  named('first words', fc.tuple(page, word), ([path, words]) =>
    change(path, (old) => old.replace(/^# .*$/m, `$&\n\n${words}.`)),
  ),
  named('text of a module', word, (words) =>
    change('content/pages/live.mdx', (old) => `${old}\n${words}.\n`.replace('<d>', 'd')),
  ),
  named('imported Markdown', word, (words) =>
    change('content/parts/part.md', (old) => `${old}\n${words}.\n`),
  ),
  named('title', fc.tuple(page, word), ([path, words]) =>
    change(path, (old) => old.replace(/^# .*$/m, `# Title ${words}`)),
  ),
  named('heading', fc.tuple(page, word), ([path, words]) =>
    change(path, (old) => `${old}\n## ${words}\n\nBelow it.\n`),
  ),
  named(
    'link',
    fc.tuple(text, fc.constantFrom('/base/docs/setup', '/base/docs/gone', '#here', './setup.md')),
    ([path, href]) => change(path, (old) => `${old}\n[To](${href}).\n`),
  ),
  named(
    'front matter',
    fc.tuple(
      page,
      fc.constantFrom(
        'title: New',
        'draft: true',
        'slug: /moved',
        'sidebar_label: Short',
        'hide_title: true',
      ),
    ),
    ([path, field]) =>
      change(path, (old) => `---\n${field}\n---\n${old.replace(/^---\n[\s\S]*?\n---\n/, '')}`),
  ),
  named(
    'sidebars',
    fc.shuffledSubarray(['intro', 'setup', 'guide/first', 'guide/second', 'last']),
    (ids) =>
      put(
        'content/docs/2.x/sidebars.json',
        ids.length === 0 ? undefined : JSON.stringify({docs: ids}),
      ),
  ),
  named(
    'config',
    fc.constantFrom(
      '',
      'trailingSlash: true,',
      'trailingSlash: false,',
      "tagline: 'Other',",
      "markdownPages: 'full',",
      "markdownPages: 'none',",
      'noIndex: true,',
    ),
    (setting) => put('site.config.ts', siteConfig(docsSettings('2.x', '1.x') + setting)),
  ),
  named('one version less', fc.constant(undefined), () =>
    put('site.config.ts', siteConfig(docsSettings('2.x'))),
  ),
  named('add', fc.tuple(place, word), ([path, words]) => put(path, `# Added ${words}\n`)),
  named('delete', page, (path) => put(path, undefined)),
  named(
    'rename',
    fc.tuple(page, place),
    ([from, to]) =>
      (files) =>
        put(to, files[from])(put(from, undefined)(files)),
  ),
  named('image', fc.nat({max: 3}), (size) =>
    put(
      'content/docs/2.x/guide/dot.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="9"/>\n`,
    ),
  ),
  named('component', word, (words) =>
    put('content/box.tsx', `export const Box = () => <b>{${JSON.stringify(words)}}</b>;\n`),
  ),
  named('template', fc.option(word, {freq: 2}), (words) =>
    put(
      'templates/Footer/Footer.tsx',
      words === null
        ? undefined
        : `export const Footer = () => <footer>{${JSON.stringify(words)}}</footer>;\n`,
    ),
  ),
];

/** Returns edits that freeze a version, or remove its frozen files again. */
async function frozenVersion(): Promise<fc.Arbitrary<RandomEdit>> {
  const folder = await tempFolder();
  await writeFiles(folder, site);
  await freezeVersion({siteFolder: folder, version: '1.x', again: false});
  const root = 'content/frozen';
  const frozen = Object.entries(await readFiles(join(folder, root)));
  expect(frozen.length).toBeGreaterThan(3);
  return named('frozen version', fc.boolean(), (isFrozen) => (files) => ({
    ...Object.fromEntries(Object.entries(files).filter(([path]) => !path.startsWith(root))),
    ...(isFrozen && Object.fromEntries(frozen.map(([path, text]) => [`${root}/${path}`, text]))),
  }));
}

function named<T>(kind: string, values: fc.Arbitrary<T>, make: (value: T) => Edit) {
  return values.map((value) => {
    const name = `${kind} ${JSON.stringify(value)}`;
    return {name, isText: kind === 'text', apply: make(value), [fc.toStringMethod]: () => name};
  });
}

export interface RandomEdits {
  /** Number of sites, each of which starts without edits. */
  readonly runs: number;
  /** Number of edits to each site. */
  readonly edits: number;
}

/** Number of text edits, and number of those that were applied to the existing output. */
interface Tally {
  texts: number;
  updated: number;
}

async function forRandomEdits(
  {runs, edits}: RandomEdits,
  check: (edits: readonly RandomEdit[]) => Promise<void>,
): Promise<void> {
  const edit = fc.oneof(...kinds, await frozenVersion());
  const some = fc.array(edit, {minLength: edits, maxLength: edits});
  await fc.assert(fc.asyncProperty(some, check), {numRuns: runs, endOnFailure: true});
}

const hasTemplates = (files: Files): boolean =>
  Object.keys(files).some((path) => path.startsWith('templates/'));

/** True if a build has applied text edits to the existing output. */
function hasUpdatedTexts({stages}: BuildOutcome): boolean {
  return stages.map(({name}) => name).join() === 'compile,search,output';
}

/**
 * Checks that most text edits were applied to the existing output. If there are only a few edits, a broken site can
 * prevent all of them from being applied.
 */
function expectMostlyQuick({texts, updated}: Tally): void {
  if (texts < 20) return;
  expect(updated, `${updated} of ${texts} edits of texts were quick`).toBeGreaterThan(texts / 2);
}

/**
 * Edits a small site at random and builds it with its cache after every edit. Each time, the output or the errors must
 * equal those of a clean build from the same files.
 */
export async function editAtRandom(options: RandomEdits): Promise<Tally> {
  const tally = {texts: 0, updated: 0};
  await forRandomEdits(options, (edits) => checkEdits(edits, tally));
  expectMostlyQuick(tally);
  return tally;
}

async function checkEdits(edits: readonly RandomEdit[], tally: Tally): Promise<void> {
  const parent = await tempFolder();
  const folder = join(parent, 'edited');
  let files = site;
  let good = site;
  await writeFiles(folder, files);
  await nextTick(parent);
  await buildSite(folder);
  for (const [step, {apply, isText}] of edits.entries()) {
    const before = await readHashes(join(folder, 'build'));
    const next = apply(files);
    await replaceFiles(folder, files, next);
    await nextTick(parent);
    const result = await buildSite(folder);
    if (isText && next !== files) tally.texts += 1;
    if (isText && hasUpdatedTexts(result)) tally.updated += 1;
    const fresh = join(parent, 'fresh');
    await copySource(folder, fresh);
    const expected = await buildSite(fresh, {cache: false});
    expect(result.diagnostics).toEqual(expected.diagnostics);
    expect(await readHashes(join(folder, 'build'))).toEqual(
      expected.ok ? await readHashes(join(fresh, 'build')) : before,
    );
    if (expected.ok) expect(storedLocations(folder)).toEqual(storedLocations(fresh));
    await rm(fresh, {recursive: true});
    files = next;
    if (expected.ok && !hasTemplates(next)) good = next;
    // A broken site, or one with its own templates, is usually restored before the next edit, but not always.
    else if (step % 3 > 0) {
      await replaceFiles(folder, files, good);
      files = good;
    }
  }
}

/**
 * Edits a small site at random while it is served. Each time, the served folder or the errors must equal those of a
 * clean build from the same files.
 */
export async function serveAtRandom(options: RandomEdits): Promise<Tally> {
  const tally = {texts: 0, updated: 0};
  await forRandomEdits(options, (edits) => checkServed(edits, tally));
  expectMostlyQuick(tally);
  return tally;
}

async function checkServed(edits: readonly RandomEdit[], tally: Tally): Promise<void> {
  const parent = await tempFolder();
  const served = await editedSite(site, parent);
  try {
    let files = site;
    let good = site;
    for (const [step, {apply, isText}] of edits.entries()) {
      const next = apply(files);
      const builds = served.events.length;
      await replaceFiles(served.folder, files, next);
      const {ok} = await expectServed(served, join(parent, `fresh-${step}`));
      // Wait, because a change that is made before a build has recorded its inputs could not be detected.
      await served.settled();
      if (isText && next !== files) tally.texts += 1;
      const updates = served.events.slice(builds).map(({result}) => result);
      if (isText && updates.some(hasUpdatedTexts)) tally.updated += 1;
      files = next;
      if (ok && !hasTemplates(next)) good = next;
      else if (step % 3 > 0) {
        await replaceFiles(served.folder, files, good);
        await expectServed(served, join(parent, `mended-${step}`));
        await served.settled();
        files = good;
      }
    }
  } finally {
    await served.close();
  }
}

/** Like `serveAtRandom`, but without waiting between edits. Only the final state of the served folder is checked. */
export async function serveInHaste(options: RandomEdits): Promise<void> {
  await forRandomEdits(options, async (edits) => {
    const parent = await tempFolder();
    const served = await editedSite(site, parent);
    try {
      let files = site;
      for (const {apply} of edits) {
        const next = apply(files);
        await replaceFiles(served.folder, files, next);
        files = next;
      }
      await expectServed(served, join(parent, 'fresh'));
      await replaceFiles(served.folder, files, site);
      await expectServed(served, join(parent, 'mended'));
    } finally {
      await served.close();
    }
  });
}

/** Waits until the served folder or the errors equal those of a clean build from the same files. */
export async function expectServed(site: EditedSite, fresh: string): Promise<BuildOutcome> {
  await copySource(site.folder, fresh);
  const expected = await buildSite(fresh, {cache: false});
  const told = () => site.events.at(-1)?.result.diagnostics;
  await expect.poll(told, {timeout: 60_000}).toEqual(expected.diagnostics);
  if (!expected.ok) return expected;
  const hashes = await readHashes(join(fresh, 'build'));
  await expect.poll(() => readHashes(site.served), {timeout: 60_000}).toEqual(hashes);
  return expected;
}

/** Copies a site without its output and cache, but with folders that an edit has emptied. */
export async function copySource(folder: string, to: string): Promise<void> {
  const made = [join(folder, 'build'), join(folder, '.legacydocs')];
  const filter = (path: string) => !made.includes(path);
  await cp(folder, to, {recursive: true, verbatimSymlinks: true, filter});
}

async function replaceFiles(folder: string, old: Files, next: Files): Promise<void> {
  for (const path of Object.keys(old)) {
    if (next[path] === undefined) await rm(join(folder, path));
  }
  const changed = Object.entries(next).filter(([path, contents]) => old[path] !== contents);
  await writeFiles(folder, Object.fromEntries(changed));
}
