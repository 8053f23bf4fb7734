import {deflateSync, gzipSync} from 'node:zlib';
import {toString as textOf} from 'hast-util-to-string';
import {describe, expect, it} from 'vitest';
import {parseHtml} from '../../../../src/tools/adopt/tree/parse.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf, outlineOf} from './adopt-folder.ts';

const page = (title: string, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>${head}</head><body>${body}</body></html>`;

const names = ['Kettle', 'Lid', 'Pot', 'Spout', 'Stove'];

/** Returns a page for each name. */
function pagesOf(build: (name: string) => string, folder = ''): Record<string, string> {
  return Object.fromEntries(names.map((name) => [`${folder}${name}.html`, build(name)]));
}

const text = (name: string): string =>
  `<h1>${name}</h1><p>The ${name} is a part of the set, and nobody makes tea without the ${name}.</p>`;

async function adopt(files: Readonly<Record<string, string>>) {
  return await adoptFolder(await folderWith(files));
}

type Adopted = Awaited<ReturnType<typeof adopt>>;

function labelsOf(adopted: Adopted): string[] {
  return outlineOf(adopted).map((label) => label.trim());
}

describe('ADOPT-15 text of links in parts that are left out', () => {
  const links = (name: string, label: string): string =>
    page(name, `<main>${text(name)}<nav><a href="https://example.org/x">${label}</a></nav></main>`);

  it('is reported', async () => {
    const label =
      'How to descale an old copper vessel with vinegar, lemons and patience in fourteen careful steps';
    const {diagnostics} = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
      'Lid.html': links('Lid', label),
    });
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'adopt-left-out',
        file: 'Lid.html',
        message: `16 words of the old page are left out because they match \`menus, headers and footers\`: \`${label}\`.`,
      }),
    ]);
  });

  it('is reported if it has more than a few words', async () => {
    const {diagnostics} = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
      'Lid.html': links('Lid', 'Browse the source code and report a bug'),
    });
    expect(diagnostics).toEqual([expect.objectContaining({code: 'adopt-left-out'})]);
  });

  it('is not reported if the text is the name of a page', async () => {
    const others = names.map((name) => `<a href="${name}.html">Next: ${name}</a>`).join(' ');
    const {diagnostics} = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
      'Lid.html': page('Lid', `<main>${text('Lid')}<nav>${others}${others}</nav></main>`),
    });
    expect(diagnostics).toEqual([]);
  });
});

it('ADOPT-20 pages are compared with those that have the same style sheets', async () => {
  const build = (folder: string, banner: string): Record<string, string> =>
    pagesOf(
      (name) =>
        page(
          name,
          `<div><p>${banner}</p></div><div>${text(`${folder} ${name}`)}</div>`,
          `<link rel="stylesheet" href="../${folder}.css?2">`,
        ),
      `${folder}/`,
    );
  const adopted = await adopt({...build('guide', 'All about tea'), ...build('api', 'Tea classes')});
  expect(articleOf(adopted, 'guide/Lid')).not.toContain('All about tea');
  expect(articleOf(adopted, 'api/Lid')).not.toContain('Tea classes');
});

describe('ADOPT-21 the sidebar', () => {
  it('is a page that other pages embed', async () => {
    const entries = names.toReversed().map((name) => `<li><a href="${name}.html">${name}</a></li>`);
    const adopted = await adopt({
      ...pagesOf((name) =>
        page(name, `<iframe src="list.html?1"></iframe><div>${text(name)}</div>`),
      ),
      'list.html': page('List', `<h1>Class List</h1><ul>${entries.join('')}</ul>`),
    });
    expect(labelsOf(adopted)).toEqual(names.toReversed());
    expect(adopted.report.skipped).toEqual(['list.html']);
  });

  it('begins with the links of the index page, if they list most pages', async () => {
    const entries = ['Stove', 'Kettle', 'Spout', 'Pot'].map(
      (name) => `<li><a href="${name}.html">${name}</a></li>`,
    );
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<div>${text(name)}</div>`)),
      'index.html': page('Tea', `<h1>Tea</h1><p>All parts:</p><ul>${entries.join('')}</ul>`),
    });
    expect(labelsOf(adopted)).toEqual(['Stove', 'Kettle', 'Spout', 'Pot', 'Tea', 'Lid']);
  });

  it('is a file with links that scripts insert into the pages, relative to the root', async () => {
    const entry = (name: string, inside = ''): string =>
      `<div class="sideMenuPart"><div class="overview"><a href="api/${name}.html"><span>${name}</span></a></div>${inside}</div>`;
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<div id="sideMenu"></div><div>${text(name)}</div>`), 'api/'),
      'api/navigation.html': entry('Stove', entry('Kettle', entry('Lid')) + entry('Pot')),
    });
    expect(adopted.report.skipped).toEqual(['api/navigation.html']);
    expect(labelsOf(adopted)).toEqual(['Stove', 'Kettle', 'Lid', 'Pot']);
    expect(adopted.report.counts).toMatchObject({oldSidebarEntries: 4, keptSidebarEntries: 4});
  });

  it('has the captions of dartdoc, and no inherited members', async () => {
    const entry = (label: string, attributes = ''): string =>
      `<li${attributes}><a href="tea/${label}.html">${label}</a></li>`;
    const caption = '<li class="section-title"><a href="tea/Lid.html#parts">Parts</a></li>';
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`), 'tea/'),
      'tea/Lid-sidebar.html': `<ol>${caption}${entry('Pot')}${entry('Stove', ' class="inherited"')}${entry('Lid')}</ol>`,
    });
    expect(labelsOf(adopted)).toEqual(['Parts', 'Pot', 'Lid']);
  });

  it('is not a short page without a title', async () => {
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
      'index.html': '<p><a href="Lid.html">Lid</a></p>',
      'list.html': '<h1>Parts</h1><p><a href="Lid.html">Lid</a></p>',
    });
    expect(adopted.report.skipped).toEqual([]);
  });

  it.each([
    ['gzip', gzipSync, 'data:application/octet-stream;base64,'],
    ['zlib', deflateSync, ''],
  ])('is the compressed menu in a script of TypeDoc (%s)', async (_, pack, prefix) => {
    const menu = [
      {text: 'Tea', children: [{text: 'The lid', path: 'Lid.html', kind: 128}]},
      {text: 'Pot', path: 'Pot.html'},
    ];
    const data = pack(Buffer.from(JSON.stringify(menu))).toString('base64');
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`), 'api/'),
      'api/assets/navigation.js': `window.navigationData = "${prefix}${data}"`,
    });
    expect(labelsOf(adopted)).toEqual(['Tea', 'The lid', 'Pot']);
  });

  it('is made from folders if the script of TypeDoc is damaged', async () => {
    const adopted = await adopt({
      ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
      'assets/navigation.js': 'window.navigationData = "H4sIAAAA"',
    });
    expect(labelsOf(adopted)).toEqual(names);
  });

  it('is the part beside the article with the most links', async () => {
    const entries = names.toReversed().map((name) => `<p><a href="${name}.html">${name}</a></p>`);
    const adopted = await adopt(
      pagesOf((name) => page(name, `<div>${entries.join('')}</div><main>${text(name)}</main>`)),
    );
    expect(labelsOf(adopted)).toEqual(names.toReversed());
  });
});

describe('ADOPT-14 an article of an unknown generator', () => {
  it('has the title that a paragraph before the headings contains', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<div><p class="caption">${name}</p><h1>Use</h1><p>Use the ${name} for tea, and for nothing else.</p><h2>${name} parts</h2><h1>Care</h1><h2>Dry</h2><p>Dry the ${name}.</p></div>`,
        ),
      ),
    );
    expect(jsonOf(adopted, 'pages/Lid.json')).toMatchObject({contentTitle: 'Lid'});
    expect(articleOf(adopted, 'Lid')).toMatch(
      /<h1[^>]*>Lid.*<h2[^>]*>Use.*<h3[^>]*>Lid parts.*<h2[^>]*>Care.*<h3[^>]*>Dry/s,
    );
  });

  it('has no controls and links that most pages share', async () => {
    const controls =
      '<div><label>Dark mode <input type="checkbox"></label></div><div>Group by: <select><option>Type</option></select></div><ul><li><a href="Kettle.html">Home</a></li></ul>';
    const adopted = await adopt(
      pagesOf((name) =>
        page(name, `<div>${text(name)}<div><div>${controls}<p>See ${name}.</p></div></div></div>`),
      ),
    );
    expect(articleOf(adopted, 'Lid')).toContain('See Lid.');
    expect(articleOf(adopted, 'Lid')).not.toMatch(/Dark mode|Group by|Home/);
  });
});

it('ADOPT-14 code has no types that Haddock shows only on hover', async () => {
  const adopted = await adopt({
    'Lid.html': page(
      'Lid',
      '<pre>open <span class="annot"><span class="annottext">Speed </span><span>fast</span></span></pre>',
    ),
  });
  expect(articleOf(adopted, 'Lid')).toContain('open fast');
});

describe('ADOPT-22 text is kept', () => {
  it('of signatures in old TypeDoc pages', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<div class="container container-main"><div class="row"><div class="col-8 col-content"><div class="tsd-page-title"><h1>Class Lid</h1></div><ul class="tsd-signatures"><li class="tsd-signature tsd-kind-icon">open<span>(</span>fast<span>)</span></li></ul></div></div></div>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toContain('fast');
  });

  it('of links that open collapsible parts', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><a data-bs-toggle="collapse" href="#a"><code>open(fast)</code></a><div id="a" class="collapse"><p>Opens the lid.</p><a data-bs-toggle="collapse" href="#a">Show</a><a data-bs-toggle="collapse" href="#a">Show</a></div></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toContain('open(fast)');
    expect(articleOf(adopted, 'Lid')).not.toContain('Show');
  });

  it('of buttons that are the labels of tabs or of other alternatives', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><div class="tab-panel"><div class="tab-nav"><button class="tab-nav-button">toml</button><button class="tab-nav-button">yaml</button></div><div><div class="tab-content"><p>One</p></div><div class="tab-content"><p>Two</p></div></div></div><div><button>Left</button><button>Right</button></div><pre>a</pre><button>Copy</button></main>',
      ),
    });
    const article = articleOf(adopted, 'Lid');
    expect(article).toMatch(/role="tab"[^>]*>toml<.*role="tab"[^>]*>yaml</s);
    expect(article).toMatch(/Left.*Right/s);
    expect(article).not.toContain('Copy');
  });

  it('of lists of members, whose class is that of a table of contents', async () => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `<div class="content"><h1>${name}</h1><dl class="phpdoc-table-of-contents"><dt class="phpdoc-table-of-contents__entry"><a href="Lid.html">The entry</a></dt><dd>Covers the ${name} while its water boils on the stove.</dd></dl></div>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Pot')).toMatch(/The entry.*Covers the Pot/s);
    expect(adopted.diagnostics).toEqual([]);
  });

  it.each(['<main>', '<div>'])('of headings whose ids are those of menus, in %s', async (open) => {
    const adopted = await adopt(
      pagesOf((name) =>
        page(
          name,
          `${open}${text(name)}<h2 id="sidebar">Sidebar of the ${name}</h2><p>About the ${name}.</p><h2 id="navbar-${name}">Bar of the ${name}</h2><p>The ${name} has a bar.</p>`,
        ),
      ),
    );
    expect(articleOf(adopted, 'Pot')).toMatch(/id="sidebar".*Sidebar of the Pot.*Bar of the Pot/s);
  });

  it('of task lists, with the state of their checkboxes', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><ul><li><input type="checkbox" id="task-0" checked disabled> Dry</li><li><input type="checkbox" disabled> Store</li><li><input type="checkbox" name="x"> Other <input type="text" value="a"></li></ul></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid').match(/<input[^>]*>/g)).toEqual([
      expect.stringMatching(/checked.*|id="task-0".*checked/),
      expect.not.stringContaining('checked'),
    ]);
    expect(adopted.report.counts).toMatchObject({ids: 1, lostIds: 0});
  });

  it('of code of Hexo, whose lines end once', async () => {
    const lines = ['open()', '', 'close()'];
    const code = lines.map((line) => `<span class="line">${line}</span><br>`).join('');
    const numbers = lines.map((_, index) => `<span class="line">${index + 1}</span><br>`).join('');
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        `<main><h1>Lid</h1><figure class="highlight js"><table><tr><td class="gutter"><pre>${numbers}</pre></td><td class="code"><pre>${code}</pre></td></tr></table></figure></main>`,
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(adopted.report.counts).toMatchObject({code: 1, highlightedCode: 1});
    expect(textOf(parseHtml(articleOf(adopted, 'Lid'), false))).toContain('open()\n\nclose()');
  });

  it('of code of Hexo with a title', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><figure class="highlight bash"><figcaption><span>boil.sh</span></figcaption><pre><code>boil</code></pre></figure></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toMatch(/<figcaption class="code-title">boil\.sh</);
    expect(adopted.report.counts).toMatchObject({whole: 1, highlightedCode: 1});
  });

  it('of admonitions and code of Confluence, with their titles', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><div class="confluence-information-macro confluence-information-macro-warning"><p class="title">Hot</p><span class="aui-icon"></span><div class="confluence-information-macro-body"><p>Wait.</p></div></div><div class="code panel pdl"><div class="codeHeader panelHeader pdl"><b>boil.js</b></div><div class="codeContent panelContent pdl"><pre class="syntaxhighlighter-pre" data-syntaxhighlighter-params="brush: js; gutter: false">open()</pre></div></div></main>',
      ),
    });
    const article = articleOf(adopted, 'Lid');
    expect(article).toMatch(/caution.*Hot.*Wait\./s);
    expect(article).toMatch(/<figcaption class="code-title">boil\.js</);
    expect(adopted.report.counts).toMatchObject({whole: 1, code: 1, highlightedCode: 1});
  });

  it('of code of Pandoc, with the line numbers that its style sheet draws', async () => {
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><div class="sourceCode" id="cb1" data-startFrom="5"><pre class="sourceCode numberSource python numberLines"><code class="sourceCode python"><span id="cb1-5"><a href="#cb1-5"></a>boil()</span></code></pre></div></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toContain('class="code-lines-numbered style-');
    expect(adopted.report.counts).toMatchObject({whole: 1, highlightedCode: 1});
  });

  it('of code with the numbers of callouts or with links, which is not highlighted', async () => {
    const adopted = await adopt({
      'one.png': 'image',
      'Lid.html': page(
        'Lid',
        '<main><h1>Lid</h1><pre class="language-js"><img src="one.png" alt="1"> open()</pre><pre class="language-js"><a href="#x">open</a>()</pre><p id="x">Opens.</p></main>',
      ),
    });
    expect(articleOf(adopted, 'Lid')).toMatch(/<code[^>]*>.*<img [^>]*alt="1"[^>]*> open\(\)/s);
    expect(adopted.diagnostics).toEqual([]);
    expect(adopted.report.counts).toMatchObject({
      whole: 1,
      code: 2,
      namedCode: 2,
      highlightedCode: 0,
    });
  });

  it('of code with line numbers of React Syntax Highlighter', async () => {
    const lines = ['open()', 'close()'].map(
      (line, index) =>
        `<span style="display:block"><span class="linenumber react-syntax-highlighter-line-number">${index + 1}</span><span class="token">${line}</span>\n</span>`,
    );
    const adopted = await adopt({
      'Lid.html': page(
        'Lid',
        `<main><h1>Lid</h1><pre><code class="language-js">${lines.join('')}</code></pre></main>`,
      ),
    });
    expect(adopted.diagnostics).toEqual([]);
    expect(textOf(parseHtml(articleOf(adopted, 'Lid'), false))).toContain('open()\nclose()');
  });
});

it('ADOPT-17 pages for unknown URLs are skipped, with any amount of text', async () => {
  const adopted = await adopt({
    ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
    '404.html': page('404', `<main>${names.map(text).join('')}</main>`),
    '__404error.html': page('404', `<main>${names.map(text).join('')}</main>`),
    '404/index.html': page('404', '<div id="app"></div><script src="a.js"></script>'),
    'errors/404.html': page('404', `<main>${names.map(text).join('')}</main>`),
  });
  expect(adopted.report).toMatchObject({
    skipped: ['404/index.html', '404.html', '__404error.html'],
    unreadable: [],
  });
});

it('ADOPT-17 templates are skipped', async () => {
  const layout = page('{{ title }}', `<nav>${text('Menu')}</nav>{% block body %}{% endblock %}`);
  const adopted = await adopt({
    ...pagesOf((name) => page(name, `<main>${text(name)}</main>`)),
    '_templates/layout.html': layout,
    'guide/_includes/head.html': layout,
  });
  expect(adopted.report.skipped).toEqual(['_templates/layout.html', 'guide/_includes/head.html']);
  expect(adopted.report.counts.pages).toBe(names.length);
});

it('ADOPT-12 ids of parts that cannot be kept stay', async () => {
  const adopted = await adopt({
    'Lid.html': page(
      'Lid',
      '<main><h1>Lid</h1><p><a href="#graph">Graph</a> <a href="#demo">Demo</a> <a href="#draw">Drawing</a></p><img id="graph" src="missing.svg" alt="Parts"><iframe id="demo" src="https://tea.example/demo"></iframe><canvas id="draw"></canvas></main>',
    ),
  });
  const article = articleOf(adopted, 'Lid');
  for (const id of ['graph', 'demo', 'draw']) {
    expect(article).toContain(`id="${id}"`);
    expect(article).toContain(`href="#${id}"`);
  }
});
