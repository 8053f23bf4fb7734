import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {compareSidebars} from '../../../../src/tools/adopt/proof/compare-sidebars.ts';
import type {Branch} from '../../../../src/tools/adopt/sidebar/merge-branches.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';
import {builtSites} from './sites.ts';

async function adoptSite(name: string, more: Readonly<Record<string, string>> = {}) {
  const files = builtSites.find((site) => site.name === name)?.files ?? {};
  return await adoptFolder(await folderWith({...files, ...more}));
}

type Item = {readonly label: string; readonly id?: string; readonly items?: readonly Item[]};

function outline(items: readonly Item[], depth = 0): string[] {
  return items.flatMap(({label, items: inside = []}) => [
    `${'  '.repeat(depth)}${label}`,
    ...outline(inside, depth + 1),
  ]);
}

describe('ADOPT-14 the article of an unknown generator is the text that only one page has', () => {
  it('keeps all blocks of the text, without the menus, headers and footers around them', async () => {
    const adopted = await adoptSite('an unknown generator');
    expect(adopted.diagnostics).toEqual([]);
    const article = articleOf(adopted, 'Lid');
    for (const text of ['The Lid is part number 1', 'It makes a lid.', 'Size of the Lid'])
      expect(article).toContain(text);
    for (const text of ['Docomatic', 'All rights reserved', 'Spout'])
      expect(article).not.toContain(text);
    expect(adopted.report.counts).toMatchObject({pages: 5, whole: 5, highlightedCode: 5});
  });

  it('takes the titles from `<title>`, without the name of the site, if all headings are the same', async () => {
    const adopted = await adoptSite('an unknown generator');
    const {sidebars} = jsonOf<{sidebars: Record<string, Item[]>}>(adopted, 'sidebars.json');
    expect(outline(Object.values(sidebars).flat())).toEqual([
      'Kettle',
      'Lid',
      'Pot',
      'Spout',
      'Stove',
    ]);
    expect(adopted.siteTitle).toBe('Tea Toolkit');
    expect(jsonOf(adopted, 'pages/Lid.json')).toMatchObject({frontMatter: {title: 'Lid'}});
  });

  it('takes the name of the site from the pages of Doxygen, whose titles begin with it', async () => {
    const page = (title: string): string =>
      `<!doctype html><html><head><meta name="generator" content="Doxygen 1.9.8"><title>Tea Toolkit: ${title}</title></head><body><div id="titlearea"><div id="projectname">Tea Toolkit<span id="projectnumber">&#160;1.2.0</span></div></div><div class="header"><div class="headertitle"><div class="title">${title}</div></div></div><div class="contents"><p>Text.</p></div></body></html>`;
    const {siteTitle} = await adoptFolder(
      await folderWith({'index.html': page('Main Page'), 'lid.html': page('Lid')}),
    );
    expect(siteTitle).toBe('Tea Toolkit');
  });
});

it('ADOPT-15 does not report the links of Javadoc 8 to parts of the page', async () => {
  const page = (name: string): string =>
    `<!doctype html><html><head><meta name="generator" content="javadoc"><title>${name}</title></head><body><div class="topNav"><a name="navbar.top"></a></div><div class="subNav"><ul><li>Summary: </li><li>${name} Nested | Field | Required | Optional | Element | Constr | Method</li></ul></div><div class="header"><h2 class="title">${name}</h2></div><div class="contentContainer"><p>Boils water in a ${name} that stands on the stove and has a lid, a spout, and a handle of wood.</p></div></body></html>`;
  const {diagnostics} = await adoptFolder(
    await folderWith({'Kettle.html': page('Kettle'), 'Lid.html': page('Lid')}),
  );
  expect(diagnostics.map(({code}) => code)).not.toContain('adopt-left-out');
});

describe('ADOPT-15 text that is left out is reported', () => {
  const text =
    'These fourteen words are on no other page, and nobody must ever lose them silently.';

  it('if it is outside the article', async () => {
    const {files = {}} = builtSites.find(({name}) => name === 'MkDocs') ?? {};
    const index = String(files['index.html']).replace(
      '<footer',
      `<div class="extra">${text}</div><footer`,
    );
    const {diagnostics} = await adoptSite('MkDocs', {'index.html': index});
    expect(diagnostics).toMatchObject([
      {
        code: 'adopt-left-out',
        file: 'index.html',
        message: `15 words of the old page are left out because they are outside the article: \`${text}\`.`,
      },
    ]);
  });

  it('but not if only screen readers read it, as the names of permalinks', async () => {
    const {files = {}} = builtSites.find(({name}) => name === 'MkDocs') ?? {};
    const index = String(files['index.html']).replace(
      '</h1>',
      `<a class="headerlink" href="#"><span class="sr-only">${text}</span></a></h1>`,
    );
    expect((await adoptSite('MkDocs', {'index.html': index})).diagnostics).toEqual([]);
  });

  it('if a selector of the profile matches it, with the selector', async () => {
    const {files = {}} = builtSites.find(({name}) => name === 'MkDocs') ?? {};
    const index = String(files['index.html']).replace(
      '<h2',
      `<div class="wy-breadcrumbs">${text}</div><h2`,
    );
    const {diagnostics, report} = await adoptSite('MkDocs', {'index.html': index});
    expect(diagnostics).toMatchObject([
      {
        code: 'adopt-left-out',
        message: `15 words of the old page are left out because they match \`.wy-breadcrumbs\`: \`${text}\`.`,
      },
    ]);
    expect(report.leftOut['.wy-breadcrumbs']).toEqual({parts: 1, words: 15});
  });

  it('but not if the rest of the page or other pages have it', async () => {
    expect((await adoptSite('MkDocs')).diagnostics).toEqual([]);
    expect((await adoptSite('Sphinx')).diagnostics).toEqual([]);
  });
});

describe('ADOPT-16 the sidebar is compared with the old navigation', () => {
  const branch = (label: string, branches: readonly Branch[] = []): Branch => ({
    key: label,
    label,
    page: `${label}.html`,
    url: undefined,
    branches,
  });
  const pages = new Map(
    ['a', 'b', 'c'].map((name) => [`${name}.html`, {id: name, title: name}] as const),
  );
  const doc = (id: string) => ({type: 'doc', id, label: id}) as const;
  const category = (id: string, items: readonly ReturnType<typeof doc>[]) =>
    ({
      type: 'category',
      label: id,
      link: {type: 'doc', id},
      items,
      collapsible: true,
      collapsed: true,
    }) as const;
  const old = new Map([['a.html', [branch('a'), branch('b', [branch('c')])]]]);

  it.each([
    ['the same entries', [doc('a'), category('b', [doc('c')])], 3, undefined],
    ['another order', [category('b', [doc('c')]), doc('a')], 1, '2 entries'],
    ['another nesting', [doc('a'), doc('b'), doc('c')], 2, '1 entry'],
    ['a lost entry', [doc('a'), doc('b')], 2, '1 entry'],
    ['another label', [{...doc('a'), label: 'A'}, category('b', [doc('c')])], 2, '1 entry'],
  ])('with %s', (_, items, kept, found) => {
    const proof = compareSidebars(old, new Map([['docs', items]]), pages);
    expect(proof).toMatchObject({entries: 3, kept});
    expect(proof.diagnostics[0]?.message.split(' of ')[0]).toBe(found);
  });

  it('keeps every entry of pages that list only their own branch', async () => {
    const {report} = await adoptSite('Sphinx');
    expect(report.counts).toMatchObject({oldSidebarEntries: 4, keptSidebarEntries: 4});
  });

  it('takes a menu that a script opens for a group', async () => {
    const adopted = await adoptSite('MkDocs');
    const {sidebars} = jsonOf<{sidebars: Record<string, Item[]>}>(adopted, 'sidebars.json');
    expect(outline(Object.values(sidebars).flat())).toEqual(['Home', 'Guide', '  Boil', '  Pour']);
  });
});

describe('ADOPT-17 files that are not pages are reported', () => {
  it('with random bytes, an image, or nothing in them', async () => {
    const {files = {}} = builtSites.find(({name}) => name === 'MkDocs') ?? {};
    const folder = await folderWith({...files, 'empty.html': ''});
    const random = Uint8Array.from({length: 4_000}, (_, index) => (index * 2_654_435_761) >>> 13);
    await writeFile(join(folder, 'random.html'), random);
    await writeFile(
      join(folder, 'image.html'),
      Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0]),
    );
    const {report, diagnostics, isLossy} = await adoptFolder(folder);
    expect(report.unreadable).toEqual(['empty.html', 'image.html', 'random.html']);
    expect(diagnostics.map(({message}) => message)).toEqual([
      'The page has no text.',
      'The file has the extension of an HTML page, but is not a text file.',
      'The file has the extension of an HTML page, but is not a text file.',
    ]);
    expect(isLossy).toBe(true);
  });
});

it('ADOPT-09 shows images of `<object>` and `<embed>` as images', async () => {
  const adopted = await adoptFolder(
    await folderWith({
      'a.html':
        '<main><h1>A</h1><p><object data="a.svg" type="image/svg+xml"><p>A drawing</p></object></p></main>',
      'a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    }),
  );
  expect(adopted.diagnostics).toEqual([]);
  expect(articleOf(adopted, 'a')).toMatch(/<img alt="A drawing"|<img [^>]*alt="A drawing"/);
});

it('ADOPT-14 a menu with several thousand entries, which all pages share, is not content', async () => {
  const menu = Array.from(
    {length: 3_000},
    (_, number) => `<li><a href="lid-${number % 5}.html">The lid with number ${number}</a></li>`,
  );
  const lids = [0, 1, 2, 3, 4].map((number) => [
    `lid-${number}.html`,
    `<title>Lid ${number}</title><div class="side"><ul>${menu.join('')}</ul></div><div><h1>Lid ${number}</h1><p>Lid ${number} closes kettle ${number * 7} and is made of wood.</p></div>`,
  ]);
  const adopted = await adoptFolder(await folderWith(Object.fromEntries(lids)));
  expect(adopted.report.counts).toMatchObject({pages: 5, words: 60});
});
