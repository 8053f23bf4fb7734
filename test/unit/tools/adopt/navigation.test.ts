import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kettle</title>${head}</head><body>${body}</body></html>`;

type Item = {readonly label: string; readonly items?: readonly Item[]};

function outline(items: readonly Item[], depth = 0): string[] {
  return items.flatMap(({label, items: inside = []}) => [
    `${'  '.repeat(depth)}${label}`,
    ...outline(inside, depth + 1),
  ]);
}

/** Adopts files and returns each sidebar as indented labels. */
async function sidebarsOf(files: Readonly<Record<string, string>>): Promise<string[][]> {
  const adopted = await adoptFolder(await folderWith(files));
  const {sidebars} = jsonOf<{sidebars: Readonly<Record<string, readonly Item[]>>}>(
    adopted,
    'sidebars.json',
  );
  return Object.values(sidebars).map((items) => outline(items));
}

const entry = (file: string, label: string): string => `<li><a href="${file}">${label}</a></li>`;

describe('ADOPT-16 navigations of the same part of the site are merged', () => {
  const vuepress = (title: string, groups: string): string =>
    page(
      `<div class="theme-container"><aside class="sidebar"><ul class="sidebar-links">${groups}</ul></aside><main class="page"><div class="theme-default-content content__default"><h1>${title}</h1><p>Text.</p></div></main></div>`,
    );
  const group = (label: string, entries: string): string =>
    `<li><section class="sidebar-group"><p class="sidebar-heading"><span>${label}</span><span class="arrow right"></span></p>${entries && `<ul class="sidebar-links sidebar-group-items">${entries}</ul>`}</section></li>`;

  it('if each page shows the entries of one group only', async () => {
    const [guide, parts] = [entry('boil.html', 'Boil'), entry('lid.html', 'Lid')];
    expect(
      await sidebarsOf({
        'boil.html': vuepress('Boil', group('Guide', guide) + group('Parts', '')),
        'lid.html': vuepress('Lid', group('Guide', '') + group('Parts', parts)),
      }),
    ).toEqual([['Guide', '  Boil', 'Parts', '  Lid']]);
  });

  it('if a group has the label of the current page', async () => {
    const menu =
      group('Parts', entry('lid.html', 'Lid')) + group('Guide', entry('boil.html', 'Boil'));
    const link = '<p><a href="parts.html">Parts</a></p>';
    expect(
      await sidebarsOf({
        'boil.html': vuepress('Boil', menu),
        'lid.html': vuepress('Lid', menu),
        'parts.html': vuepress('Parts', menu),
        'start.html': vuepress('Start', menu + entry('parts.html', 'Parts')) + link,
      }),
    ).toEqual([['Parts', '  Lid', 'Guide', '  Boil', 'Parts']]);
  });

  it('but not parts whose groups have the same names and other pages', async () => {
    const build = (folder: string): Record<string, string> => ({
      [`${folder}/boil.html`]: vuepress('Boil', group('Guide', entry('boil.html', folder))),
    });
    expect(await sidebarsOf({...build('en'), ...build('de')})).toEqual([
      ['Guide', '  de'],
      ['Guide', '  en'],
    ]);
  });

  it('and a list of links to other sites is no navigation', async () => {
    const build = (title: string): string =>
      page(
        `<div class="theme-container"><aside class="sidebar"><ul class="sidebar-links">${entry('https://example.org', 'Shop')}</ul></aside><main class="page"><div class="theme-default-content content__default"><h1>${title}</h1><p>Text.</p></div></main></div>`,
      );
    expect(await sidebarsOf({'index.html': build('Kettle'), 'lid.html': build('Lid')})).toEqual([
      ['Kettle', 'Lid'],
    ]);
  });
});

describe('ADOPT-12 the labels of the navigation', () => {
  const book = (title: string, menu: string): string =>
    page(
      `<main class="container"><aside class="book-menu"><div class="book-menu-content"><nav>${menu}</nav></div></aside><div class="book-page"><article class="markdown"><h1>${title}</h1><p>Text.</p></article></div></main>`,
    );

  it('have no arrows and no text for screen readers', async () => {
    const menu = `<ul><li><input type="checkbox" id="a"><label for="a"><a>Guide</a><span>▾</span></label><ul>${entry('boil.html', 'Boil')}${entry('lid.html', 'Lid<span class="visually-hidden"> (page)</span>')}</ul></li></ul>`;
    expect(
      await sidebarsOf({'boil.html': book('Boil', menu), 'lid.html': book('Lid', menu)}),
    ).toEqual([['Guide', '  Boil', '  Lid']]);
  });

  it('can be buttons that open a group', async () => {
    const menu = `<ul><li><button>Guide<svg></svg></button><div><ul>${entry('/boil.html', 'Boil')}</ul></div></li>${entry('/lid.html', 'Lid')}</ul>`;
    const build = (title: string): string =>
      page(
        `<div class="nextra-body"><aside class="nextra-sidebar-container">${menu}</aside><article><main><h1>${title}</h1><p>Text.</p></main></article></div>`,
      );
    expect(await sidebarsOf({'boil.html': build('Boil'), 'lid.html': build('Lid')})).toEqual([
      ['Guide', '  Boil', 'Lid'],
    ]);
  });

  it('can be captions between entries', async () => {
    const menu = `<ul>${entry('/boil.html', 'Boil')}<li>Parts</li>${entry('/lid.html', 'Lid')}</ul>`;
    const build = (title: string): string =>
      page(
        `<div class="nextra-body"><aside class="nextra-sidebar-container">${menu}</aside><article><main><h1>${title}</h1><p>Text.</p></main></article></div>`,
      );
    expect(await sidebarsOf({'boil.html': build('Boil'), 'lid.html': build('Lid')})).toEqual([
      ['Boil', 'Parts', '  Lid'],
    ]);
  });

  it('can be the parts of a book', async () => {
    const menu = `<ul class="summary"><li class="chapter"><a href="index.html">Kettle</a></li><li class="part"><span><b>I Basics</b></span></li><li class="chapter"><a href="boil.html">Boil</a></li></ul>`;
    const build = (title: string): string =>
      page(
        `<div class="book"><div class="book-summary"><nav>${menu}</nav></div><div class="book-body"><div class="page-inner"><section class="normal"><h1>${title}</h1><p>Text.</p></section></div></div></div>`,
      );
    expect(await sidebarsOf({'index.html': build('Kettle'), 'boil.html': build('Boil')})).toEqual([
      ['Kettle', 'I Basics', '  Boil'],
    ]);
  });
});

describe('ADOPT-12 the navigation of Doxygen is in its scripts', () => {
  const doxygen = (title: string): string =>
    page(
      `<div id="doc-content"><div class="header"><div class="headertitle"><div class="title">${title}</div></div></div><div class="contents"><p>Text.</p></div></div>`,
      '<meta name="generator" content="Doxygen 1.9.8">',
    );
  const files = {
    'index.html': doxygen('Kettle'),
    'annotated.html': doxygen('Class List'),
    'lid.html': doxygen('Lid'),
  };

  it('with the entries of other scripts', async () => {
    expect(
      await sidebarsOf({
        ...files,
        'navtreedata.js':
          '/* License */\nvar NAVTREE =\n[\n  [ "Kettle", "index.html", [\n    [ "Classes", null, [\n      [ "Class List", "annotated.html", "annotated_dup" ]\n    ] ]\n  ] ]\n];\nvar SYNC = 1;\n',
        'annotated_dup.js':
          'var annotated_dup =\n[\n  [ "Lid&lt; T &gt;", "lid.html", "lid" ],\n  [ "make", "lid.html#make", null ]\n];\n',
      }),
    ).toEqual([['Kettle', 'Classes', '  Class List', '    Lid< T >']]);
  });

  it.each([
    ['damaged', 'var NAVTREE = [ ['],
    ['missing', undefined],
    ['their own entries', 'var NAVTREE = [ [ "Kettle", null, "navtreedata" ] ];'],
  ])('or in folders and titles, if the scripts are %s', async (_, script) => {
    const [sidebar = []] = await sidebarsOf({
      ...files,
      ...(script !== undefined && {'navtreedata.js': script}),
    });
    expect(sidebar.toSorted()).toEqual(['Class List', 'Kettle', 'Lid']);
  });
});

it('ADOPT-16 a menu without lists becomes the sidebar', async () => {
  const build = (title: string, menu: string): string =>
    page(`<div id=Content><h1>${title}</h1><p>About ${title}.</p></div><div id=Menu>${menu}</div>`);
  const link = (name: string): string => `<div><a href="${name}.html">${name}</a></div>`;
  const group = '<div><a href="javascript:toggle(1)">Parts</a></div>';
  expect(
    await sidebarsOf({
      'lid.html': build('lid', `${group}<div>lid</div>${link('pot')}${link('cup')}`),
      'pot.html': build('pot', `${group}${link('lid')}<div>pot</div>${link('cup')}`),
      'cup.html': build('cup', `${group}${link('lid')}${link('pot')}<div>cup</div>`),
    }),
  ).toEqual([['lid', 'pot', 'cup']]);
});

it('ADOPT-12 the navigation of DocFX is a page of its own, which is no documentation', async () => {
  const article = (title: string): string =>
    page(
      `<nav class="navbar">Kettle</nav><article id="_content"><h1>${title}</h1><p>The ${title} is a part.</p></article>`,
    );
  const adopted = await adoptFolder(
    await folderWith({
      'index.html': article('Kettle'),
      'lid.html': article('Lid'),
      'pot.html': article('Pot'),
      'toc.html': `<div id="sidetoggle"><div class="sidetoc"><div class="toc" id="toc"><ul>${entry('pot.html', 'Pot')}${entry('lid.html', 'Lid')}${entry('index.html', 'Kettle')}</ul></div></div></div>`,
    }),
  );
  expect(adopted.report.skipped).toEqual(['toc.html']);
  const {sidebars} = jsonOf<{sidebars: Readonly<Record<string, readonly Item[]>>}>(
    adopted,
    'sidebars.json',
  );
  expect(Object.values(sidebars).map((items) => outline(items))).toEqual([
    ['Pot', 'Lid', 'Kettle'],
  ]);
});

it('ADOPT-16 a list after the list of a caption does not belong to the caption', async () => {
  const menu = `<p class="caption">Guide</p><ul>${entry('lid.html', 'Lid')}</ul><ul>${entry('about.html', 'About')}</ul>`;
  const build = (title: string): string =>
    page(
      `<div class="wy-menu-vertical">${menu}</div><div role="main"><h1>${title}</h1><p>Text.</p></div>`,
      '<meta name="generator" content="mkdocs-1.4">',
    );
  expect(await sidebarsOf({'lid.html': build('Lid'), 'about.html': build('About')})).toEqual([
    ['Guide', '  Lid', 'About'],
  ]);
});

it('ADOPT-16 a second menu of Hugo Book with captions keeps its entries', async () => {
  const menu = `<ul>${entry('lid.html', 'Lid')}</ul><ul><li><strong>Guide</strong></li>${entry('boil.html', 'Boil')}</ul><br><ul>${entry('news.html', 'News')}</ul>`;
  const book = (title: string): string =>
    page(
      `<main class="container"><aside class="book-menu"><div class="book-menu-content"><nav>${menu}</nav></div></aside><div class="book-page"><header class="book-header"><strong>${title}</strong></header><article class="markdown"><h1>${title}</h1><p>Text.</p></article></div></main>`,
    );
  expect(
    await sidebarsOf({
      'lid.html': book('Lid'),
      'boil.html': book('Boil'),
      'news.html': book('News'),
    }),
  ).toEqual([['Lid', 'Guide', '  Boil', 'News']]);
});

describe('ADOPT-12 the navigation is in a script', () => {
  const pages = Object.fromEntries(
    ['lid', 'pot', 'start'].map((name) => [
      `${name}.html`,
      page(`<main><h1>${name}</h1><p>About ${name}.</p></main>`),
    ]),
  );

  it('of Compodoc, as HTML', async () => {
    const menu = (state: string): string =>
      `<nav><ul class="list">${state}<li class="link"><a href="start.html">Start</a></li><li class="chapter"><span>Classes</span><ul><li class="link"><a href="pot.html">Pot</a></li><li class="link"><a href="lid.html">Lid</a></li></ul></li></ul></nav>`;
    const state = ['$', "{ isNormal ? `<input type='text'>` : '' }"].join('');
    const script = `customElements.define('compodoc-menu', class extends HTMLElement { render(isNormal) { return html(\`${menu(state)}\`); } });`;
    expect(await sidebarsOf({...pages, 'js/menu-wc.js': script})).toEqual([
      ['Start', 'Classes', '  Pot', '  Lid'],
    ]);
  });

  it('of ExDoc, as data', async () => {
    const nodes = {
      modules: [{group: '', id: 'pot', title: 'Pot', nodeGroups: []}],
      extras: [
        {group: '', id: 'start', title: 'Start', headers: []},
        {group: 'Guides', id: 'lid', title: 'About the lid', headers: []},
      ],
      tasks: [],
    };
    const script = `sidebarNodes=${JSON.stringify(nodes)}`;
    expect(await sidebarsOf({...pages, 'dist/sidebar_items-1a2b.js': script})).toEqual([
      ['Start', 'Guides', '  About the lid', 'Modules', '  Pot'],
    ]);
  });

  it.each([
    ['js/menu-wc.js', 'html(`<nav>'],
    ['dist/sidebar_items.js', 'sidebarNodes={"extras": [{}], "modules": {}, '],
    ['dist/sidebar_items.js', 'sidebarNodes={"extras": [{}, null, 1], "modules": {}}'],
  ])('or in folders and titles, if %s is damaged', async (path, script) => {
    expect(await sidebarsOf({...pages, [path]: script})).toEqual([['lid', 'pot', 'start']]);
  });
});

describe('ADOPT-16 without a menu of the site', () => {
  it('pages with dotted names are below the page that their names begin with', async () => {
    const names = ['lid', 'pot', 'cup', 'tea', 'mug'];
    /** The members of a part. */
    const menuOf = (part: string): string =>
      entry('kettle.html', 'kettle') +
      ['a', 'b', 'c', 'd', 'e'].map((name) => entry(`kettle.${part}.${name}.html`, name)).join('');
    const build = (name: string, menu: string): readonly [string, string] => [
      `${name}.html`,
      page(`<nav class="sidebar"><ul>${menu}</ul></nav><main><h1>${name}</h1><p>T.</p></main>`),
    ];
    const parts = names.flatMap((part) => [
      build(`kettle.${part}`, menuOf(part)),
      ...['a', 'b', 'c', 'd', 'e'].map((name) => build(`kettle.${part}.${name}`, menuOf(part))),
    ]);
    const [sidebar = [], ...others] = await sidebarsOf(
      Object.fromEntries([build('kettle', ''), ...parts]),
    );
    expect(others).toEqual([]);
    expect(sidebar.slice(0, 4)).toEqual([
      'kettle',
      '  kettle.cup',
      '    kettle.cup.a',
      '    kettle.cup.b',
    ]);
  });

  it('images of LaTeX2HTML lead to the next page and to the page above', async () => {
    const build = (title: string, next: string, up: string): string =>
      page(
        `<div class="navigation"><a href="${next}.html"><img alt="next" src="next.png"></a> <a href="${up}.html"><img alt="up" src="up.png"></a></div><hr><h1>${title}</h1><p>About ${title}.</p>`,
      );
    const files = {
      'index.html': build('Kettle', 'use', ''),
      'use.html': build('Use', 'lid', 'index'),
      'lid.html': build('Lid', 'boil', 'use'),
      'boil.html': build('Boil', '', 'index'),
    };
    expect(await sidebarsOf(files)).toEqual([['Kettle', 'Use', '  Lid', 'Boil']]);
  });
});

it('ADOPT-14 links with access keys for the next and previous page, and the line after them, are left out', async () => {
  const adopted = await adoptFolder(
    await folderWith({
      'use.html': page(
        '<ul class="docnav"><li><a accesskey="p" href="a.html">Prev</a></li><li>Kettle</li><li><a accesskey="n" href="b.html">Next</a></li></ul><hr><h1>Use</h1><p>Text.</p>',
      ),
    }),
  );
  expect(articleOf(adopted, 'use')).toBe('<h1>Use</h1><p>Text.</p>\n');
});
