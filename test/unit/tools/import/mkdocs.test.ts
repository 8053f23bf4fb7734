import {cp, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../../src/cli/run.ts';
import {slugger} from '../../../../src/tools/import/mkdocs/slugs.ts';
import {readHashes} from '../../../support/files.ts';
import {planned} from '../../../support/old-site.ts';
import {repository} from '../../../support/repository.ts';
import {built, runBuild} from '../../../support/sites.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {fakeIo} from '../../cli/fake-io.ts';

async function oldSite() {
  const cwd = await tempFolder();
  const folder = join(cwd, 'site');
  await cp(join(repository, 'test/fixtures/mkdocs-site'), folder, {recursive: true});
  const call = async (...argv: readonly string[]) => {
    const io = fakeIo({cwd});
    return {code: await run(argv, io), out: io.stdout.text(), err: io.stderr.text()};
  };
  return {cwd, folder, call};
}

describe('a MkDocs site', () => {
  it('IMP-04 arrives complete, with its URLs and ids', async () => {
    const {cwd, folder, call} = await oldSite();
    const before = await readHashes(folder);
    const {code, out, err} = await call('import', 'site', 'new');
    expect({code, err}).toEqual({code: 0, err: ''});
    expect(out).toContain('The site builds: 0 warnings.');
    expect(await readHashes(folder)).toEqual(before);
    const site = join(cwd, 'new');
    expect(await runBuild(site, '--strict')).toMatchObject({code: 0, err: ''});
    const fly = await built(site, 'guide/fly/index.html');
    for (const part of [
      '<abbr title="Above ground level">AGL</abbr>',
      'id="let-go"',
      '<kbd>Space</kbd>',
      '<mark>run</mark>',
      'H<sub>2</sub>O',
      'fly.py',
      'id="uni-more"',
      'id="uni-more_1"',
      'id="let-go-tail">Tail',
      '<p>Twice.</p>',
      'be safe.',
    ]) {
      expect(fly).toContain(part);
    }
    expect(fly).toContain('kite');
    const guide = await built(site, 'guide/index.html');
    expect(guide).toContain('Fly at 12 km/h.');
    expect(guide).toContain('<summary>Note</summary>');
    expect(guide.match(/role="tab"/g)).toHaveLength(2);
    const home = await built(site, 'index.html');
    expect(home).toContain('href="/kites/guide/fly/#let-go"');
    // The title has no id, so a link to it leads to the page.
    expect(home).toContain('href="/kites/guide/fly/"');
    expect(await readFile(join(site, 'MOVED.md'), 'utf8')).toMatchSnapshot();
    expect(await readFile(join(site, 'site.config.ts'), 'utf8')).toMatchSnapshot();
  });

  it('reads fields at the top of a page that has no `---` lines', async () => {
    const {text} = await planned({
      'mkdocs.yml': 'site_name: T\n',
      'docs/index.md':
        'Title: Kites: a guide\nsummary:\n    Two\n\tlines\nempty:\n\n\n# A\n\nNote: text\n',
      'docs/text.md': '# B\n\ntitle: text\n',
      'docs/yaml.md': '---\ntitle: C\n---\nNote: text\n',
    });
    expect(await text('content/docs/current/index.md')).toBe(
      '---\ntitle: "Kites: a guide"\nsummary: "Two lines"\n---\n# A\n\nNote: text\n',
    );
    expect(await text('content/docs/current/text.md')).toContain('# B\n\ntitle: text\n');
    expect(await text('content/docs/current/yaml.md')).toBe('---\ntitle: C\n---\nNote: text\n');
  });

  it.each([
    ['', '`site_url` is missing.'],
    ['site_url: !ENV URL', '`site_url` is empty, or only an environment variable sets it.'],
    ['site_url: !ENV [URL]', '`site_url` is empty, or only an environment variable sets it.'],
    ['site_url: example.org', '`site_url` is not a URL: `example.org`.'],
  ])('says why the site has no URL: %j', async (setting, message) => {
    const {config, findings} = await planned({
      'mkdocs.yml': `site_name: T\n${setting}\n`,
      'docs/index.md': '# A\n',
    });
    expect(findings).toContain(`warning: ${message}`);
    expect(config).toMatchObject({url: 'https://example.org'});
  });

  it('converts the notations of `arithmatex` to that of `remark-math`, and reports formulas only', async () => {
    const settings = {'mkdocs.yml': 'site_name: T\nmarkdown_extensions: [pymdownx.arithmatex]\n'};
    const {plan, text} = await planned({
      ...settings,
      'docs/index.md':
        '# A\n\nIn \\(a_1\\) and $b$.\n\n\\[\nc = d\n\\]\n\n\\begin{align}\nx &= y\n\\end{align}\n\n`\\(code\\)`\n',
    });
    expect(await text('content/docs/current/index.md')).toBe(
      '# A\n\nIn $a_1$ and $b$.\n\n$$\nc = d\n$$\n\n$$\n\\begin{align}\nx &= y\n\\end{align}\n$$\n\n`\\(code\\)`\n',
    );
    const lost = plan.findings.filter(({severity}) => severity === 'error');
    expect(lost.map(({code, line}) => [code, line])).toEqual([
      ['math-lost', 3],
      ['math-lost', 5],
      ['math-lost', 9],
    ]);
    const without = await planned({...settings, 'docs/index.md': '# A\n'});
    expect(without.findings.join()).not.toContain('arithmatex');
  });

  it('names all missing entries of the navigation at once', async () => {
    const {findings} = await planned({
      'mkdocs.yml': 'site_name: T\nnav: [index.md, a.md, b.md, a.md]\n',
      'docs/index.md': '# A\n',
    });
    expect(findings).toContain(
      'warning: `nav` links to entries that do not exist: `a.md`, `b.md`.',
    );
  });

  it('says which scripts exist', async () => {
    const {findings} = await planned({
      'mkdocs.yml':
        'site_name: T\ntheme: {name: material, custom_dir: o}\nextra_javascript: [js/a.js, b.js, /c.js, d.js]\n',
      'docs/index.md': '# A\n',
      'docs/js/a.js': '',
      'docs/c.js': '',
      'o/b.js': '',
    });
    expect(findings).toContain('warning: These scripts do not run: `js/a.js`, `b.js`, `/c.js`.');
    expect(findings).toContain('warning: These scripts do not exist: `d.js`.');
  });

  it('locates findings below such fields', async () => {
    const {plan} = await planned({
      'mkdocs.yml': 'site_name: T\n',
      'docs/index.md': 'title: A\n\n\nText :material-fire:\n',
    });
    expect(plan.findings.find(({code}) => code === 'icon-lost')).toMatchObject({line: 4});
  });

  it('reports that the dates of last changes are not carried', async () => {
    const {findings} = await planned({
      'mkdocs.yml': 'site_name: T\nplugins: [search, git-revision-date-localized]\n',
      'docs/index.md': '# A\n',
    });
    expect(findings.join('\n')).toContain('The history of the old files is not imported.');
    const without = await planned({'mkdocs.yml': 'site_name: T\n', 'docs/index.md': '# A\n'});
    expect(without.findings.join('\n')).not.toContain('history');
  });

  it('IMP-01 names each setting that is not carried', async () => {
    const {findings, text} = await planned({
      'mkdocs.yml': `site_name: T
strict: true
hooks: [a.py]
unknown_key: 1
theme: {name: material, font: {text: Inter}, custom_dir: overrides, odd: 1, features: [toc.follow]}
extra_css: [a.css]
extra_javascript: [a.js, 'https://example.org/b.js']
plugins: [search, mkdocstrings, odd-plugin, {blog: {}}]
markdown_extensions: [admonition, odd_extension, pymdownx.arithmatex]
extra: {analytics: {property: G-1}, alternate: [{name: Deutsch, link: /de/}], odd: {a: 1}}
`,
      'docs/index.md':
        '# A\n\n::: pkg.Class\n    options: {}\n\nText :material-fire: $x$ [a][b.c] [`d`][]\n',
    });
    for (const name of [
      '`strict`',
      '`hooks`',
      '`unknown_key`',
      '`theme.font`',
      '`theme.custom_dir`',
      '`theme.odd`',
      '`toc.follow`',
      '`a.css`',
      '`a.js`',
      '`search`',
      '`mkdocstrings`',
      '`odd-plugin`',
      '`blog`',
      '`odd_extension`',
      '`extra.analytics`',
      '`Deutsch`',
      '`extra.odd`',
      'The page contains a reference',
      'Icons are omitted',
      'Formulas are shown',
      'Links to generated references are omitted',
    ]) {
      expect(findings.filter((one) => one.includes(name))).not.toEqual([]);
    }
    const page = await text('content/docs/current/index.md');
    expect(page).toContain('not_converted: {reason: "references that mkdocstrings generated"');
    expect(page).toContain('Text $x$ a `d`\n');
  });

  it.each([
    ['plugins: [mkdocstrings]', 'pkg.Class', 'mkdocstrings'],
    ['markdown_extensions: [mkautodoc]', 'pkg.call', 'mkautodoc'],
    ['markdown_extensions: [mkdocs-click]', 'mkdocs-click', 'mkdocs-click'],
    ['', 'pkg.Class', 'a plugin'],
  ])('names the generator of a reference: %s', async (settings, name, generator) => {
    const {plan, text} = await planned({
      'mkdocs.yml': `site_name: T\n${settings}\n`,
      'docs/index.md': `# A\n\n::: ${name}\n    :members: a\n\nText\n`,
    });
    const page = await text('content/docs/current/index.md');
    expect(page).toContain(
      `The reference of \`${name}\`, which ${generator} generated, is missing`,
    );
    expect(page).not.toContain(':members:');
    expect(plan.findings.find(({code}) => code === 'reference-lost')).toMatchObject({
      message: `The page contains a reference that ${generator} generated.`,
      line: 3,
      hint: expect.stringContaining('`--built`'),
    });
  });

  it('includes files like the plugin `include-markdown`', async () => {
    const {text, findings} = await planned({
      'mkdocs.yml': 'site_name: T\nplugins: [include-markdown]\n',
      'docs/guide/a.md':
        '# A\n\n{% include-markdown "parts/one.md" heading-offset=1 %}\n\n1. item\n\n    {% include "./code.txt" start="<s>" end="<e>" %}\n\n{% include-markdown "gone.md" %}\n',
      'docs/parts/one.md':
        '# One\n\n[two](two.md#x) ![](../img/a.png) [web](https://a.example)\n{%\n  include-markdown "./two.md"\n%}\n',
      'docs/parts/two.md': 'Two\n',
      'docs/guide/code.txt': 'no <s>yes\nmore<e> no\n',
      'docs/img/a.png': '',
    });
    expect(await text('content/docs/current/guide/a.md')).toBe(
      '# A\n\n## One\n\n[two](../parts/two.md#x) ![](../img/a.png) [web](https://a.example)\nTwo\n\n1. item\n\n    yes\n    more\n\n{% include-markdown "gone.md" %}\n',
    );
    expect(findings).toContain('error: The page includes `gone.md`, which cannot be read.');
  });

  it('IMP-10 replaces variables like the plugin `mkdocs-macros`, in code and URLs, too', async () => {
    const {text, findings, plan} = await planned({
      'mkdocs.yml': `site_name: A
plugins:
  - macros:
      include_yaml: [vars.yml, {db: db.yml}]
      include_dir: parts
extra: {wind: 12}
`,
      'vars.yml': 'release: 3.0\ndate:\n  13_1: 2024-09-12\nstable: true\n',
      'db.yml': 'name: pg\n',
      'parts/note.md': 'Part {{ release }}.\n',
      'docs/index.md': `---
owner: Ann
---
# A {{ release }}

{# a comment with an apostrophe: don't #}
{{ wind }} {{extra.wind}} {{ date["13_1"] }} {{ stable }} {{ owner }} {{ '{{' }} {{ config.site_name }}

[\`{{ db.name }}\`](https://example.org/{{ release }}/)

    indented {{ release }}

\`\`\`
tar {{release}}.gz {%- raw %} {{ kept }}{% endraw %}
\`\`\`

{% set size = "5 m" %}
{{ size }}

{% include "note.md" %}
`,
      'docs/lost.md': '---\ntitle: B\n---\n# B\n\n{{ now() }}\n\n```\n{{ missing }}\n```\n',
      'docs/plain.md': '---\nrender_macros: false\n---\n# C\n\n{{ wind }}\n',
    });
    const page = await text('content/docs/current/index.md');
    expect(page).toContain('# A 3.0\n');
    expect(page).toContain('12 12 2024-09-12 True Ann {{ A\n');
    expect(page).toContain('[`pg`](https://example.org/3.0/)');
    expect(page).toContain('indented 3.0');
    expect(page).toContain('tar 3.0.gz {{ kept }}\n');
    expect(page).toContain('5 m\n\nPart 3.0.');
    expect(page).not.toMatch(/comment|set size|not_converted/);
    expect(await text('content/docs/current/lost.md')).toContain(
      'not_converted: {reason: "macros that were not run", accepted: false}',
    );
    expect(await text('content/docs/current/lost.md')).toContain(
      '# B\n\n\\{{ now() }}\n\n```\n{{ missing }}\n',
    );
    expect(plan.findings.filter(({code}) => code === 'macro-lost')).toMatchObject([
      {file: 'docs/lost.md', line: 6},
      {file: 'docs/lost.md', line: 9},
    ]);
    expect(findings).not.toContain('error: The plugin `macros` has no counterpart.');
    expect(await text('content/docs/current/plain.md')).toContain('{{ wind }}');
  });

  it('IMP-10 replaces variables between other delimiters', async () => {
    const {text} = await planned({
      'mkdocs.yml': `site_name: A
plugins: [{macros: {j2_variable_start_string: '[[[', j2_variable_end_string: ']]]'}}]
extra: {wind: 12}
`,
      'docs/index.md': '# A\n\nx [[[- wind -]]] y {{ wind }}\n',
    });
    expect(await text('content/docs/current/index.md')).toContain('x12y {{ wind }}');
    const comments = await planned({
      'mkdocs.yml': `site_name: A
plugins: [{macros: {j2_line_comment_prefix: '#$'}}]
extra: {wind: 12}
`,
      'docs/index.md': '# A\n\n```\n#$ {{ none }}\n  #$ b\nx #$ c\ny {{ wind }}\n```\n#$ end',
    });
    expect(await comments.text('content/docs/current/index.md')).toBe('# A\n\n```\nx\ny 12\n```\n');
  });

  it('makes the first page of a section the page of its category, like `section-index`', async () => {
    const {text} = await planned({
      'mkdocs.yml':
        'site_name: A\nplugins: [section-index]\nnav: [index.md, {Set up: [start.md, {Next: next.md}]}, {Use: [{Run: run.md}]}]\n',
      ...Object.fromEntries(
        ['index', 'start', 'next', 'run'].map((name) => [`docs/${name}.md`, `# ${name}\n`]),
      ),
    });
    expect(JSON.parse((await text('content/docs/current/sidebars.json')) ?? '')).toEqual({
      docs: [
        {type: 'doc', id: 'index'},
        {
          type: 'category',
          label: 'Set up',
          link: {type: 'doc', id: 'start'},
          items: [{type: 'doc', id: 'next', label: 'Next'}],
        },
        {type: 'category', label: 'Use', items: [{type: 'doc', id: 'run', label: 'Run'}]},
      ],
    });
  });

  it('removes the space between an icon and its text', async () => {
    const {text} = await planned({
      'mkdocs.yml': 'site_name: A\n',
      'docs/index.md':
        '# :material-fire: A\n\n[:octicons-link-16: One](https://a.example) [Two :material-open:](https://b.example) x :simple-js: y\n',
    });
    expect(await text('content/docs/current/index.md')).toBe(
      '# A\n\n[One](https://a.example) [Two](https://b.example) x y\n',
    );
  });

  it('appends text to all pages like `auto_append`', async () => {
    const {text} = await planned({
      'mkdocs.yml':
        'site_name: A\nmarkdown_extensions: [{pymdownx.snippets: {base_path: [parts, LICENSE.md], auto_append: [all.md]}}]\n',
      'parts/all.md': '--8<--\nhelp.md\nLICENSE.md\n--8<--\n',
      'LICENSE.md': 'Free.\n',
      'parts/help.md':
        '## Get help\n\nAsk [us].\n\n[us]: https://example.org\n[other]: https://example.org/b\n',
      'docs/index.md': '# A\n\nText [other].\n',
    });
    expect(await text('content/docs/current/index.md')).toBe(
      '# A\n\nText [other].\n\n## Get help\n\nAsk [us].\n\n\nFree.\n\n[us]: https://example.org\n[other]: https://example.org/b\n',
    );
  });

  it.each([
    ['markdown_extensions: [pymdownx.snippets]', '--8<-- "docs/a.md"'],
    ['plugins: [include-markdown]', '{% include-markdown "a.md" %}'],
  ])('reports files that include themselves: %s', async (settings, inclusion) => {
    const {findings} = await planned({
      'mkdocs.yml': `site_name: T\n${settings}\n`,
      'docs/index.md': `# A\n\n${inclusion}\n`,
      'docs/a.md': `one\n${inclusion}\n`,
    });
    expect(findings.filter((one) => one.endsWith('which includes itself.'))).not.toEqual([]);
  });

  it('omits excluded files', async () => {
    const {plan} = await planned({
      'mkdocs.yml':
        'site_name: T\nplugins: [{exclude: {glob: ["**/part-*.md"]}}]\nexclude_docs: |\n  # comment\n  drafts/\n  /old.md\n  *.tmp.md\n  !keep.tmp.md\n',
      'docs/index.md': '# A\n',
      'docs/old.md': '# Old\n',
      'docs/a/old.md': '# Kept\n',
      'docs/a/drafts/x.md': '# Draft\n',
      'docs/a/part-1.md': 'Part\n',
      'docs/a/b.tmp.md': '# B\n',
      'docs/a/keep.tmp.md': '# Keep\n',
    });
    const pages = plan.files.map(({path}) => path).filter((path) => path.endsWith('.md'));
    expect(pages).toEqual([
      'content/docs/current/a/keep.tmp.md',
      'content/docs/current/a/old.md',
      'content/docs/current/index.md',
    ]);
  });

  it('reports a configuration that it inherits from and that does not exist', async () => {
    const {config, findings} = await planned(
      {
        'site/mkdocs.yml': 'INHERIT: ../base.yml\nsite_url: https://a.example/\n',
        'base.yml': 'site_name: Base\nINHERIT: gone.yml\n',
        'site/docs/index.md': '# A\n',
      },
      'site',
    );
    expect(config).toMatchObject({title: 'Base', url: 'https://a.example'});
    expect(findings).toContain(
      'error: `INHERIT` names `gone.yml`, which does not exist in the repository.',
    );
  });

  it('keeps vertical bars in code within their cells, and dollar signs as text', async () => {
    const {text} = await planned({
      'mkdocs.yml': 'site_name: T\n',
      'docs/index.md':
        '# A\n\n| a | b |\n|---|---|\n| ```x(`p|q`)``` | `r\\|s` t | u |\n\n`a|b` $$c$$\n\n```golang\na | `b|c`\n```\n',
    });
    expect(await text('content/docs/current/index.md')).toBe(
      '# A\n\n| a | b |\n|---|---|\n| ```x(`p\\|q`)``` | `r\\|s` t | u |\n\n`a|b` \\$\\$c\\$\\$\n\n```go\na | `b|c`\n```\n',
    );
  });

  it('adds the definitions that MkDocs appends to all pages', async () => {
    const {text} = await planned({
      'mkdocs.yml':
        'site_name: T\nmarkdown_extensions: [{pymdownx.snippets: {auto_append: [refs.md]}}]\n',
      'refs.md': '  [Kite]: https://a.example/kite\n  [own]: https://a.example/\n\n[^1]: Note\n',
      'docs/index.md': '# A\n\n[fly][Kite] `x`[^1] [own]\n\n[own]: https://b.example/\n',
      'docs/b.md': '# B\n',
    });
    expect(await text('content/docs/current/index.md')).toBe(
      '# A\n\n[fly][Kite] `x`[^1] [own]\n\n[own]: https://b.example/\n\n[Kite]: https://a.example/kite\n[^1]: Note\n',
    );
    expect(await text('content/docs/current/b.md')).toBe('# B\n');
  });

  it('is also found if Zensical builds it', async () => {
    const {config} = await planned({
      'zensical.yml': 'site_name: Kites\n',
      'docs/index.md': '# A\n',
    });
    expect(config).toMatchObject({title: 'Kites'});
  });

  it('is converted if it is for a version before 1.0', async () => {
    const {config, text, findings} = await planned({
      'mkdocs.yml': `site_name: T
repo_url: https://github.com/a/code
edit_uri: https://github.com/a/docs/blob/main/
theme: {name: material, feature: {tabs: true}}
markdown_extensions: [markdown.extensions.def_list, markdown.extensions.meta]
pages: [{Start: index.md}, {Guide: [{All: all.md}, {One: a-b.md}]}, {More: [{All: all.md}]}, {FAQ: faq.md}, {Forum: 'https://f.example'}]
`,
      'docs/index.md': 'A\n',
      'docs/all.md': '---\ntitle: Own\n---\nA\n',
      'docs/a-b.md': '# B\n',
      'docs/other_page.md': 'A\n\n# B\n',
      'docs/faq.md': '# FAQ\n',
    });
    expect(config['themeConfig']).toMatchObject({
      navbar: {
        items: [
          {type: 'docSidebar', sidebarId: 'guide', label: 'Guide', position: 'left'},
          {type: 'docSidebar', sidebarId: 'more', label: 'More', position: 'left'},
          {type: 'doc', docId: 'faq', label: 'FAQ', position: 'left'},
          {href: 'https://f.example', label: 'Forum', position: 'left'},
          {label: 'GitHub'},
        ],
      },
    });
    expect(JSON.parse((await text('content/docs/current/sidebars.json')) ?? '')).toEqual({
      guide: [
        {type: 'ref', id: 'all', label: 'All'},
        {type: 'doc', id: 'a-b', label: 'One'},
      ],
      more: [{type: 'doc', id: 'all', label: 'All'}],
      docs: [
        {type: 'doc', id: 'index', label: 'Start'},
        {type: 'doc', id: 'faq', label: 'FAQ'},
        {type: 'link', label: 'Forum', href: 'https://f.example'},
      ],
    });
    expect(config['docs']).toMatchObject({editUrl: 'https://github.com/a/docs/blob/main/'});
    const titles = ['index', 'all', 'a-b', 'other_page'].map(
      async (id) => /^title: .*/m.exec((await text(`content/docs/current/${id}.md`)) ?? '')?.[0],
    );
    expect(await Promise.all(titles)).toEqual([
      'title: Start',
      'title: All',
      undefined,
      'title: "Other page"',
    ]);
    expect(findings.filter((one) => /no counterpart/.test(one))).toEqual([]);
  });

  it('ends a definition at a blank line', async () => {
    const {text} = await planned({
      'mkdocs.yml': 'site_name: T\nmarkdown_extensions: [def_list]\n',
      'docs/index.md': '# A\n\nTerm\n: one\ntwo\nthree\n\nNext\n: four\n\nText\n',
    });
    expect(await text('content/docs/current/index.md')).toContain(
      '<dl>\n<dt>Term</dt>\n<dd>\n\none\ntwo\nthree\n\n</dd>\n<dt>Next</dt>\n<dd>\n\nfour\n\n</dd>\n</dl>\n',
    );
  });

  it('gives tabs different values whose labels differ only in icons', async () => {
    const {text} = await planned({
      'mkdocs.yml': 'site_name: A\n',
      'docs/index.md': '# A\n\n=== "One"\n\n    a\n\n=== "One :material-chevron-right:"\n\n    b\n',
    });
    const page = await text('content/docs/current/index.md');
    expect(page?.match(/tab\[.*/g)).toEqual(['tab[One]', 'tab[One]{value="One 2"}']);
  });

  it.each([
    [undefined, 'Ünï & more_Stuff!', 'uni-more_stuff'],
    [{$python: 'markdown.extensions.toc.slugify_unicode'}, 'Ünï & more', 'ünï-more'],
    [{$python: 'pymdownx.slugs.slugify', kwds: {case: 'lower'}}, 'Ünï & More', 'ünï--more'],
    [{$python: 'pymdownx.slugs.slugify'}, 'Ünï More', 'Ünï-More'],
  ])('makes ids like its slugify: %j', (slugify, text, id) => {
    expect(slugger(slugify)(text)).toBe(id);
  });

  it('reads an inherited configuration, variables of the environment, and broken YAML', async () => {
    const {config} = await planned({
      'mkdocs.yml': 'INHERIT: base.yml\nsite_url: !ENV [URL, "https://a.example/x/"]\n',
      'base.yml': 'site_name: Base\nsite_url: https://b.example/\n',
      'docs/index.md': '# A\n',
    });
    expect(config).toMatchObject({title: 'Base', url: 'https://a.example', baseUrl: '/x/'});
    await expect(
      planned({'mkdocs.yml': 'site_name: [', 'docs/index.md': '# A\n'}),
    ).rejects.toMatchObject({diagnostics: [{code: 'old-config-failed', file: 'mkdocs.yml'}]});
    await expect(planned({'mkdocs.yml': 'site_name: A\n'})).rejects.toMatchObject({
      diagnostics: [{message: 'The folder for pages, `docs`, does not exist.'}],
    });
  });
});
