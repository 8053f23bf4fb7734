import {describe, expect, it} from 'vitest';
import {admonitionTypeOf} from '../../../../src/tools/adopt/convert/admonition-type.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf} from './adopt-folder.ts';

const page = (body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kettle</title></head><body>${body}</body></html>`;

const sphinx = (body: string): string =>
  page(`<div class="sphinxsidebar"></div><div class="body" role="main"><h1>Lid</h1>${body}</div>`);

async function adopt(files: Readonly<Record<string, string>>) {
  return await adoptFolder(await folderWith(files));
}

describe('ADOPT-12 parts that readers would miss', () => {
  it('tables, images and links in the output of a notebook cell, beside its text', async () => {
    const adopted = await adopt({
      'lid.html': sphinx(
        '<div class="cell"><div class="cell_output"><div class="output highlight-text"><div class="highlight"><pre>Done.</pre></div></div><div class="output text_html"><table><tr><th>Size</th></tr><tr><td>12 cm</td></tr></table><iframe src="https://kettle.example/lid"></iframe></div></div></div>',
      ),
    });
    expect(articleOf(adopted, 'lid')).toMatch(
      /Done\..*12 cm.*href="https:\/\/kettle\.example\/lid"/s,
    );
    expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1, code: 1, highlightedCode: 1});
  });

  it('signatures of old Sphinx versions, as one piece of code with its ids and links', async () => {
    const adopted = await adopt({
      'lid.html': sphinx(
        '<dl class="function"><dt id="kettle.open"><code class="descclassname">kettle.</code><tt class="descname" id="open">open</tt><big>(</big><em>fast</em><big>)</big></dt><dd><p>Opens.</p></dd></dl>',
      ),
    });
    expect(articleOf(adopted, 'lid')).toMatch(
      /<dt id="kettle\.open"><code translate="no">kettle\.<span id="open"><strong>open<\/strong><\/span>/,
    );
  });

  it('bold, raised and separated text, whose look only the old style sheets set', async () => {
    const adopted = await adopt({
      'lid.html': sphinx(
        '<p class="rubric">Notes</p><p>See<a class="footnote-reference brackets" href="#f1" id="id1">1</a>.</p><dl class="field-list"><dt>Parameters</dt><dd><dl><dt><strong>fast</strong><span class="classifier">bool</span></dt><dd><p>Speed.</p></dd></dl></dd></dl><p id="f1">Source.</p>',
      ),
    });
    const article = articleOf(adopted, 'lid');
    expect(article).toContain('<p><strong>Notes</strong></p>');
    expect(article).toContain('<sup>1</sup></a>');
    expect(article).toContain('<strong>Parameters</strong>');
    expect(article).toContain('<strong>fast</strong> bool');
    expect(adopted.report.counts).toMatchObject({whole: 1, changedWords: 0});
  });

  it('the lines of inline code, if the old style sheets show them', async () => {
    const code = '<p><code>bash\n  $ kettle boil\n</code></p>';
    const adopted = await adopt({
      'lid.html': page(
        `<div id="mkdocs_search_modal"></div><div class="col-md-9" role="main"><h1>Lid</h1>${code}</div>`,
      ),
    });
    expect(articleOf(adopted, 'lid')).toContain('>bash<br>$ kettle boil<br></code>');
    expect(articleOf(await adopt({'lid.html': sphinx(code)}), 'lid')).toContain(
      '>bash $ kettle boil </code>',
    );
  });

  it('the alignment of centered text, in tags, styles and classes of old themes', async () => {
    const adopted = await adopt({
      'lid.html': sphinx(
        '<center>One</center><p style="color:red;text-align: center">Two</p><p class="centered">Three</p><p style="text-align:left">Four</p>',
      ),
    });
    expect(articleOf(adopted, 'lid')).toContain(
      '<div class="align-center">One</div><p class="align-center">Two</p><p class="align-center">Three</p><p>Four</p>',
    );
  });

  it('the width of images that are side by side', async () => {
    const image = '<a href="lid.svg"><img src="lid.svg" alt="Lid"></a>';
    const adopted = await adopt({
      'lid.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"></svg>',
      'lid.html': page(
        `<div class="layout--single"><div class="page__inner-wrap"><h1>Lid</h1><section class="page__content"><figure class="half">${image}${image}</figure></section></div></div>`,
      ),
    });
    expect(articleOf(adopted, 'lid').match(/<img [^>]*width="49%"/g)).toHaveLength(2);
  });

  it('the colors of drawings, although the styles of the theme apply to all drawings', async () => {
    const adopted = await adopt({
      'lid.html': sphinx(
        '<p><a href="#a"><svg viewBox="0 0 8 8"><path d="M0 0h8"></path></svg> Lid</a></p><div id="a"><svg width="8" height="8" stroke="red"><title>Lid</title><text>8 cm</text></svg></div>',
      ),
    });
    const article = articleOf(adopted, 'lid');
    expect(article).toMatch(/<g fill="currentColor" stroke="none"[^>]*><path/);
    expect(article).toMatch(/<title>Lid<\/title><g fill="black" stroke="red"[^>]*><text>/);
  });
});

it('ADOPT-07 a page that Docusaurus 1 wrote twice is adopted once, and its other path redirects', async () => {
  const lid = page(
    '<div class="docMainWrapper"><div class="mainContainer"><div class="post"><h1>Lid</h1></div></div></div>',
  );
  const adopted = await adopt({
    'docs/the lid.html': lid,
    'docs/the lid/index.html': lid,
    'docs/use.html': page('<main><h1>Use</h1><p><a href="the%20lid.html">Lid</a></p></main>'),
    'docs/use/index.html': page('<main><h1>Other use</h1></main>'),
  });
  expect(adopted.report.counts).toMatchObject({pages: 3, redirects: 1, deadLinks: 0});
  expect(Object.fromEntries(adopted.aliases)).toEqual({
    'docs/the lid/index.html': ['docs/the lid.html'],
  });
  expect(articleOf(adopted, 'docs/use-2')).toContain('slot:./the%20lid/index.md');
});

it('ADOPT-07 pages whose paths the site reserves, or of which another page has the path, get other names', async () => {
  const article = (title: string): string => page(`<main><h1>${title}</h1></main>`);
  const adopted = await adoptFolder(
    await folderWith({
      'assets.html': article('Assets'),
      'assets/lid.html': article('Lid'),
      'use.html': article('Use'),
      'use/index.html': article('Other use'),
    }),
    {version: {name: '1.x', folder: 'content/docs/1.x', path: '/'}},
  );
  expect(adopted.pages.map(({path}) => path)).toEqual([
    '/assets-pages/lid',
    '/assets-pages',
    '/use/',
    '/use-2',
  ]);
  expect([...adopted.oldPaths.taken]).toContain('/use.html');
});

it('ADOPT-08 a search page in its own folder is skipped', async () => {
  const adopted = await adopt({
    'index.html': sphinx('<p>Text.</p>'),
    'search/index.html': sphinx('<p>Enter a word.</p>'),
    'toc/index.html': sphinx('<p>About contents.</p>'),
  });
  expect(adopted.report.skipped).toEqual(['search/index.html']);
});

it.each([
  ['hint-container info', 'info'],
  ['hint-container warning', 'caution'],
  ['admonition hint', 'tip'],
])('ADOPT-12 the type of an admonition with the classes `%s`', (classes, type) => {
  expect(admonitionTypeOf(classes.split(' '))).toBe(type);
});
