import {cp, rm} from 'node:fs/promises';
import {join} from 'node:path';
import fc from 'fast-check';
import {expect} from 'vitest';
import {type EditedSite, editedSite} from './edited-site.ts';
import {type Files, readHashes, writeFiles} from './files.ts';
import {buildSite, docsSettings, siteConfig, storedLocations} from './sites.ts';
import {smallSite} from './small-site.ts';
import {tempFolder} from './temp-folder.ts';

/** Turns the files of a site into those after an edit; may break the site. */
type Edit = (files: Files) => Files;

const pages = Object.keys(smallSite).filter((path) => /\.mdx?$/.test(path));
const page = fc.constantFrom(...pages, 'content/docs/2.x/guide/added.md');
const word = fc.constantFrom('one', 'two', 'three', 'a `b`', '*c* & <d>');
const place = fc.constantFrom('content/docs/2.x/guide/added.md', 'content/pages/moved.md');

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

/** An edit as people make them, with a name for reports. */
const edit: fc.Arbitrary<{name: string; apply: Edit}> = fc.oneof(
  {
    // What people do most, in a row too: the output is then brought up to date in another way.
    weight: 6,
    arbitrary: named('text', fc.tuple(page, word, fc.boolean()), ([path, text, isAbove]) =>
      change(path, (old) =>
        isAbove ? old.replace(/^# .*$/m, `$&\n\n${text}.`) : `${old}\n${text}.\n`,
      ),
    ),
  },
  named('title', fc.tuple(page, word), ([path, text]) =>
    change(path, (old) => old.replace(/^# .*$/m, `# Title ${text}`)),
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
      'noIndex: true,',
    ),
    (setting) => put('site.config.ts', siteConfig(docsSettings('2.x', '1.x') + setting)),
  ),
  named('one version less', fc.constant(undefined), () =>
    put('site.config.ts', siteConfig(docsSettings('2.x'))),
  ),
  named('add', fc.tuple(place, word), ([path, text]) => put(path, `# Added ${text}\n`)),
  named('delete', page, (path) => put(path, undefined)),
  named(
    'rename',
    fc.tuple(page, place),
    ([from, to]) =>
      (files) =>
        put(to, files[from])(put(from, undefined)(files)),
  ),
  named('asset', fc.nat({max: 3}), (size) =>
    put(
      'content/docs/2.x/guide/dot.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="9"/>\n`,
    ),
  ),
  named('component', word, (text) =>
    put('content/box.tsx', `export const Box = () => <b>{${JSON.stringify(text)}}</b>;\n`),
  ),
  named('template', fc.option(word), (text) =>
    put(
      'templates/Footer/Footer.tsx',
      text === null
        ? undefined
        : `export const Footer = () => <footer>{${JSON.stringify(text)}}</footer>;\n`,
    ),
  ),
);

function named<T>(name: string, values: fc.Arbitrary<T>, make: (value: T) => Edit) {
  return values.map((value) => ({
    name: `${name} ${JSON.stringify(value)}`,
    apply: make(value),
    [fc.toStringMethod]: () => `${name} ${JSON.stringify(value)}`,
  }));
}

/**
 * Edit a small site at random, building it with its cache after every edit: each time the output, or what
 * is wrong, is what a build of the same files comes to that knows nothing of the past.
 */
export async function editAtRandom(options: {runs: number; edits: number}): Promise<void> {
  const edits = fc.array(edit, {minLength: options.edits, maxLength: options.edits});
  await fc.assert(fc.asyncProperty(edits, checkEdits), {numRuns: options.runs, endOnFailure: true});
}

async function checkEdits(edits: readonly {name: string; apply: Edit}[]): Promise<void> {
  const parent = await tempFolder();
  const folder = join(parent, 'edited');
  let files = smallSite;
  await writeFiles(folder, files);
  await buildSite(folder);
  for (const [step, {apply}] of edits.entries()) {
    const before = await readHashes(join(folder, 'build'));
    const next = apply(files);
    await replaceFiles(folder, files, next);
    files = next;
    const result = await buildSite(folder);
    const fresh = join(parent, `fresh-${step}`);
    await copySource(folder, fresh);
    const expected = await buildSite(fresh, {cache: false});
    expect(result.diagnostics).toEqual(expected.diagnostics);
    expect(await readHashes(join(folder, 'build'))).toEqual(
      expected.ok ? await readHashes(join(fresh, 'build')) : before,
    );
    if (expected.ok) expect(storedLocations(folder)).toEqual(storedLocations(fresh));
    await rm(fresh, {recursive: true});
  }
}

/**
 * Edit a small site at random while it is served, without waiting between the edits: in the end the served folder,
 * or what is wrong, is what a build of the same files comes to that knows nothing of the past.
 */
export async function serveAtRandom(options: {runs: number; edits: number}): Promise<void> {
  const edits = fc.array(edit, {minLength: options.edits, maxLength: options.edits});
  await fc.assert(fc.asyncProperty(edits, checkServed), {
    numRuns: options.runs,
    endOnFailure: true,
  });
}

async function checkServed(edits: readonly {name: string; apply: Edit}[]): Promise<void> {
  const parent = await tempFolder();
  const site = await editedSite(smallSite, parent);
  try {
    let files = smallSite;
    for (const {apply} of edits) {
      const next = apply(files);
      await replaceFiles(site.folder, files, next);
      files = next;
    }
    await expectServed(site, join(parent, 'fresh'));
    await replaceFiles(site.folder, files, smallSite);
    await expectServed(site, join(parent, 'mended'));
  } finally {
    await site.close();
  }
}

/** Wait until what is served is what a clean build of the files writes, or what is wrong is what is wrong there. */
export async function expectServed(site: EditedSite, fresh: string): Promise<void> {
  await copySource(site.folder, fresh);
  const expected = await buildSite(fresh, {cache: false});
  const told = () => site.events.at(-1)?.result.diagnostics;
  await expect.poll(told, {timeout: 60_000}).toEqual(expected.diagnostics);
  if (!expected.ok) return;
  const hashes = await readHashes(join(fresh, 'build'));
  await expect.poll(() => readHashes(site.served), {timeout: 60_000}).toEqual(hashes);
}

/** Folders that an edit left empty included, the output and all memory left out. */
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
