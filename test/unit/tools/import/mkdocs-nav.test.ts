import {describe, expect, it} from 'vitest';
import type {Files} from '../../../support/files.ts';
import {planned} from '../../../support/old-site.ts';

/** Returns the sidebar as text: the label or id of each entry, indented below its category. */
async function sidebar(settings: string, files: Files) {
  const {text, findings, plan} = await planned({
    'mkdocs.yml': `site_name: A\n${settings}\n`,
    ...Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        `docs/${path}`,
        content || `# ${path.replace(/.*\/|\.md$/g, '')}\n`,
      ]),
    ),
  });
  const lines = (items: readonly Record<string, unknown>[], indent = ''): string[] =>
    items.flatMap(({label, id, href, link, items: inner}) => [
      `${indent}${[label, id, href, link && JSON.stringify(link)].filter(Boolean).join(' = ')}`,
      ...(Array.isArray(inner) ? lines(inner, `${indent}  `) : []),
    ]);
  const sidebars = JSON.parse((await text('content/docs/current/sidebars.json')) ?? '{}');
  return {lines: lines(sidebars.docs), findings, plan};
}

const pages = (...paths: string[]): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, '']));

describe('the `nav` setting of a MkDocs site', () => {
  it('IMP-04 can contain mappings in place of lists', async () => {
    const files = pages('a.md', 'b.md', 'c.md', 'd.md', 'e.md');
    const expected = ['A = a', 'Types', '  B = b', '  Deep', '    C = c', '    D = d', 'E = e'];
    for (const nav of [
      '[{A: a.md}, {Types: {B: b.md, Deep: {C: c.md, D: d.md}}, E: e.md}]',
      '{A: a.md, Types: {B: b.md, Deep: [{C: c.md, D: d.md}]}, E: e.md}',
    ]) {
      expect((await sidebar(`nav: ${nav}`, files)).lines).toEqual(expected);
    }
  });
});

describe('IMP-11 plugins that define the navigation of a MkDocs site', () => {
  it('IMP-11 reads lists from `SUMMARY.md` like `literate-nav`', async () => {
    const {lines, findings} = await sidebar('plugins: [search, literate-nav]', {
      ...pages('index.md', 'a.md', 'guide/index.md', 'guide/b.md', 'guide/c.md', 'ref/x/y.md'),
      'SUMMARY.md': `# Contents

<!--nav-->
* [Start](index.md)
* [The \`guide\`](guide/)
* Rest
    * [B](guide/b.md)
    * [Web](https://example.org)
    * *
    * Nothing
`,
      'guide/SUMMARY.md': '- [Overview](index.md)\n- *\n',
    });
    expect(lines).toEqual([
      'Start = index',
      'The guide',
      '  Overview = guide/index',
      '  guide/c',
      'Rest',
      '  B = guide/b',
      '  Web = https://example.org',
      '  a',
      '  Ref',
      '    X',
      '      ref/x/y',
    ]);
    expect(findings).toContain('warning: The navigation contains `Nothing`, which does not exist.');
    expect(findings.filter((one) => one.includes('literate-nav'))).toEqual([
      'info: `literate-nav` is not needed.',
    ]);
  });

  it('IMP-11 expands folders and patterns in `nav` like `literate-nav`', async () => {
    const {lines} = await sidebar(
      'plugins: [literate-nav: {nav_file: NAV.md, implicit_index: true}]\nnav: [index.md, {Guide: guide/}, {Ref: ref/*.md}]',
      {
        ...pages('index.md', 'guide/index.md', 'guide/b.md', 'ref/y.md'),
        'guide/NAV.md': '- [B](b.md)\n',
      },
    );
    expect(lines).toEqual(['index', 'Guide', '  guide/index', '  B = guide/b', 'Ref', '  ref/y']);
  });

  it('IMP-11 applies `.pages` like `awesome-pages`', async () => {
    const {lines, findings} = await sidebar('plugins: [awesome-pages]', {
      ...pages('index.md', 'z.md', 'a.md', 'guide/p-2.md', 'guide/p-10.md', 'guide/one/x.md'),
      ...pages('single/only.md', 'hidden/h.md'),
      '.pages': `nav:
  - index.md
  - First: z.md
  - gone.md
  - Web: https://example.org
  - Group:
    - ... | regex=^s
  - ...
`,
      'guide/.pages': 'title: The guide\norder: desc\nsort_type: natural\n',
      'single/.pages': 'collapse: true\n',
      'hidden/.pages': 'hide: true\n',
    });
    expect(lines).toEqual([
      'index',
      'First = z',
      'Web = https://example.org',
      'Group',
      '  single/only',
      'a',
      'The guide',
      '  guide/p-10',
      '  guide/p-2',
      '  One',
      '    guide/one/x',
    ]);
    expect(findings).toContain('warning: The navigation contains `gone.md`, which does not exist.');
  });

  it('IMP-11 replaces `...` in `nav` with the remaining pages', async () => {
    const {lines} = await sidebar(
      "plugins: [awesome-pages: {collapse_single_pages: true}]\nnav: [index.md, {Rest: ['... | flat | **/b*.md', ...]}]",
      pages('index.md', 'x/b1.md', 'y/b2.md', 'y/c.md', 'y/d.md', 'z/e.md'),
    );
    expect(lines).toEqual([
      'index',
      'Rest',
      '  x/b1',
      '  y/b2',
      '  Y',
      '    y/c',
      '    y/d',
      '  z/e',
    ]);
  });

  it('IMP-11 applies `.nav.yml` like `awesome-nav`', async () => {
    const {lines, findings} = await sidebar('plugins: [awesome-nav]', {
      ...pages('index.md', 'setup.md', 'cmd/index.md', 'cmd/a.md', 'cmd/sub/s.md', 'api/deep/d.md'),
      ...pages('api/start.md', 'api/x.draft.md', 'extra/e2.md', 'extra/e10.md', 'none/n.md'),
      '.nav.yml': `ignore: "*.draft.md"
append_unmatched: true
nav:
  - Home:
    - index.md
    - setup.md
  - Commands: cmd
  - API:
    - api/**/*.md
  - Web: https://example.org
  - gone/*.md
`,
      'cmd/.nav.yml': 'nav: [index.md, "*"]\n',
      'extra/.nav.yml': 'title: More\nsort: {direction: desc}\n',
      'none/.nav.yml': 'hide: true\n',
    });
    expect(lines).toEqual([
      'Home',
      '  index',
      '  setup',
      'Commands',
      '  cmd/index',
      '  cmd/a',
      '  Sub',
      '    cmd/sub/s',
      'API',
      '  api/deep/d',
      '  api/start',
      'Web = https://example.org',
      'More',
      '  extra/e10',
      '  extra/e2',
    ]);
    expect(findings).toContain(
      'warning: The navigation contains `gone/*.md`, which does not exist.',
    );
  });

  it('IMP-11 accepts invalid URLs, recursion and empty files', async () => {
    const literate = await sidebar('plugins: [literate-nav]', {
      ...pages('index.md', 'x/y.md'),
      'SUMMARY.md': '* [A](in%dex.md)\n* [X](x/)\n',
      'x/SUMMARY.md': '* [Y](y.md)\n* [X](../x/)\n',
    });
    expect(literate.lines).toEqual(['X', '  Y = x/y']);
    const files = {...pages('index.md'), '.pages': '# nothing\n'};
    expect((await sidebar('plugins: [awesome-pages]', files)).lines).toEqual(['index']);
  });

  it('IMP-11 reports a damaged `.pages` file with its line', async () => {
    await expect(
      sidebar('plugins: [awesome-pages]', {...pages('index.md'), '.pages': 'nav:\n  - [a\n'}),
    ).rejects.toMatchObject({
      diagnostics: [{code: 'old-config-failed', file: 'docs/.pages', line: expect.any(Number)}],
    });
  });
});

describe('IMP-12 `zensical.toml`', () => {
  it('IMP-12 has the same effect as `mkdocs.yml`', async () => {
    const {config, text, findings} = await planned({
      'zensical.toml': `[project]
site_name = "Kites"
site_url = "https://example.org/kites/"
nav = [{Start = "index.md"}, {"Use it" = [{Fly = "fly.md"}, "land.md"]}]

[project.theme]
features = ["navigation.indexes"]

[[project.theme.palette]]
scheme = "slate"
toggle.icon = "x"

[project.markdown_extensions.pymdownx.tilde]
[project.markdown_extensions.pymdownx.blocks.tab]
[project.markdown_extensions.toc]
slugify = {kwds = {case = "lower"}}
`,
      'docs/index.md': '# A\n\n[b](fly.md#use--fly)\n',
      'docs/fly.md': '# Fly\n\n## Use & fly\n\nH~2~O\n',
      'docs/land.md': '# Land\n',
    });
    expect(config).toMatchObject({title: 'Kites', url: 'https://example.org', baseUrl: '/kites/'});
    expect(JSON.parse((await text('content/docs/current/sidebars.json')) ?? '')).toEqual({
      docs: [
        {type: 'doc', id: 'index', label: 'Start'},
        {
          type: 'category',
          label: 'Use it',
          items: [
            {type: 'doc', id: 'fly', label: 'Fly'},
            {type: 'doc', id: 'land'},
          ],
        },
      ],
    });
    expect(await text('content/docs/current/fly.md')).toContain('## Use & fly {#use--fly}');
    expect(await text('content/docs/current/fly.md')).toContain('H<sub>2</sub>O');
    expect(findings.filter((one) => one.includes('extension'))).toEqual([]);
  });

  it('IMP-12 is reported with its line if it is damaged', async () => {
    await expect(
      planned({'zensical.toml': '[project]\nsite_name = [\n', 'docs/index.md': '# A\n'}),
    ).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'old-config-failed',
          file: 'zensical.toml',
          line: expect.any(Number),
          message: expect.stringMatching(/^The file is not valid TOML: \w/),
        },
      ],
    });
  });

  it('IMP-12 does not call an integer invalid that only JavaScript cannot represent', async () => {
    await expect(
      planned({
        'zensical.toml': '[project]\nsite_name = "T"\n[project.extra]\nid = 9007199254740993\n',
        'docs/index.md': '# A\n',
      }),
    ).rejects.toMatchObject({
      diagnostics: [
        {
          code: 'old-config-failed',
          file: 'zensical.toml',
          line: 4,
          message: 'The file contains an integer that is too large for JavaScript.',
          hint: 'Write the number in quotes, as a string.',
        },
      ],
    });
  });
});
