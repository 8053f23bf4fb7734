import {describe, expect, it} from 'vitest';
import type {Version} from '../../../../src/site/types.ts';
import {docOf, paths, readDocs, readSite, report} from './read-site.ts';

const three = {
  'content/docs/current/intro.md': '',
  'content/docs/2.x/intro.md': '',
  'content/docs/1.x/intro.md': '',
};
const versions = [{name: 'current'}, {name: '2.x'}, {name: '1.x'}];

/** Returns the resolved settings of versions. */
function settings(read: readonly Version[]) {
  return read.map(({name, label, isLast, path, banner, badge}) => ({
    name,
    label,
    isLast,
    path,
    banner,
    badge,
  }));
}

describe('versions', () => {
  it('VER-01, VER-04, VER-05, VER-06, VER-09 have defaults: the first except current is the default', async () => {
    const {versions: read, diagnostics} = await readSite(three, {docs: {versions}});
    expect(report(diagnostics)).toBe('');
    expect(settings(read)).toEqual([
      {
        name: 'current',
        label: 'Next',
        isLast: false,
        path: '/docs/next',
        banner: 'unreleased',
        badge: true,
      },
      {name: '2.x', label: '2.x', isLast: true, path: '/docs', banner: 'none', badge: true},
      {
        name: '1.x',
        label: '1.x',
        isLast: false,
        path: '/docs/1.x',
        banner: 'unmaintained',
        badge: true,
      },
    ]);
  });

  it('VER-01, VER-04, VER-05, VER-06 follow lastVersion', async () => {
    const {versions: read} = await readSite(three, {
      docs: {
        lastVersion: 'current',
        versions: [{name: 'current', label: '3.x'}, ...versions.slice(1)],
      },
    });
    expect(settings(read)).toMatchObject([
      {name: 'current', label: '3.x', isLast: true, path: '/docs', banner: 'none'},
      {name: '2.x', isLast: false, path: '/docs/2.x', banner: 'unmaintained'},
      {name: '1.x', isLast: false, path: '/docs/1.x', banner: 'unmaintained'},
    ]);
    expect(read.map(paths)).toEqual([
      {intro: '/docs/intro'},
      {intro: '/docs/2.x/intro'},
      {intro: '/docs/1.x/intro'},
    ]);
  });

  it('VER-05, VER-06, VER-09, VER-10 can be set for each', async () => {
    const {versions: read} = await readSite(three, {
      docs: {
        routeBasePath: '/manual/',
        versions: [
          {name: 'current', path: 'v3/', banner: 'unmaintained', badge: false},
          {name: '2.x', path: 'two/zero', banner: 'unreleased', searchEngines: 'noindex'},
          {name: '1.x', banner: 'none', className: 'old'},
        ],
      },
    });
    expect(settings(read)).toMatchObject([
      {path: '/manual/v3', banner: 'unmaintained', badge: false},
      {path: '/manual/two/zero', banner: 'unreleased', badge: true},
      {path: '/manual/1.x', banner: 'none', badge: true},
    ]);
    expect(read.map(({className}) => className)).toEqual([
      'docs-version-current',
      'docs-version-2.x',
      'old',
    ]);
    expect(read.map(({searchEngines}) => searchEngines)).toEqual(['index', 'noindex', 'index']);
  });

  it('VER-04, VER-05, VER-09 a single version is the default and has no badge; docs can be the complete site', async () => {
    const {versions: read} = await readSite(
      {'content/docs/current/index.md': '', 'content/docs/current/a.md': ''},
      {docs: {routeBasePath: '/', versions: [{name: 'current'}]}},
    );
    expect(settings(read)).toMatchObject([{isLast: true, path: '/', badge: false, label: 'Next'}]);
    expect(read.map(paths)).toEqual([{a: '/a', index: '/'}]);
  });

  it('VER-11 can be excluded, which changes the default one', async () => {
    const {versions: read, diagnostics} = await readSite(
      {'content/docs/1.x/intro.md': ''},
      {docs: {versions, onlyIncludeVersions: ['1.x']}},
    );
    expect(report(diagnostics)).toBe('');
    expect(settings(read)).toMatchObject([
      {name: '1.x', isLast: true, path: '/docs', badge: false},
    ]);
  });

  it('DEV-05, DEV-08 reports missing folders and folders without docs, and reads the others', async () => {
    const {versions: read, diagnostics} = await readSite(
      {
        'content/docs/current/intro.md': '',
        'content/docs/1.x/_partial.md': '',
        'content/docs/1.x/data.json': '{}',
      },
      {docs: {versions}},
    );
    expect(read.map(({name}) => name)).toEqual(['current']);
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "site.config.ts  error version-folder-missing
        Version \`2.x\` has no folder: \`content/docs/2.x\` does not exist.
        The version cannot be built.
        Create the folder with the version's Markdown files, or remove \`2.x\` from \`docs.versions\`.
      content/docs/1.x  error version-empty
        Version \`1.x\` has no docs: no file in \`content/docs/1.x\` is a page.
        The version cannot be built.
        Add a file such as \`index.md\`; files whose names begin with \`_\` are not pages."
    `);
  });

  it('DEV-08, FM-07 reports a version of which every doc is a draft', async () => {
    const {diagnostics} = await readSite({'content/docs/1.x/a.md': '---\ndraft: true\n---\n'});
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/1.x  error version-empty
        Version \`1.x\` has no docs: every page in \`content/docs/1.x\` is a draft.
        The version cannot be built.
        Remove \`draft: true\` from one of the pages, or build with \`--drafts\`."
    `);
  });
});

describe('main doc', () => {
  const sidebars = JSON.stringify({
    first: [
      {type: 'link', label: 'x', href: '/x'},
      {type: 'ref', id: 'a'},
      {type: 'category', label: 'C', items: ['c']},
      'b',
    ],
    second: ['a'],
  });

  it('VER-12 is the one at the root', async () => {
    const {version} = await readDocs({
      'a.md': '',
      'b.md': '---\nslug: /\n---\n',
      'c.md': '',
      'sidebars.json': sidebars,
    });
    expect(version.mainDocId).toBe('b');
  });

  it('VER-12 is else the first of the first sidebar', async () => {
    const {version} = await readDocs({
      'a.md': '',
      'b.md': '',
      'c.md': '',
      'sidebars.json': sidebars,
    });
    expect(version.mainDocId).toBe('c');
  });

  it('VER-12 is else any', async () => {
    const {version} = await readDocs({'b.md': '', 'c.md': '', 'sidebars.json': '{}'});
    expect(version.mainDocId).toBe('b');
  });
});

describe('files that are docs', () => {
  it('CFG-09 are Markdown files, except partials and tests', async () => {
    const {version} = await readDocs({
      'a.md': '',
      'guide/b.mdx': '',
      'c.markdown': '',
      'd.txt': '',
      '_partial.md': '',
      'guide/_partial.mdx': '',
      '_parts/e.md': '',
      'guide/_parts/deep/e.md': '',
      'f.test.md': '',
      '__tests__/g.md': '',
      '.hidden/h.md': '',
      'un_der.md': '',
    });
    expect(paths(version)).toEqual({
      a: '/docs/a',
      'guide/b': '/docs/guide/b',
      un_der: '/docs/un_der',
    });
  });

  it('CFG-09 can be chosen by patterns', async () => {
    const {version} = await readDocs(
      {'a.md': '', 'b.mdx': '', 'skip/c.md': ''},
      {docs: {include: ['**/*.md'], exclude: ['skip/**']}},
    );
    expect(Object.keys(paths(version))).toEqual(['a']);
  });

  it('can have unusual names', async () => {
    const {version, diagnostics} = await readDocs({
      'a b.md': '',
      '100%.md': '',
      'c#.md': '',
      'what?.md': '',
      'ünï/日本.md': '',
      '[x](y).md': '',
      'empty.md': '',
    });
    expect(report(diagnostics)).toBe('');
    expect(paths(version)).toEqual({
      '100%': '/docs/100%',
      '[x](y)': '/docs/[x](y)',
      'a b': '/docs/a b',
      'c#': '/docs/c#',
      empty: '/docs/empty',
      'what?': '/docs/what?',
      'ünï/日本': '/docs/ünï/日本',
    });
  });

  it('keep format, hash and front matter, but no text', async () => {
    const {version} = await readDocs({'a.mdx': '\uFEFF---\r\ntitle: A\r\n---\r\nlong text\r\n'});
    expect(docOf(version, 'a')).toEqual({
      sourcePath: 'content/docs/1.x/a.mdx',
      format: 'mdx',
      hash: 'm5m3_o_eq4_f9bkTvmKFkdRhb0ka-F--gOdcYggFM74',
      frontMatter: {title: 'A'},
      locations: new Map([['title', {file: 'content/docs/1.x/a.mdx', line: 2, column: 8}]]),
      version: '1.x',
      id: 'a',
      path: '/docs/a',
      sidebar: 'defaultSidebar',
    });
  });

  it('reports pages without a version', async () => {
    const {diagnostics} = await readSite(
      {
        'content/docs/1.x/intro.md': '',
        'content/docs/2.x/intro.md': '',
        'content/docs/2.x/guide/intro.mdx': '',
        'content/docs/readme.md': '',
        'content/docs/_parts/note.md': '',
        'content/docs/images/a.png': '',
      },
      {docs: {versions: [{name: '1.x'}]}},
    );
    expect(report(diagnostics)).toMatchInlineSnapshot(`
      "content/docs/2.x  warning docs-left-out
        \`2.x\` is not a configured version.
        2 pages are omitted from the site.
        Add \`{name: '2.x'}\` to \`docs.versions\`, or move the folder out of \`content/docs\`.
      content/docs  warning docs-left-out
        Pages are outside the version folders.
        One page is omitted from the site.
        Move the pages to a folder such as \`content/docs/current\`, and list the folder: \`docs: {versions: [{name: 'current'}]}\`."
    `);
  });

  it('ignores versions that are temporarily excluded', async () => {
    const {diagnostics} = await readSite(three, {docs: {versions, onlyIncludeVersions: ['1.x']}});
    expect(report(diagnostics)).toBe('');
  });
});
