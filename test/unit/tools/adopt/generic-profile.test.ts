import {describe, expect, it} from 'vitest';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf, outlineOf} from './adopt-folder.ts';

const page = (title: string, body: string, doctype = '<!doctype html>'): string =>
  `${doctype}<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${body}</body></html>`;

const names = ['Kettle', 'Lid', 'Pot', 'Spout', 'Stove'];

/** Returns a page for each name. */
function pagesOf(build: (name: string) => string): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${name}.html`, build(name)]));
}

const text = (name: string): string =>
  `<p>The ${name} is a part of the set, and nobody makes tea without the ${name}.</p>`;

async function adopt(files: Readonly<Record<string, string>>) {
  return await adoptFolder(await folderWith(files));
}

type Adopted = Awaited<ReturnType<typeof adopt>>;

describe('ADOPT-14 the title of a page', () => {
  it.each([
    ['before a colon', (name: string) => `${name}: Tea Manual`],
    ['after a colon', (name: string) => `Tea Manual: ${name}`],
    ['before parentheses', (name: string) => `${name} (Tea Manual (version 1.2))`],
  ])('is the part of <title> that other pages do not have, %s', async (_, titleOf) => {
    const adopted = await adopt(
      pagesOf((name) => page(titleOf(name), `<div><h3>2.1 ${name}</h3>${text(name)}</div>`)),
    );
    expect(articleOf(adopted, 'Lid')).toContain('<h1>2.1 Lid</h1>');
  });

  it('is no link to its own page, and has no version', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<h1><a href="/${name}.html" rel="bookmark">${name}</a> <small class="app-vsn">(tea v1)</small></h1>${text(name)}`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Lid')).toMatch(/<h1>Lid\s*<\/h1>/);
    expect(adopted.report.counts).toMatchObject({whole: 5, deadLinks: 0});
  });

  it('keeps separators between parts that only the page has', async () => {
    const adopted = await adopt(
      pagesOf((name) => page(`Part: the ${name} - Tea`, `<div>${text(name)}</div>`)),
    );
    expect(outlineOf(adopted)).toContain('the Lid');
    const other = await adopt({
      'a.html': page('Note: a lid - Tea', `<div>${text('Lid')}</div>`),
      'b.html': page('Pots - Tea', `<div>${text('Pot')}</div>`),
    });
    expect(outlineOf(other)).toEqual(['Note: a lid', 'Pots']);
  });

  it('is the name of the file, not that of the site', async () => {
    const adopted = await adopt({
      ...pagesOf((name) => page('Tea', `<main><h3>File</h3>${text(name)}<h3>Use</h3></main>`)),
      'index.html': page('Tea', `<main>${text('set')}</main>`),
    });
    expect(outlineOf(adopted)).toEqual(['Tea', ...names]);
  });

  it('is the only heading of its level if the page begins with it', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          `Tea: Section 4.${name.length}`,
          `<div><h2>4.${name.length} About the ${name}</h2>${text(name)}<h3>Use</h3>${text(name)}</div>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Lid')).toContain('<h1>4.3 About the Lid</h1>');
  });

  it('is in the article once', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        `<main><h1>Lid</h1><center><h1 id="top">Lid</h1></center>${text('Lid')}</main>`,
      ),
    });
    expect(articleOf(adopted, 'Lid').match(/<h[12]/g)).toHaveLength(1);
    expect(adopted.report.counts).toMatchObject({ids: 1, lostIds: 0});
  });

  it('is not in a table', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          `${name}: Tea`,
          `<div><table><tr><td><h2>${name}</h2></td><td><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></td></tr></table>${text(name)}</div>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Lid')).toContain('<h1>Lid</h1>');
    expect(articleOf(adopted, 'Lid')).not.toContain('<table');
  });
});

it('ADOPT-21 the contents on the index page become the sidebar, without the links in its text', async () => {
  const entries = names
    .toReversed()
    .map((name) => `<tr><td><p><a href="${name}.html">${name}</a></p></td></tr>`);
  const adopted = await adopt({
    ...pagesOf((name) => page(`${name}: Tea: Manual`, `<div>${text(name)}</div>`)),
    'index.html': page(
      'Tea: Manual',
      `<div><h1>Tea</h1><p>See the part about the <a href="Pot.html">pot</a>.</p><table>${entries.join('')}</table></div>`,
    ),
  });
  expect(outlineOf(adopted)).toEqual([...names.toReversed(), 'Tea']);
});

describe('ADOPT-14 menus of an unknown generator', () => {
  const links = names.map(
    (name, index) => `<tr><td>${index}</td><td><a href="${name}.html">${name}</a></td></tr>`,
  );

  it('before the title are left out, although each page has its own', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<div><div class="tocset"><table>${links.join('')}</table><p>On this page:</p><a href="#x">${name} use</a></div><h1>${name}</h1>${text(name)}</div>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Lid')).toMatch(/^\s*<h1>Lid<\/h1>/);
    expect(adopted.diagnostics).toEqual([]);
  });

  it('are kept before a heading that is not the title', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          `${name}s`,
          `<main><table>${links.join('').replaceAll('</a>', ` of the ${name}</a>`)}</table><h2>Use</h2>${text(name)}</main>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Lid')).toContain('>Stove of the Lid<');
  });

  it('below the text are left out if they lead to the next page', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<div><h1>${name}</h1>${text(name)}<div><p>Next: <a href="Lid.html" rel="next">Lid</a> [Contents of ${name}]</p></div></div>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Lid')).not.toContain('Next');
  });

  it('are left out if their id ends with "nav", although no heading follows', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<div><div id="leftNav"><a href="Lid.html">Lid</a><a href="#x">Use of ${name}</a></div><div id="naval">${text(name)}</div><div id="pageNav"><p>Notes about ${name}</p></div></div><div><p>About ${name}</p></div>`,
        ),
      ),
    );
    const article = articleOf(adopted, 'Lid');
    expect(article).toMatch(/nobody makes tea without the Lid.*Notes about Lid/s);
    expect(article).not.toContain('Use of Lid');
  });

  it('become the sidebar if a file with a name for menus contains them', async () => {
    const entries = names.toReversed().map((name) => `<li><a href="${name}.html">${name}</a></li>`);
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<main><h1>${name}</h1>${text(name)}</main>`)),
      'toc.html': `<div id="sidetoggle"><ul><li><span>Parts</span><ul>${entries.join('')}</ul></li></ul></div>`,
    });
    expect(outlineOf(adopted)).toEqual(['Parts', ...names.toReversed().map((name) => `  ${name}`)]);
  });

  it('have one entry for a page and its sections', async () => {
    const entry = (name: string): string =>
      `<li>${name}<ul><li><a href="${name}.html">Top</a></li><li><a href="${name}.html#open">open</a></li></ul></li>`;
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<nav class="sidebar"><ul>${names.map(entry).join('')}</ul></nav><main><h1>${name}</h1>${text(name)}</main>`,
        ),
      ),
    );
    expect(outlineOf(adopted)).toEqual(names);
  });

  it('are kept if they list all pages but the home page', async () => {
    const pages = Array.from({length: 12}, (_, index) => `p${(index * 5) % 12}`);
    const menu = pages.map((name) => `<li><a href="${name}.html">${name}</a></li>`);
    const adopted = await adopt(
      Object.fromEntries(
        ['index', ...pages.toSorted()].map((name, index, all) => [
          `${name}.html`,
          page(
            name,
            `<nav><ul>${menu.join('')}</ul></nav><main><h1>${name}</h1>${text(name)}</main><a rel="next" href="${all[index + 1]}.html">Next</a>`,
          ),
        ]),
      ),
    );
    expect(outlineOf(adopted)).toEqual(pages);
  });

  it('are not the rows, terms and sections whose ids are words of their texts', async () => {
    const adopted = await adopt({
      'a.html': page(
        'A',
        `<main><h1>A</h1>${text('A')}<table><tr id="sidebar-hideable"><td>hideable</td></tr></table><dl><dt id="breadcrumbs">Path</dt><dd id="x">Way</dd></dl><section id="search"><h2>Search</h2><p>Find.</p></section></main>`,
      ),
    });
    const article = articleOf(adopted, 'a');
    for (const id of ['sidebar-hideable', 'breadcrumbs', 'search']) expect(article).toContain(id);
    expect(article).toContain('Find.');
    expect(adopted.diagnostics).toEqual([]);
  });

  it('do not replace links between all pages', async () => {
    const adopted = await adopt(
      pagesOf((name) => {
        const next = names[names.indexOf(name) + 1];
        const list = ['Stove', 'Lid', 'x', 'y', 'z'].map(
          (file) => `<li><a href="${file}.html">${file}</a></li>`,
        );
        return page(
          name,
          `<div><nav><ul>${list.join('')}</ul></nav><h1>${name}</h1>${text(name)}${next ? `<p><a rel="next" href="${next}.html">${next}</a></p>` : ''}</div>`,
        );
      }),
    );
    expect(outlineOf(adopted)).toEqual(names);
  });
});

describe('ADOPT-14 text of an unknown generator', () => {
  it('has the appearance that its style sheets give it', async () => {
    const adopted = await adopt({
      'style.css':
        '/* .x { font: bold } */ @media screen { #doc .src, .sym { font-family: "Fira", monospace } } .name:hover, .name { font-weight: 700; color: red } .tip { visibility: hidden; } div .box { font-weight: bold }',
      ...pagesOf((name) =>
        page(
          name,
          `<div id="doc"><h1>${name}</h1><p class="src">open :: ${name}</p><p>Call <span class="sym">(</span><span class="sym">boil ${name}</span> now.</p><div class="name">pour<i class="tip">click me, ${name}</i></div><div class="box"><p>Box</p></div>${text(name)}</div>`,
        ),
      ),
    });
    const article = articleOf(adopted, 'Lid');
    expect(article).toContain('<p><code translate="no">open :: Lid</code></p>');
    expect(article).toMatch(/Call <code[^>]*>\(boil Lid<\/code> now/);
    expect(article).toContain('<strong>pour</strong>');
    expect(article).toContain('<p>Box</p>');
    expect(article).not.toContain('click me');
  });

  it('contains the title block of Pandoc and the sources of quotes', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<header id="title-block-header"><h1 class="title">${name}</h1><p class="date">About 1900</p></header><h1>Use</h1>${text(name)}<blockquote><p>Boil it.</p><footer>The cook of ${name}</footer></blockquote><footer>Page ${name}</footer>`,
        ),
      ),
    );
    const article = articleOf(adopted, 'Lid');
    expect(article).toMatch(/About 1900.*The cook of Lid/s);
    expect(article).not.toContain('Page Lid');
    expect(article.match(/<h1/g)).toHaveLength(1);
  });

  it('has no permalinks outside headings', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><dl><dt id="open"><code>open()</code><a href="#open"> ¶</a></dt><dd>Opens. See <a href="#close">#</a>.</dd><dt><a id="close"></a>close <a href="#close">#</a></dt></dl></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).not.toContain('¶');
    expect(articleOf(adopted, 'Lid').match(/>#</g)).toHaveLength(1);
    expect(adopted.report.counts).toMatchObject({ids: 2, lostIds: 0});
  });

  it('is not in lists whose items are sections', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><ul><li><h2>Use</h2><p>Open it.</p></li><li><ul><li>One</li></ul></li></ul></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid').match(/<li>/g)).toHaveLength(1);
  });

  it('is in admonitions whose title is a label', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><div class="warning"><div class="label">Warning</div><div class="content"><p>Hot.</p></div></div></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toMatch(/>Warning<.*<p>Hot\.<\/p>/s);
    expect(articleOf(adopted, 'Lid')).toContain('<svg');
  });

  it('is in valid elements if the page has no doctype', async () => {
    const adopted = await adopt({
      'Lid.html': page('Lid', '<h1>Lid</h1><p>Sizes:<table><tr><td>Small</td></tr></table>', ''),
    });
    expect(articleOf(adopted, 'Lid')).not.toMatch(/<p>Sizes:\s*<(?:div|table)/);
  });

  it('is code if the rows of a table are its lines', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><blockquote class="SCodeFlow"><p>#lang&nbsp;tea</p><table class="RktBlk"><tr><td>(<a href="Lid.html">open</a></td></tr><tr><td>&nbsp;lid)</td></tr></table></blockquote></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toMatch(/<pre.*#lang tea\n\(<a [^>]*>open<\/a>\n lid\)/s);
  });
});

describe('ADOPT-14 a mirror of a site', () => {
  it('has pages whose names end like those of programs', async () => {
    const adopted = await adopt({
      'use.php': page('Use', `<main><h1>Use</h1>${text('lid')}<a href="pot.asp">Pot</a></main>`),
      'pot.asp': page('Pot', `<main><h1>Pot</h1>${text('pot')}<a href="a.php">Source</a></main>`),
      'a.php': '<?php echo 1;',
    });
    expect(adopted.pages.map(({id}) => id)).toEqual(['pot-asp', 'use-php']);
    expect(articleOf(adopted, 'use-php')).toContain('href="slot:./pot-asp.md"');
    expect([...adopted.files.keys()].some((path) => path.endsWith('/a.php'))).toBe(true);
    expect(adopted.oldPaths.contract).toContain('/docs/1.x/use.php');
  });

  it.each(['?page=', '%3Fpage='])('has a page for each query (%s)', async (query) => {
    const build = (name: string): string =>
      page(
        name,
        `<main><h1>${name}</h1>${text(name)}<a href="index.php${query}Lid#top">Lid</a></main>`,
      );
    const adopted = await adopt({
      'index.php?page=Lid': build('Lid'),
      'index.php?page=Pot.html': build('Pot'),
    });
    expect(adopted.pages.map(({id}) => id)).toEqual(['index.php-page-Lid', 'index.php-page-Pot']);
    expect(articleOf(adopted, 'index.php-page-Pot')).toContain(
      'href="slot:./index.php-page-Lid.md"',
    );
    expect([...adopted.oldPaths.contract].join(' ')).not.toContain('%3F');
  });
});

it('ADOPT-15 the path of a version without an index page leads to the first page of its sidebar', async () => {
  const build = (name: string, next: string): string =>
    page(
      name,
      `<main><h1>${name}</h1>${text(name)}<a rel="next" href="${next}.html">${next}</a></main>`,
    );
  const files = {
    'a.html': build('Stove', 'x'),
    'b.html': build('Lid', 'a'),
    'c.html': build('Pot', 'b'),
  };
  const redirectsOf = (adopted: Adopted, id: string): readonly string[] =>
    jsonOf<{frontMatter: {redirect_from: string[]}}>(adopted, `pages/${id}.json`).frontMatter
      .redirect_from;
  const adopted = await adopt(files);
  expect(redirectsOf(adopted, 'c')).toContain('/docs/1.x');
  expect(redirectsOf(adopted, 'a')).not.toContain('/docs/1.x');
  const other = await adopt({...files, 'index.html': build('Tea', 'c')});
  expect(redirectsOf(other, 'c')).not.toContain('/docs/1.x');
});
