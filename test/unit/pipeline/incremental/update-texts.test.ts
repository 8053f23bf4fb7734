import {readdir, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {BuildOutcome} from '../../../../src/pipeline/types.ts';
import {
  changedPaths,
  type Files,
  isSearchData,
  readFiles,
  readHashes,
  writeFiles,
} from '../../../support/files.ts';
import {
  buildSite,
  docsSettings,
  siteConfig,
  siteWith,
  storedLocations,
} from '../../../support/sites.ts';
import {smallSite} from '../../../support/small-site.ts';
import {nextTick, sharedFolder} from '../../../support/temp-folder.ts';

const page = 'content/docs/2.x/setup.md';
const text = `# Setup

Prepare \`setup()\` first.

## Steps {#steps}

How to [start](./guide/first.md), with a [file](./guide/dot.svg) and \`code\`.

\`\`\`js
const a = 1;
\`\`\`
`;
const site: Files = {
  ...smallSite,
  'site.config.ts': siteConfig(`${docsSettings('2.x', '1.x')} onBrokenMarkdownLinks: 'warn',`),
  [page]: text,
  'content/docs/2.x/guide/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
};

const parent = sharedFolder();
let folder = '';
beforeAll(async () => {
  folder = await siteWith(site, parent());
});

/** Returns the sources of the site. */
async function sources(): Promise<Files> {
  const files = Object.entries(await readFiles(folder));
  // A path that ends with a slash is an empty folder.
  return Object.fromEntries(files.filter(([path]) => !/^(?:build|\.legacydocs)\/|\/$/.test(path)));
}

/**
 * Restores the sources and builds the site until nothing is left to do. A file that was written just before a build can
 * count as changed in the next one.
 */
async function settle(files: Files = site): Promise<void> {
  const before = await sources();
  for (const path of Object.keys(before)) {
    if (files[path] === undefined) await rm(join(folder, path));
  }
  const changed = Object.entries(files).filter(([path, contents]) => before[path] !== contents);
  await writeFiles(folder, Object.fromEntries(changed));
  let isSettled = false;
  while (!isSettled) {
    const {ok, stages} = await buildSite(folder);
    expect(ok).toBe(true);
    isSettled = stages[0]?.name === 'unchanged';
  }
}

/** True if a build only updated texts in the existing output. */
const hasEdited = ({stages}: BuildOutcome): boolean =>
  stages.map(({name}) => name).join() === 'compile,search,output';

/** Edits files, then waits until their modification times differ from those of later changes. */
async function edit(files: Files): Promise<void> {
  await writeFiles(folder, files);
  await nextTick(parent());
}

/** Returns the hashes of the output and of the link locations that are stored for other commands. */
async function left(site = folder): Promise<Record<string, string>> {
  return {...(await readHashes(join(site, 'build'))), locations: storedLocations(site)};
}

/** Results of clean builds, keyed by the sources. */
const clean = new Map<string, Record<string, string>>();

/** Returns the hashes that `left` returns, but for a clean build from the same sources. */
async function leftByFresh(): Promise<Record<string, string>> {
  const files = await sources();
  const key = JSON.stringify(files);
  const known = clean.get(key);
  if (known !== undefined) return known;
  const fresh = join(parent(), 'fresh');
  await writeFiles(fresh, files);
  await buildSite(fresh, {cache: false});
  const result = await left(fresh);
  await rm(fresh, {recursive: true});
  clean.set(key, result);
  return result;
}

describe('an edit of texts alone', () => {
  it.each<[string, Files]>([
    ['a sentence more', {[page]: `${text}\nOne sentence more, with *marks* & <b>HTML</b>.\n`}],
    ['a line that moves links', {[page]: text.replace('How', 'A line more.\n\nHow')}],
    ['code', {[page]: text.replace('a = 1', 'b = "two"')}],
    ['a sentence less', {[page]: text.replace(', with', ' and').replace('`code`', 'no code')}],
    [
      'pages of two versions',
      {
        [page]: `${text}\nMore.\n`,
        'content/docs/1.x/intro.md':
          '---\nslug: /\n---\n\n# Old introduction\n\nOld words.\n\nMore.\n',
      },
    ],
    [
      'a page outside the docs',
      {'content/pages/index.md': `${site['content/pages/index.md']}\nMore.\n`},
    ],
  ])('is applied to the existing output: %s', async (_title, edit) => {
    await settle();
    const before = await readHashes(join(folder, 'build'));
    await writeFiles(folder, edit);
    const result = await buildSite(folder);
    expect(hasEdited(result)).toBe(true);
    const after = await readHashes(join(folder, 'build'));
    expect(await left()).toEqual(await leftByFresh());
    const changed = changedPaths(before, after);
    expect(result.output).toMatchObject({
      files: Object.keys(after).length,
      filesWritten: changed.filter((path) => path in after).length,
    });
    expect(changed.filter((path) => !isSearchData(path))).toHaveLength(
      3 * Object.keys(edit).length,
    );
  });

  it('can follow another, and the next build has nothing to do', async () => {
    await settle();
    for (const words of ['One.', 'One. Two.', 'Three.']) {
      await edit({[page]: `${text}\n${words}\n`});
      expect(hasEdited(await buildSite(folder))).toBe(true);
      await edit({'content/docs/2.x/last.md': `# Last\n\nThe end.\n\n${words}\n`});
      expect(hasEdited(await buildSite(folder))).toBe(true);
    }
    expect((await buildSite(folder)).stages).toMatchObject([{name: 'unchanged'}]);
    expect(await left()).toEqual(await leftByFresh());
    await edit({[page]: text});
    expect(hasEdited(await buildSite(folder))).toBe(true);
    expect(await left()).toEqual(await leftByFresh());
    // A full build must work with the updated output.
    await edit({[page]: text.replace('# Setup', '# Set up')});
    expect(hasEdited(await buildSite(folder))).toBe(false);
    expect(await left()).toEqual(await leftByFresh());
  });

  it('can be applied by two builds at once', async () => {
    await settle();
    await edit({[page]: `${text}\nOne sentence more.\n`});
    const results = await Promise.all([buildSite(folder), buildSite(folder)]);
    const failed = results.filter(({ok}) => !ok).flatMap(({diagnostics}) => diagnostics);
    // One of the builds may be refused because the other one has locked the output.
    expect(failed.filter(({code}) => code !== 'output-busy')).toEqual([]);
    expect(results.map(({ok}) => ok)).toContain(true);
    expect(await left()).toEqual(await leftByFresh());
    await buildSite(folder);
    expect(await left()).toEqual(await leftByFresh());
  });

  it('repeats the diagnostics of other pages', async () => {
    await settle({...site, 'content/docs/2.x/last.md': '# Last\n\n[No](./no.md)\n'});
    await writeFiles(folder, {[page]: `${text}\nMore.\n`});
    const result = await buildSite(folder);
    expect(hasEdited(result)).toBe(true);
    expect(result.diagnostics.map(({code}) => code)).toContain('broken-markdown-link');
  });
});

describe('an edit of more than texts', () => {
  const cases: [string, Files, Files?][] = [
    ['a title', {[page]: text.replace('# Setup', '# Set up')}],
    ['a heading', {[page]: `${text}\n## More\n`}],
    ['the first line, which describes the page', {[page]: text.replace('Prepare', 'Make')}],
    ['front matter', {[page]: `---\nhide_title: true\n---\n${text}`}],
    ['another link', {[page]: text.replace('first.md', 'second.md')}],
    ['a link that is broken', {[page]: text.replace('first.md', 'none.md')}],
    ['an address in HTML', {[page]: `${text}\n<span id="here">More.</span>\n`}],
    [
      'a page with a component',
      {'content/pages/live.mdx': `${site['content/pages/live.mdx']}\nMore.\n`},
    ],
    ['one page more', {'content/docs/2.x/more.md': '# More\n'}],
    [
      'a picture',
      {'content/docs/2.x/guide/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n'},
    ],
    ['the configuration', {'site.config.ts': siteConfig(`${docsSettings('2.x')} tagline: 'x',`)}],
    [
      'a page that another one shows',
      {'content/docs/2.x/last.md': '# Last\n\nThe end, at last.\n\nMore.\n'},
      {
        'content/pages/live.mdx': "import Last from '../docs/2.x/last.md';\n\n# Live\n\n<Last />\n",
      },
    ],
    [
      'a page that something was said of',
      {'content/docs/2.x/last.md': '# Last\n\nThe end.\n\n[No](./no.md)\n'},
      {'content/docs/2.x/last.md': '# Last\n\n[No](./no.md)\n\nThe end.\n'},
    ],
    [
      'a page of a site with templates of its own',
      {[page]: `${text}\nMore.\n`},
      {'templates/Footer/Footer.tsx': 'export const Footer = () => null;\n'},
    ],
    [
      'many pages',
      Object.fromEntries(
        Array.from({length: 9}, (_, n) => [`content/docs/2.x/n${n}.md`, `# N${n}\n\nA.\n\nB.\n`]),
      ),
      Object.fromEntries(
        Array.from({length: 9}, (_, n) => [`content/docs/2.x/n${n}.md`, `# N${n}\n\nA.\n`]),
      ),
    ],
  ];
  it.each(cases)('builds the site: %s', async (_title, edit, start = {}) => {
    await settle({...site, ...start});
    await writeFiles(folder, edit);
    expect(hasEdited(await buildSite(folder))).toBe(false);
  });
});

describe('the data of the last build', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a file of the output', () => writeFile(join(folder, 'build/docs/last/index.html'), 'x')],
    ['the page itself', () => rm(join(folder, 'build/docs/setup/index.html'))],
    ['its chunk', () => writeFile(join(folder, 'build/_data/docs/setup.js'), 'x')],
    ['what search reads', () => writeFile(join(folder, 'build/_data/search.json'), '{')],
    [
      'compiled pages',
      async () => {
        const state = join(folder, '.legacydocs/state');
        const packs = (await readdir(state)).filter((name) => name.endsWith('.pack'));
        for (const name of packs) await rm(join(state, name));
      },
    ],
    ['the index of the state', () => rm(join(folder, '.legacydocs/state/index'))],
    ['the record of the output', () => rm(join(folder, '.legacydocs/outputs'), {recursive: true})],
  ])('can be changed or missing: %s', async (_title, spoil) => {
    await settle();
    await spoil();
    await writeFiles(folder, {[page]: `${text}\nMore.\n`});
    expect(hasEdited(await buildSite(folder))).toBe(false);
    expect(await left()).toEqual(await leftByFresh());
  });
});
