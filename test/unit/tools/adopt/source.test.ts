import {mkdir, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {strToU8} from 'fflate';
import {describe, expect, it} from 'vitest';
import {decodeHtml} from '../../../../src/tools/adopt/source/decode.ts';
import {readSource} from '../../../../src/tools/adopt/source/read-source.ts';
import {splitVersions} from '../../../../src/tools/adopt/source/split-versions.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {adoptFolder, articleOf, jsonOf} from './adopt-folder.ts';

const page = (body: string, head = ''): string =>
  `<!doctype html><html><head><title>T</title>${head}</head><body><main>${body}</main></body></html>`;

/** Adopts files, and returns the articles, keyed by id, and the diagnostics. */
async function adopt(files: Readonly<Record<string, string>>) {
  const folder = await folderWith(files);
  const adopted = await adoptFolder(folder);
  return {
    adopted,
    article: (id: string) => articleOf(adopted, id).trim(),
    reported: adopted.diagnostics.map(({code, message}) => `${code}: ${message}`),
  };
}

describe('ADOPT-05 text is decoded as in browsers', () => {
  const bytes = (...parts: (string | number[])[]): Uint8Array =>
    Uint8Array.from(
      parts.flatMap((part) => (typeof part === 'string' ? [...strToU8(part)] : part)),
    );

  it.each([
    ['UTF-8 without a declaration', bytes('<p>né'), 'né', 'utf-8'],
    ['Latin-1 without a declaration', bytes('<p>n', [0xe9]), 'né', 'windows-1252'],
    [
      'Latin-1 in a meta element',
      bytes('<meta charset=iso-8859-1><p>n', [0xe9]),
      'né',
      'windows-1252',
    ],
    [
      'Shift_JIS in http-equiv',
      bytes(
        '<meta http-equiv="Content-Type" content="text/html; charset=Shift_JIS"><p>',
        [0x93, 0xfa],
      ),
      '日',
      'shift_jis',
    ],
    [
      'the XML declaration of XHTML',
      bytes('<?xml version="1.0" encoding="ISO-8859-2"?><p>', [0xb3]),
      'ł',
      'iso-8859-2',
    ],
    [
      'a byte order mark of UTF-16',
      bytes([0xff, 0xfe, 0x3c, 0, 0x70, 0, 0x3e, 0, 0xe9, 0]),
      '<p>é',
      'utf-16le',
    ],
    [
      'a byte order mark before another declaration',
      bytes([0xef, 0xbb, 0xbf], '<meta charset=iso-8859-1>é'),
      'é',
      'utf-8',
    ],
    ['an unknown name', bytes('<meta charset=none><p>n', [0xe9]), 'né', 'windows-1252'],
  ])('%s', (_, contents, text, encoding) => {
    const decoded = decodeHtml(contents);
    expect(decoded.text).toContain(text);
    expect(decoded.encoding).toBe(encoding);
  });

  it('reports bytes that are invalid in the encoding that a page names', async () => {
    const folder = await folderWith({});
    await writeFile(
      join(folder, 'a.html'),
      bytes(page('<p>Some text n', '<meta charset="utf-8">'), [0xe9]),
    );
    const {diagnostics} = await adoptFolder(folder);
    expect(diagnostics).toMatchObject([
      {code: 'adopt-encoding', file: 'a.html', severity: 'warning'},
    ]);
  });
});

describe('ADOPT-07 any folder of HTML can be read', () => {
  it('reads no file outside the folder, and follows links inside it', async () => {
    const folder = await folderWith({
      'secret.html': page('<h1>Secret</h1>'),
      'old/index.html': page('<h1>Start</h1>'),
    });
    await symlink('../secret.html', join(folder, 'old/stolen.html'));
    await symlink('index.html', join(folder, 'old/again.html'));
    await symlink('.', join(folder, 'old/circle'));
    await symlink('nowhere.html', join(folder, 'old/dead.html'));
    const adopted = await adoptFolder(join(folder, 'old'));
    expect(adopted.pages.map(({file}) => file)).toEqual(['again.html', 'index.html']);
    expect(adopted.diagnostics.map(({code, file}) => `${code} ${file}`)).toEqual([
      'adopt-link-outside dead.html',
      'adopt-link-outside stolen.html',
    ]);
  });

  it('resolves links by `<base>`', async () => {
    const {article, reported} = await adopt({
      'deep/a.html': page('<h1>A</h1><a href="b.html">B</a>', '<base href="../other/">'),
      'other/b.html': page('<h1>B</h1>'),
    });
    expect(article('deep/a')).toContain('<a href="slot:../other/b.md">B</a>');
    expect(reported).toEqual([]);
  });

  it('reads XHTML and tag soup', async () => {
    const {article, reported} = await adopt({
      'a.xhtml': `<?xml version="1.0" encoding="UTF-8"?>\n<html xmlns="http://www.w3.org/1999/xhtml"><head><title>A</title></head><body><h1>A</h1><p>One<br/>two</p></body></html>`,
      'b.html': '<h1>B<p>One<b>two<table><tr><td>cell<p>more</h1></b>end',
    });
    expect(article('a')).toBe('<h1>A</h1><p>One<br>two</p>');
    expect(article('b')).toContain('cell');
    expect(reported).toEqual([]);
  });

  it('keeps a page in a frame whose text is beside a menu', async () => {
    const menu =
      '<nav><ul><li><a href="use.html">Use the kettle</a></li><li><a href="lid.html">Lift the lid</a></li></ul></nav>';
    const old = (text: string): string =>
      `<!doctype html><title>${text}</title><body>${menu}<main><h1>${text}</h1><p>Boil it.</p></main></body>`;
    const {article, adopted} = await adopt({
      'index.html': '<frameset><frame src="use.html"><frame src="lid.html"></frameset>',
      'lid.html': old('Lid'),
      'use.html': old('Use'),
    });
    expect(article('use')).toBe('<h1>Use</h1><p>Boil it.</p>');
    expect(adopted.report.skipped).toEqual([]);
  });

  it('reads the title before embedded pages are replaced', async () => {
    const {adopted} = await adopt({
      'a.html': page('<h1>Lids<iframe src="https://tea.example/demo"></iframe></h1><p>1</p>'),
    });
    expect(jsonOf<{frontMatter: object}>(adopted, 'pages/a.json').frontMatter).toMatchObject({
      title: 'Lids',
    });
  });

  it('redirects from framesets and from pages that only redirect', async () => {
    const {adopted} = await adopt({
      'index.html':
        '<html><frameset cols="20%,80%"><frame src="nav.html"><frame src="main.html" name="main"></frameset></html>',
      'nav.html': page('<h1>Navigation</h1>'),
      'main.html': page('<h1>Main</h1>'),
      'old.html': '<meta http-equiv="refresh" content="0; url=main.html">',
      'older.html': '<meta http-equiv="Refresh" content="0;URL=\'old.html\'">',
    });
    expect(Object.fromEntries(adopted.aliases)).toEqual({
      'main.html': ['index.html', 'old.html', 'older.html'],
    });
  });

  it('gives pages and files whose names differ only in case names of their own', async () => {
    const {adopted, article} = await adopt({
      'Guide.html': page('<h1>One</h1><img src="A.png">'),
      'guide.html': page('<h1>Two</h1><a href="Guide.html">one</a><img src="a.png">'),
      'A.png': 'one',
      'a.png': 'two',
    });
    expect(adopted.pages.map(({id, path}) => ({id, path}))).toEqual([
      {id: 'Guide', path: '/Guide'},
      {id: 'guide-2', path: '/guide-2'},
    ]);
    expect(article('guide-2')).toContain('<a href="slot:./Guide.md">one</a>');
    expect([...adopted.files.keys()].filter((path) => path.endsWith('.png'))).toEqual([
      'assets/content/docs/1.x/A.png',
      'assets/content/docs/1.x/a-2.png',
    ]);
  });

  it('gives a page called `Index.html` another name than the index page of its folder', async () => {
    const {adopted} = await adopt({
      'guide/Index.html': page('<h1>Terms</h1>'),
      'guide/index.html': page('<h1>Guide</h1>'),
    });
    expect(adopted.pages.map(({id, path}) => ({id, path}))).toEqual([
      {id: 'guide/Index-2', path: '/guide/Index-2'},
      {id: 'guide/index', path: '/guide/'},
    ]);
  });

  it('gives pages whose names look like those of files other names', async () => {
    const {adopted, article} = await adopt({
      'Lid.Handle.html': page('<h1>Handle</h1>'),
      'v1.2.html': page('<h1>1.2</h1><a href="Lid.Handle.html">Handle</a>'),
    });
    expect(adopted.pages.map(({path}) => path)).toEqual(['/Lid-Handle', '/v1.2']);
    expect(article('v1.2')).toContain('<a href="slot:./Lid-Handle.md">Handle</a>');
    expect([...adopted.oldPaths.contract]).toEqual([
      '/docs/1.x/Lid.Handle.html',
      '/docs/1.x/Lid.Handle',
      '/docs/1.x/v1.2.html',
      '/docs/1.x/v1.2',
    ]);
  });

  it('finds a page whose name is linked in another case', async () => {
    const {article} = await adopt({
      'Setup.html': page('<h1>Setup</h1>'),
      'index.html': page('<h1>Start</h1><a href="setup.HTML">Setup</a>'),
    });
    expect(article('index')).toContain('<a href="slot:./Setup.md">Setup</a>');
  });

  it('keeps spaces and letters outside ASCII in names', async () => {
    const {article, reported, adopted} = await adopt({
      'my guide/é.html': page(
        '<h1>É</h1><a href="../%C3%BC%20b.html#x">Ü</a><img src="bild%201.png">',
      ),
      'ü b.html': page('<h1 id="x">Ü</h1>'),
      'my guide/bild 1.png': 'png',
    });
    expect(article('my guide/é')).toBe(
      '<h1>É</h1><a href="slot:../ü%20b.md#x">Ü</a><img src="slot:./bild%201.png">',
    );
    expect(adopted.report.counts.files).toBe(1);
    expect(reported).toEqual([]);
  });

  it('reads files, ids and attributes with the names of properties that all objects have', async () => {
    const {article, reported} = await adopt({
      '__proto__.html': page('<h1 id="__proto__" constructor="x" __proto__="y">A</h1>'),
      'constructor.html': page(
        '<h1>B</h1><p id="constructor"><a href="__proto__.html#__proto__">A</a></p>',
      ),
    });
    expect(article('__proto__')).toBe('<h1 id="__proto__">A</h1>');
    expect(article('constructor')).toBe(
      '<h1>B</h1><p id="constructor"><a href="slot:./__proto__.md#__proto__">A</a></p>',
    );
    expect(reported).toEqual([]);
  });

  it('keeps the first of equal ids and reports the others', async () => {
    const {article, reported} = await adopt({
      'a.html': page('<h1>A</h1><p id="x">One</p><p id="x">Two</p>'),
    });
    expect(article('a')).toBe('<h1>A</h1><p id="x">One</p><p>Two</p>');
    expect(reported).toEqual(['adopt-duplicate-id: The old page has the id `x` more than once.']);
  });

  it('reads a page of several megabytes', async () => {
    const rows = Array.from({length: 20_000}, (_, row) => `<tr><td>${row}<td>value ${row}</tr>`);
    const {adopted} = await adopt({'a.html': page(`<h1>A</h1><table>${rows.join('')}</table>`)});
    expect(adopted.report.counts).toMatchObject({pages: 1, whole: 1});
  });

  it.each([
    ...[
      ['that scripts write', '<div id="app"></div><script src="docsify.js"></script>'],
      [
        'with a script between its elements',
        '<div id="app"></div><script src="x.js"></script><script>new Docs({target: "#app", path: "./"});</script>',
      ],
      [
        'with a text for browsers without scripts',
        '<script type="module" src="x.js"></script><div id="app"></div><noscript><img src="x.gif">Enable JavaScript to read the documentation.</noscript>',
      ],
    ].map(([name = '', text = '']) => [
      name,
      text,
      'The page has no text: scripts create the text in the browser.',
      'Save the page from a browser after it has loaded. If you have the Markdown sources, which Docsify and Docute publish in the same folder, import them with `legacydocs import` or copy them to `content/docs`.',
    ]),
    [
      'without text',
      '<body></body>',
      'The page has no text.',
      'If the page is meant to be empty, remove the file from the old folder.',
    ],
    [
      'nested too deeply',
      '<div>'.repeat(2_000),
      'The elements of the page are nested too deeply to be read.',
      'Open the page in a browser and save it: browsers correct the markup.',
    ],
  ])('ADOPT-08 reports a page %s, and what to do instead', async (_, text, message, hint) => {
    const {adopted} = await adopt({'a.html': text, 'b.html': page('<h1>B</h1>')});
    expect(adopted.diagnostics).toMatchObject([
      {code: 'adopt-page-unreadable', file: 'a.html', message, hint},
    ]);
    expect(adopted.isLossy).toBe(true);
    expect(adopted.report.unreadable).toEqual(['a.html']);
  });

  it('ADOPT-08 skips a search page by its name, but not a page about the search', async () => {
    const {adopted} = await adopt({
      'index.html': page('<h1>B</h1>'),
      'search.html': page('<h1>Search</h1><p>Enter a word.</p>'),
      'plugins/search.html': page(
        `<h1>search</h1><p>${'A plugin for the search. '.repeat(15)}</p>`,
      ),
    });
    expect(adopted.report.skipped).toEqual(['search.html']);
    expect(adopted.pages.map(({file}) => file)).toEqual(['index.html', 'plugins/search.html']);
  });

  it('ADOPT-08 skips search results that scripts show', async () => {
    const {adopted, reported} = await adopt({
      'docs/search/AllA.html': '<div id="app"></div><script src="search.js"></script>',
      'docs/index.html': page('<h1>B</h1>'),
    });
    expect(adopted.report.skipped).toEqual(['docs/search/AllA.html']);
    expect(reported).toEqual([]);
  });

  it.each([
    ['no pages', {'a.txt': ''}, '`old` contains no HTML pages.'],
    [
      'only pages that scripts write',
      {'a.html': '<script src="x.js"></script>'},
      'No HTML page in `old` has text. The page has no text: scripts create the text in the browser.',
    ],
  ])('ADOPT-08 refuses a folder with %s', async (_, files, message) => {
    await expect(adopt(files)).rejects.toMatchObject({
      diagnostics: [{code: 'adopt-no-pages', message}],
    });
  });

  it('ADOPT-09 lets nothing run: no script, style sheet, form, frame or event handler survives', async () => {
    const {article, reported} = await adopt({
      'a.html': page(
        '<h1 onclick="x()">A</h1><script>x()</script><style>p{}</style><p style="color:red" class="old">Text <a href="javascript:x()">run</a></p><iframe src="https://player.example/1" title="Film"></iframe><canvas></canvas><svg onload="x()"><script>x()</script><path d="M0 0"/></svg><math><mi href="javascript:x()">a</mi></math><form><input name="q"></form><object data="x.swf">Flash</object>',
      ),
    });
    expect(article('a')).toBe(
      '<h1>A</h1><p>Text run</p><a href="https://player.example/1" target="_blank" rel="noopener noreferrer">Film</a><svg><g fill="black" stroke="none" stroke-width="1" stroke-linecap="butt" stroke-linejoin="miter"><path d="M0 0"></path></g></svg><math><mi>a</mi></math>Flash',
    );
    expect(reported).toEqual([
      'adopt-embedded-page: `<iframe>` embeds `https://player.example/1`, which adopted pages cannot embed.',
      'adopt-embedded-page: `<object>` embeds `x.swf`, which adopted pages cannot embed.',
      'adopt-script-link: The link `javascript:x()` is a script.',
      "adopt-dynamic-part: `<canvas>` needs the old page's scripts, which are removed.",
    ]);
  });

  it('ADOPT-10 reports images that no website can load', async () => {
    const {article, reported} = await adopt({
      'a.html': page(
        '<h1>A</h1><p>1<img src="file:///C:/a.png"><img src="C:\\a.png">2</p><svg viewBox="0 0 1 1"><use xlink:href="icons.svg#a"></use><use href="#b"></use><path id="b" d="M0 0"/></svg>',
      ),
    });
    expect(article('a')).toMatch(
      /^<h1>A<\/h1><p>12<\/p><svg viewBox="0 0 1 1"[^>]*><g [^>]*><use href="#b">/,
    );
    expect(reported).toEqual([
      'adopt-missing-file: The file `file:///C:/a.png` is on the computer of the old author, or has an unknown scheme.',
      'adopt-missing-file: The file `C:\\a.png` is on the computer of the old author, or has an unknown scheme.',
      'adopt-dynamic-part: A drawing shows a part of the file `icons.svg#a`, which adopted pages do not load.',
    ]);
  });

  it('ADOPT-10 reports links that browsers do not open, but keeps downloads', async () => {
    const {article, adopted, reported} = await adopt({
      'a.html': page(
        '<h1>A</h1><a href="data:text/plain,1">1</a><a download href="data:text/plain,2">2</a>',
      ),
    });
    expect(article('a')).toContain('<h1>A</h1>1<a download');
    expect(reported).toEqual([
      'adopt-dead-link: Browsers do not open the link `data:text/plain,1`.',
    ]);
    expect(adopted.report.counts).toMatchObject({whole: 1});
  });

  it('keeps images inside drawings', async () => {
    const {article, adopted} = await adopt({
      'a.html': page('<h1>A</h1><svg viewBox="0 0 1 1"><image xlink:href="b.png"/></svg>'),
      'b.png': 'png',
    });
    expect(article('a')).toContain('<image href="slot:./b.png">');
    expect(adopted.report.counts).toMatchObject({files: 1, whole: 1});
  });

  it('ADOPT-10 reports links that led nowhere, and keeps their text', async () => {
    const {article, reported} = await adopt({
      'a.html': page(
        '<h1 id="a">A</h1><a href="gone.html">1</a><a href="#gone">2</a><a href="b.html#gone">3</a><img src="gone.png" alt="Old">',
      ),
      'b.html': page('<h1>B</h1>'),
    });
    expect(article('a')).toBe('<h1 id="a">A</h1>12<a href="slot:./b.md">3</a>');
    expect(reported).toEqual([
      'adopt-dead-link: The link `gone.html` leads to a page or file that is not in the old folder.',
      'adopt-dead-anchor: The link `#gone` leads to an id that the old article does not have.',
      'adopt-missing-file: The file `gone.png` is not in the old folder.',
      'adopt-dead-anchor: The link `b.html#gone` leads to the id `gone`, which the old page `b.html` does not have.',
    ]);
  });

  it('leads links to pages that only redirect to their targets, and drops those to other files', async () => {
    const redirect = '<meta http-equiv="refresh" content="0; url=b.html#lid">';
    const {article, reported} = await adopt({
      'B.html': redirect,
      'a.html': page(
        '<h1>A</h1><a href="old.html">1</a><a href="old.html#lid">2</a><a href="old.html#gone">3</a><a href="empty.html">4</a><a href="c.html">5</a>',
      ),
      'b.html': page('<h1>B</h1><p id="lid">Lid.</p>'),
      'c.html': page('<h1>C</h1><p>Lid.</p>'),
      'empty.html': '<p></p>',
      'old.html': redirect,
    });
    const b = 'slot:./b.md';
    expect(article('a')).toBe(
      `<h1>A</h1><a href="${b}">1</a><a href="${b}#lid">2</a><a href="${b}">3</a>4<a href="slot:./c.md">5</a>`,
    );
    expect(reported).toEqual([
      'adopt-page-unreadable: The page has no text.',
      'adopt-dead-link: The link `empty.html` leads to a page that is not documentation, such as a search page.',
      'adopt-dead-anchor: The link `old.html#gone` leads to the id `gone`, which the old page `b.html` does not have.',
    ]);
  });

  it.each([
    [
      'in the head',
      (next: string, up: string) =>
        `<head><title>T</title>${next && `<link rel="next" href="${next}.html">`}${up && `<link rel="up" href="${up}.html">`}</head><body>`,
    ],
    [
      'in the text',
      (next: string, up: string) =>
        `<body><div class="node">${next && `Next: <a rel="next" href="${next}.html#x">Next</a>`}${up && ` Up: <a rel="up" href="${up}.html#x">Up</a>`}</div>`,
    ],
  ])('ADOPT-16 makes sidebars of the links to the next and the upper page, %s', async (_, head) => {
    const build = (title: string, next: string, up: string): string =>
      `<html>${head(next, up)}<main><h1>${title}</h1><p>Text.</p></main></body></html>`;
    const {adopted} = await adopt({
      'a.html': build('Appendix', '', 'index'),
      'boil.html': build('Boil', 'water', 'use'),
      'index.html': build('Kettle', 'use', ''),
      'lid.html': build('Lid', '', 'lid'),
      'use.html': build('Use', 'a', 'index'),
      'water.html': build('Water', '', 'use'),
    });
    type Item = {readonly label: string; readonly items?: readonly Item[]};
    const outline = (items: readonly Item[]): unknown[] =>
      items.map(({label, items: inside}) => (inside ? [label, ...outline(inside)] : label));
    const {sidebars} = jsonOf<{sidebars: {docs: Item[]}}>(adopted, 'sidebars.json');
    expect(outline(sidebars.docs)).toEqual([
      ['Kettle', ['Use', 'Boil', 'Water'], 'Appendix'],
      'Lid',
    ]);
  });

  it('makes sidebars of folders and titles if the pages have no navigation', async () => {
    const {adopted} = await adopt({
      'index.html': page('<h1>Start</h1>'),
      'guide/index.html': page('<h1>Guide</h1>'),
      'guide/a.html': page('<h1>First</h1>'),
      'one/b.html': page('<h1>Alone</h1>'),
    });
    expect(jsonOf<{sidebars: unknown}>(adopted, 'sidebars.json').sidebars).toEqual({
      docs: [
        {type: 'doc', id: 'index', label: 'Start'},
        {
          type: 'category',
          label: 'Guide',
          items: [{type: 'doc', id: 'guide/a', label: 'First'}],
          link: {type: 'doc', id: 'guide/index'},
          collapsible: true,
          collapsed: true,
        },
        {type: 'doc', id: 'one/b', label: 'Alone'},
      ],
    });
  });
});

it('ADOPT-07 skips the folders of tools', async () => {
  const folder = await folderWith({'index.html': page('<h1>Start</h1>')});
  await mkdir(join(folder, '.git'));
  await writeFile(join(folder, '.git/a.html'), page('<h1>Hidden</h1>'));
  expect([...(await readSource(folder)).files.keys()]).toEqual(['index.html']);
});

describe('ADOPT-13 a folder of several versions', () => {
  it('is split into versions with different names, and its root leads to one of them', async () => {
    const folder = await folderWith({
      'index.html': '<meta http-equiv="refresh" content="0; url=/en/latest/guide/">',
      'en/latest/guide/index.html': page('<h1>Guide</h1>'),
      'de/latest/index.html': page('<h1>Start</h1>'),
      'en/v2.0/index.html': page('<h1>Start</h1>'),
      'plans/index.html': page('<h1>Plans</h1>'),
    });
    const {versions, diagnostics} = splitVersions(await readSource(folder));
    expect(versions.map(({name, home}) => [name, home])).toEqual([
      ['en-latest', 'guide/index.html'],
      ['de-latest', undefined],
      ['v2.0', undefined],
    ]);
    expect(diagnostics.map(({file}) => file)).toEqual(['plans/index.html']);
  });

  it('has only the aliases that are names of folders', async () => {
    const folder = await folderWith({
      'versions.json': '[{"version": "1.0", "aliases": ["latest", "../up", "a?b", "", 3]}, "x"]',
      '1.0/index.html': page('<h1>Start</h1>'),
    });
    const {versions} = splitVersions(await readSource(folder));
    expect(versions.map(({aliases}) => aliases)).toEqual([['latest/', '3/']]);
  });

  it.each([
    ['[{"version": "1.0"}', /not a list of versions/],
    ['{"1.0": []}', /not a list of versions/],
    ['[{"version": "1.0"}, {"version": "9.9"}]', /lists versions without pages: `9\.9\/`/],
    ['[{"version": "9.9"}]', /lists versions without pages/],
  ])('reports a list that is damaged or does not match the folders: %s', async (list, message) => {
    const folder = await folderWith({
      'versions.json': list,
      '1.0/index.html': page('<h1>Start</h1>'),
    });
    const {versions, diagnostics} = splitVersions(await readSource(folder));
    expect(versions.map(({name}) => name)).toEqual(['1.0']);
    expect(diagnostics).toEqual([
      expect.objectContaining({
        code: 'adopt-versions-file',
        file: 'versions.json',
        message: expect.stringMatching(message),
      }),
    ]);
  });

  it('keeps links to other versions, whose pages can have the same names', async () => {
    const folder = await folderWith({
      'index.html': page('<h1>Start</h1>'),
      'use.html': page('<h1>Use</h1><p><a href="/docs/2.0/use.html">newer</a></p>'),
    });
    const newer = 'href="https://kettle.example/docs/2.0/use.html"';
    const known = await adoptFolder(folder, {url: 'https://kettle.example/docs/1.0/'});
    expect(articleOf(known, 'use')).toContain(newer);
    const unknown = await adoptFolder(folder, {
      others: {folder: '1.0/', folders: ['2.0/'], pages: []},
    });
    expect(articleOf(unknown, 'use')).not.toContain('slot:');
    expect(unknown.diagnostics.map(({code}) => code)).toEqual(['adopt-dead-link']);
  });
});
