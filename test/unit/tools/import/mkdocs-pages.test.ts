import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import {writeFiles} from '../../../support/files.ts';
import {planned} from '../../../support/old-site.ts';
import {runBuild} from '../../../support/sites.ts';
import {folderWith} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

const config =
  'site_name: T\nsite_url: https://example.org\ntheme: material\nplugins: []\nmarkdown_extensions: [attr_list, footnotes, toc]\n';

/** Returns a page of a MkDocs site without its front matter. */
async function page(text: string, files: Readonly<Record<string, string>> = {}) {
  const {text: read, findings} = await planned({
    'mkdocs.yml': config,
    'docs/index.md': '# Home\n',
    'docs/a/page.md': text,
    ...files,
  });
  const printed = (await read('content/docs/current/a/page.md')) ?? '';
  return {text: printed.replace(/^---\n[\s\S]*?\n---\n/, ''), findings};
}

describe('links on the pages of a MkDocs site', () => {
  it('IMP-04 keep their targets if the root contains a file with the same path', async () => {
    const {text} = await page(
      '[A](index.md#x) [B](../index.md) [C](other.md)\n\n[d]: index.md\n[d]\n',
      {
        'docs/a/index.md': '# A\n',
        'docs/a/other.md': '# Other\n',
      },
    );
    expect(text).toBe('[A](./index.md#x) [B](../index.md) [C](other.md)\n\n[d]: ./index.md\n[d]\n');
  });

  it('IMP-04 remain links in titles of admonitions and details', async () => {
    const {text} = await page(
      '!!! info "The [`a`][x] and [b]"\n\n    A.\n\n??? tip "See [x], [y](z.md) and [b]"\n\n    B.\n\n!!! note "1] to ["\n\n    C.\n\n  [x]: https://a.example\n',
    );
    expect(text).toContain(':::info[The [`a`][x] and [b]]\n');
    expect(text).toContain(
      '<summary>See <a href="https://a.example">x</a>, <a href="z.md">y</a> and [b]</summary>',
    );
    expect(text).toContain(':::note[1\\] to \\[]\n');
  });

  it('IMP-04 and text below details without a blank line is not a part of the HTML', async () => {
    const {text} = await page('??? note "A"\n    B.\n!!! tip "C"\n    D.\n');
    expect(text).toContain('</details>\n\n:::tip[C]\n');
  });

  it('IMP-04 lead to footnotes', async () => {
    const {text} = await page('A.[^1] See [it](#fn:1), [back](page.md#fnref:1).\n\n[^1]: Note.\n');
    expect(text).toContain('See [it](#fn-1), [back](page.md#fnref-1).');
  });

  it('IMP-04 lead to images by absolute URLs, and can contain spaces', async () => {
    const files = {'docs/img/a.svg': '<svg/>', 'docs/file.zip': '', 'docs/a/b c.md': '# B\n'};
    const written =
      '![A](/img/a.svg) <img src="/img/a.svg"> [Z](/file.zip) ![N](/img/none.svg)\n\n[![B](https://b.example/x y-z)](b c.md) `[a](b c.md)`\n';
    const {text} = await page(written, files);
    expect(text).toBe(
      '![A](../img/a.svg) <img src="../img/a.svg"> [Z](/file.zip) ![N](/img/none.svg)\n\n[![B](https://b.example/x%20y-z)](b%20c.md) `[a](b c.md)`\n',
    );
    const below = await page('![A](/base/img/a.svg) ![B](/img/a.svg)\n', {
      ...files,
      'mkdocs.yml': config.replace('example.org', 'example.org/base/'),
    });
    expect(below.text).toBe('![A](../img/a.svg) ![B](/img/a.svg)\n');
    const inDocs = await page('![A](/img/a.svg)\n', {
      ...files,
      'mkdocs.yml': `${config.replace('example.org', 'example.org/base')}validation: {links: {absolute_links: relative_to_docs}}\n`,
    });
    expect(inDocs.text).toBe('![A](../img/a.svg)\n');
  });

  it('IMP-04 can be written in the syntax that only Python-Markdown reads', async () => {
    const {text} = await page(
      '_A [b](c.md){:target="_blank"}._\nSee [x].\n[x]: https://x.example\n[//]: # (comment)\n\n<a href=https://y.example/z>Y</a>\n\n<?xml version="1.0"?><svg></svg>\n\n```\nA\n[x]: y\n```\n',
    );
    expect(text).toBe(
      '_A [b](c.md)._\nSee [x].\n\n[x]: https://x.example\n[//]: # (comment)\n\n<a href="https://y.example/z">Y</a>\n\n<svg></svg>\n\n```\nA\n[x]: y\n```\n',
    );
    const {text: read} = await planned({
      'mkdocs.yml': config,
      'docs/index.md': '<h1 style="color: red">A</h1>\n\nB\n',
    });
    expect(await read('content/docs/current/index.md')).toContain('hide_title: true');
  });

  it('IMP-04 use the last definition', async () => {
    const {text} = await page(
      '[A][x]\n\n  [x]: https://a.example\n\n[B][X]\n\n  [X]: https://b.example\n',
    );
    expect(text).not.toContain('https://a.example');
    expect(text).toContain('[X]: https://b.example');
  });
});

describe('the syntax of extensions on the pages of a MkDocs site', () => {
  const converted = async (extensions: string, text: string) =>
    await page(text, {'mkdocs.yml': `${config.split('markdown_ext')[0]}${extensions}`});

  it('IMP-04 of `magiclink` and `mdx_gh_links` becomes links', async () => {
    const text =
      'See #1, (o/r#2), @ann-b, @o/r, !3 and 0123456789abcdef0123456789abcdef01234567.\n\n`#4` a@b.example a#5 [#6](#x) https://a.example/#7\n\n## A {#8}\n';
    const options =
      'markdown_extensions: [attr_list, {pymdownx.magiclink: {repo_url_shorthand: true, user: u, repo: p}}]\n';
    const magic = await converted(options, text);
    expect(magic.text).toBe(
      'See [#1](https://github.com/u/p/issues/1), ([o/r#2](https://github.com/o/r/issues/2)), [@ann-b](https://github.com/ann-b), [o/r](https://github.com/o/r), [!3](https://github.com/u/p/pull/3) and [`0123456`](https://github.com/u/p/commit/0123456789abcdef0123456789abcdef01234567).\n\n`#4` a@b.example a#5 [#6](#x) https://a.example/#7\n\n## A {#8}\n',
    );
    const links = await converted(
      'markdown_extensions: [{mdx_gh_links: {user: u, repo: p}}]\n',
      'A #1 !3\n',
    );
    expect(links.text).toBe('A [#1](https://github.com/u/p/issues/1) !3\n');
    expect(links.findings.join()).not.toContain('mdx_gh_links');
    expect((await converted('markdown_extensions: [pymdownx.magiclink]\n', 'A #1\n')).text).toBe(
      'A #1\n',
    );
  });

  it('IMP-04 of `smarty` and `smartsymbols` becomes the same characters', async () => {
    const text =
      'It\'s "so" -- *"he"* --- \'90s... (tm) 1/4 --> `"x" --`\n\n::: A\n\n![A](a.svg){ width="3" }\n\n:::note["B"]\n';
    const {text: smart} = await converted(
      'markdown_extensions: [attr_list, smarty, pymdownx.smartsymbols]\n',
      text,
    );
    expect(smart).toContain('It’s “so” – *“he”* — ’90s… ™ ¼ → `"x" --`\n');
    expect(smart).toContain('width="3"');
    expect(smart).toContain(':::note["B"]');
    const plain = await converted(
      'markdown_extensions: [{smarty: {smart_quotes: false}}]\n',
      '"A" -- (tm)\n',
    );
    expect(plain.text).toBe('"A" – (tm)\n');
  });

  it('IMP-04 of `critic`, `escapeall` and `keys` becomes HTML and text', async () => {
    const {text} = await converted(
      'markdown_extensions: [pymdownx.critic, pymdownx.escapeall, pymdownx.mark, pymdownx.keys]\n',
      'A {++b++} {--c--} {==d==} {>>e<<} \\f ++ctrl+del++ ++page-up+arrow-up++ ++num1+backslash++\n',
    );
    expect(text).toBe(
      'A <ins>b</ins> <del>c</del> <mark>d</mark> <em>e</em> f <kbd>Ctrl</kbd>+<kbd>Del</kbd> <kbd>Page Up</kbd>+<kbd>Up</kbd> <kbd>Num 1</kbd>+<kbd>&#92;</kbd>\n',
    );
  });

  it('IMP-03 that Python code converts fails strict builds, and other fences are named', async () => {
    const fences = `markdown_extensions:
  - pymdownx.highlight: {extend_pygments_lang: [{name: py-own, lang: pycon3}]}
  - pymdownx.superfences:
      custom_fences:
        - {name: chart, class: chart, format: !!python/name:tools.chart}
        - {name: drawing, class: mermaid, format: !!python/name:mermaid2.fence}
        - {name: diagram, class: diagram, format: !!python/name:pymdownx.superfences.fence_code_format}
        - {name: math, class: arithmatex, format: !!python/object/apply:pymdownx.arithmatex.arithmatex_fenced_format {}}
`;
    const block = (name: string): string => `\`\`\`${name}\na\n\`\`\`\n`;
    const written = ['chart', 'drawing', 'diagram', 'math', 'py-own', 'py3', 'nohighlight'];
    const {text, findings} = await converted(fences, written.map(block).join('\n'));
    const shown = ['text', 'mermaid', 'text', '', 'python', 'python', 'text'];
    const math = '$$\na\n$$\n';
    expect(text).toBe(shown.map((name) => (name === '' ? math : block(name))).join('\n'));
    expect(findings).toEqual(
      expect.arrayContaining([
        'error: Python code converts blocks with the language `chart`.',
        'warning: Code blocks with the language `diagram` are shown as code.',
        'error: Formulas are shown as source text.',
      ]),
    );
    const {text: read} = await planned({
      'mkdocs.yml': `site_name: T\n${fences}`,
      'docs/index.md': block('chart'),
    });
    expect(await read('content/docs/current/index.md')).toContain(
      'not_converted: {reason: "code that Python converts: chart", accepted: false}',
    );
  });

  it('IMP-01 that generates a heading is reported, too', async () => {
    const {text, findings} = await converted(
      'plugins: [mkdocstrings]\n',
      '#### ::: a.b\n    options:\n      x: 1\n\nC\n',
    );
    expect(text).toContain(
      'The reference of `a.b`, which mkdocstrings generated, is missing here.',
    );
    expect(text).toMatch(/\nC\n$/);
    expect(findings).toContain('error: The page contains a reference that mkdocstrings generated.');
  });
});

describe('Markdown below HTML on the pages of a MkDocs site', () => {
  it.each([
    [
      'a centred block',
      '<center>\n![A](a.svg)\n```js\n\n</center>\n```\n_B_\n</center>\n### C\n\n<center>**D**</center>\n',
      '<center>\n\n![A](a.svg)\n```js\n\n</center>\n```\n_B_\n</center>\n\n### C\n\n<center>\n\n**D**\n\n</center>\n\n\n',
    ],
    [
      'an indented end tag',
      '<table><tr><td>\n\nA\n\n    </td>\n  </tr>\n</table>\n\n    </b> c\n',
      '<table><tr><td>\n\nA\n\n</td>\n  </tr>\n</table>\n\n    </b> c\n',
    ],
    [
      'a line with one tag',
      '<img src="a.svg">\n  *A*\n\n<br>\n- B\n',
      '<img src="a.svg"> *A*\n\n<br>\n\n- B\n',
    ],
    [
      'the end tag of a block',
      '<div><div>\n*a*</div></div>\n*B*\n\n<hr>\n*C*\n',
      '<div><div>\n*a*</div></div>\n\n*B*\n\n<hr>\n\n*C*\n',
    ],
    ['an end tag', '<div>\n\n*A*\n\n</div>\n*B*\n', '<div>\n\n*A*\n\n</div>\n\n*B*\n'],
    [
      'other HTML',
      '<a href="b">\n<img src="a.svg">\n</a>\n\n- <p>\n  A</p>\n',
      '<a href="b">\n<img src="a.svg">\n</a>\n\n- <p>\n  A</p>\n',
    ],
  ])('IMP-04 is Markdown: %s', async (_name, old, expected) => {
    expect((await page(old)).text).toBe(expected);
  });
});

describe('blocks on the pages of a MkDocs site', () => {
  it('IMP-04 can begin without a space, and have types that begin with a hyphen', async () => {
    const {text} = await page(
      '!!!note "A"\n    B\n\n???- tip "C [d](e.md){target=_blank}"\n  \tD\n\n===="E"\n\n!!! No, this is text.\n',
    );
    expect(text).toContain(':::note[A]\n\nB\n\n:::\n');
    expect(text).toContain('<summary>C <a href="e.md">d</a></summary>\n');
    expect(text).toContain('\n===="E"\n\n!!! No, this is text.\n');
  });
});

it('IMP-04 tabs have the ids of `slugify`', async () => {
  const {text} = await page(
    '## SQS\n\n=== "SQS"\n\n    [A](#a-b_1)\n\n=== "`A` B"\n\n    B\n\n=== "A B"\n',
    {
      'mkdocs.yml':
        `${config}  - pymdownx.tabbed: {slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}}\n`.replace(
          '[attr_list, footnotes, toc]',
          '\n  - toc',
        ),
    },
  );
  expect([...text.matchAll(/<a id="(.*)">/g)].map(([, id]) => id)).toEqual([
    'sqs_1',
    'a-b',
    'a-b_1',
  ]);
});

describe('attributes on the pages of a MkDocs site', () => {
  it('IMP-04 of emoji and icons are omitted', async () => {
    const {text} = await page(
      '- :heart:{ .lg } **A**\n- :material-egg:{ .lg .middle } B {x} a:b:{c}\n\n[D](e){ .f }\n{ .g }\n',
    );
    expect(text).toBe('- :heart: **A**\n- B {x} a:b:{c}\n\n[D](e)\n\n');
  });

  it.each(['{ id="9.7.0" }', '{ id=9.7.0 }', '{: #9.7.0 }'])(
    'IMP-04 set ids: %s',
    async (written) => {
      const {text, findings} = await page(
        `## 9.7.0 <small>May 2025</small> ${written}\n\n[A](#x){ #+b.c }\n`,
      );
      expect(text).toBe('## 9.7.0 <small>May 2025</small> {#9.7.0}\n\n[A](#x) <a id="+b.c"></a>\n');
      expect(findings).toEqual([]);
    },
  );
});

describe('code blocks on the pages of a MkDocs site', () => {
  it('IMP-04 without an end are text', async () => {
    const {text} = await page(
      '=== "A"\n\n    Text.\n    ```\n\n=== "B"\n\n    ```py\n    b\n    ```\n',
    );
    expect(text).toContain('Text.\n\\`\\`\\`\n:::\n:::tab[B]');
    expect(text).toContain('```py\nb\n```\n:::');
  });
});

describe('blog posts of a Material site', () => {
  const post = (front: string, title = 'A `b` – C!'): string =>
    `---\n${front}\n---\n\n# ${title}\n`;

  it.each([
    ['', {}, 'date: 2024-03-09', '/blog/2024/03/09/a-b--c'],
    ['', {}, 'date: {created: 2024-03-09}\ntitle: Own', '/blog/2024/03/09/own'],
    ['', {}, 'date: 2024-03-09T10:00:00\nslug: own-2.0', '/blog/2024/03/09/own-2.0'],
    ['post_url_format: "{slug}", blog_dir: .', {dir: 'posts'}, 'date: 2024-03-09', '/a-b--c'],
    [
      'post_url_format: "x/{date}/{file}", post_url_date_format: yyyy-M, post_dir: "{blog}/p"',
      {dir: 'blog/p'},
      'date: 2024-03-09',
      '/blog/x/2024-3/one',
    ],
  ])(
    'IMP-04 keep their URLs: %s',
    async (options, {dir = 'blog/posts'}: {dir?: string}, front, slug) => {
      const {text} = await planned({
        'mkdocs.yml': `${config.replace('plugins: []', `plugins: [{blog: {${options}}}]`)}`,
        'docs/index.md': '# Home\n',
        [`docs/${dir}/one.md`]: post(front),
      });
      expect(await text(`content/docs/current/${dir}/one.md`)).toContain(`slug: ${slug}\n`);
    },
  );

  it('IMP-04 are the only pages with a slug', async () => {
    const files = {'docs/a/page.md': '---\nslug: b\n---\n# A\n'};
    const {text} = await planned({'mkdocs.yml': config, 'docs/index.md': '# Home\n', ...files});
    expect(await text('content/docs/current/a/page.md')).not.toContain('slug');
  });

  it('IMP-04 have the URLs of pages if the format is not supported', async () => {
    const {text} = await planned({
      'mkdocs.yml': config.replace(
        'plugins: []',
        'plugins: [{blog: {post_url_date_format: MMMM}}]',
      ),
      'docs/index.md': '# Home\n',
      'docs/blog/posts/one.md': post('date: 2024-03-09'),
    });
    expect(await text('content/docs/current/blog/posts/one.md')).not.toContain('slug:');
  });
});

describe('shortcodes of hooks', () => {
  const hooks = {'mkdocs.yml': `${config}hooks: [hook.py]\n`};

  it('IMP-04 of Material are converted', async () => {
    const {text, findings} = await page(
      `## <!-- md:setting config.blog_dir -->

<!-- md:version 9.2.0 --> <!-- md:version insiders-4.1 -->
<!-- md:default \`blog\` --> <!-- md:flag required --> <!-- md:sponsors -->

<!-- md:option toc.title --> [blog][config.blog_dir] <!-- md:demo x -->
`,
      {
        ...hooks,
        'hook.py': 'r"<!-- md:(\\w+)(.*?) -->" f"https://github.com/mkdocs-material/{text}"',
        'docs/changelog/index.md': '# Log\n\n## 9.2.0\n',
      },
    );
    const badge = (inside: string): string =>
      `<span class="badge badge--secondary">${inside}</span>`;
    expect(text).toBe(`## \`blog_dir\` {#config.blog_dir}

${badge('Minimum version: [9.2.0](../changelog/index.md#9.2.0)')} ${badge('Minimum version: insiders-4.1')}
${badge('Default value: `blog`')} ${badge('Required value')} ${badge('Sponsors only')}

[\`title\`](#+toc.title) <a id="+toc.title"></a> [blog][config.blog_dir] [Demo repository](https://github.com/mkdocs-material/x)

[config.blog_dir]: #config.blog_dir
`);
    expect(findings.filter((one) => one.includes('comment'))).toEqual([]);
  });

  it('IMP-01 of other hooks are reported with their locations', async () => {
    const text = 'A <!-- my:badge x -->\n\n<!-- A comment. -->\n';
    const {findings} = await page(text, {...hooks, 'hook.py': 'pass'});
    expect(findings).toContain('error: A hook replaces this comment, and is not run.');
    expect((await page(text)).findings).toEqual([]);
  });
});

describe('diagrams on the pages of an old site', () => {
  it('IMP-13 are drawn without a further edit, and the import names what they need', async () => {
    const cwd = await folderWith({
      'old/.git/HEAD': '',
      'old/mkdocs.yml': config,
      'old/docs/index.md': '# Home\n\n```mermaid\npie\n```\n',
    });
    const io = fakeIo({cwd});
    expect(await run(['import', 'old', 'new'], io)).toBe(0);
    expect(io.stdout.text()).toContain('The site builds: 0 warnings.');
    const site = join(cwd, 'new');
    expect(await readFile(join(site, 'site.config.ts'), 'utf8')).toContain('unsafe-inline');
    expect(await readFile(join(site, 'package.json'), 'utf8')).toContain('"mermaid": "*"');
    expect(await readFile(join(site, 'MOVED.md'), 'utf8')).toContain(
      '`csp` now allows inline styles on all pages',
    );
    await writeFiles(site, {'node_modules/mermaid/dist/mermaid.min.js': 'window.mermaid = {};'});
    expect(await runBuild(site, '--strict')).toMatchObject({code: 0, err: ''});
  });
});
