import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteRules} from '../../../../src/cli/import/import-target.ts';
import {stubBrokenPages} from '../../../../src/tools/import/stub-pages.ts';
import {docusaurusConfig, planned, vitepressConfig} from '../../../support/old-site.ts';
import {folderWith} from '../../../support/temp-folder.ts';

describe('kinds of sites found in public repositories', () => {
  it('replaces the containers of Markdown plugins of VitePress with their content', async () => {
    const page = '# A\n\n:::: sandbox {a=1}\n\n```js\nx\n```\n\n::: tip\nText.\n:::\n\n::: open\n';
    const files = {'a.md': page};
    const plain = await planned({'.vitepress/config.js': vitepressConfig(), ...files});
    expect(await plain.text('content/docs/current/a.md')).toContain(':::: sandbox {a=1}');
    const {text, plan} = await planned({
      '.vitepress/config.js': vitepressConfig('markdown: {config(md) { md.use(() => {}); }}'),
      'a.md': page.replace('::: open\n', '::::\n'),
      'b.md': '# B\n\n::: open\n',
    });
    expect(await text('content/docs/current/a.md')).toBe(
      '# A\n\n\n```js\nx\n```\n\n:::tip\nText.\n:::\n\n',
    );
    expect(await text('content/docs/current/b.md')).toContain('::: open');
    expect(plan.findings.filter(({code}) => code === 'container-lost')).toMatchObject([
      {
        file: 'a.md',
        line: 3,
        message:
          'The container `::: sandbox` is replaced with its content, because a Markdown plugin defines it.',
      },
    ]);
  });

  it('reads the names of VitePress before version 1', async () => {
    const {text, config, findings} = await planned({
      '.vitepress/config.js': vitepressConfig(
        `description: 'Tagline', locales: {'/': {lang: 'en-US'}}, themeConfig: {repo: 'a/b', docsDir: 'docs',
        docsBranch: 'next', editLinks: true, sidebar: [{text: 'Group', children: [{text: 'A', link: '/a'}]}]}`,
      ),
      'index.md': '---\nhome: true\nactionText: Start\nactionLink: /a\n---\n',
      'a.md': '# A\n',
    });
    expect(config).toMatchObject({
      docs: {editUrl: 'https://github.com/a/b/edit/next/docs/'},
      themeConfig: {
        navbar: {items: [{href: 'https://github.com/a/b', label: 'GitHub', position: 'right'}]},
      },
    });
    expect(JSON.parse((await text('content/docs/current/sidebars.json')) ?? '')).toEqual({
      main: [
        {
          type: 'category',
          label: 'Group',
          collapsible: false,
          items: [{type: 'doc', id: 'a', label: 'A'}],
        },
      ],
    });
    const home = await text('content/docs/current/index.md');
    expect(home).toContain(
      '<h1>Old</h1>\n<p class="vp-tagline">Tagline</p>\n<ul class="vp-actions">',
    );
    expect(home).not.toContain('actionText');
    expect(findings.filter((one) => one.startsWith('warning'))).toEqual([]);
  });

  it('shares a sidebar that several folders of a VitePress site show, and refers to docs of others', async () => {
    const {text} = await planned({
      '.vitepress/config.js': `const list = [{text: 'A', link: '/a/x'}];${vitepressConfig(
        "themeConfig: {sidebar: {'/a/': list, '/b/': list, '/c/': [{text: 'A', link: '/a/x'}, {text: 'C', link: '/c/x'}]}}",
      )}`,
      'a/x.md': '# A\n',
      'b/x.md': '# B\n',
      'c/x.md': '# C\n',
    });
    expect(JSON.parse((await text('content/docs/current/sidebars.json')) ?? '')).toEqual({
      a: [{type: 'doc', id: 'a/x', label: 'A'}],
      c: [
        {type: 'ref', id: 'a/x', label: 'A'},
        {type: 'doc', id: 'c/x', label: 'C'},
      ],
    });
    expect(await text('content/docs/current/b/x.md')).toContain('displayed_sidebar: a\n');
  });

  it('closes elements as Vue does, and marks pages with missing components', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md': '# A\n\n<div id="x" />\n\n<br />\n',
      'b.md': '# B\n\n<Demo />\n',
    });
    expect(await text('content/docs/current/a.md')).toBe('# A\n\n<div id="x"></div>\n\n<br />\n');
    expect(await text('content/docs/current/b.md')).toContain(
      'not_converted: {reason: "parts that Vue computes", accepted: false}',
    );
  });

  it('converts nested tabs of vitepress-plugin-tabs', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md': '# A\n\n:::: tabs\n=== One\n\n::: tabs\n== Two\nb\n:::\n\n::::\n',
    });
    expect(await text('content/docs/current/a.md')).toBe(
      '# A\n\n::::::tabs\n:::::tab[One]\n\n::::tabs\n:::tab[Two]\nb\n:::\n::::\n\n:::::\n::::::\n',
    );
  });

  it.each([
    ['.vitepress/config.js', vitepressConfig(), 'src/vitepress.css', 'a.md'],
    ['mkdocs.yml', 'site_name: Old\n', 'src/material.css', 'docs/a.md'],
  ])('moves styles of pages into the style sheet (%s)', async (file, settings, sheet, page) => {
    const {text} = await planned({
      [file]: settings,
      [page]: '# A\n\n<style>\np {\n  color: red;\n}\n</style>\n\ntext\n',
    });
    expect(await text('content/docs/current/a.md')).toContain(
      '# A\n\n<div class="page-styles-1"></div>\n\ntext\n',
    );
    expect(await text(sheet)).toContain(
      '.Article:has(.page-styles-1) {\np {\n  color: red;\n}\n}\n',
    );
  });

  it('ignores sidebars beside the docs of a version, and an `editUrl` that fails for other paths', async () => {
    const {plan, findings} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        '',
        'docs: {editUrl: ({docPath}) => docPath.match(/\\.mdx$/)[1]}',
      ),
      'versions.json': '["1.0"]',
      'docs/a.md': '# A\n',
      'versioned_docs/version-1.0/a.md': '# A\n',
      'versioned_docs/version-1.0/sidebars.ts': 'export default {};\n',
    });
    expect(plan.files.map(({path}) => path)).not.toContain('content/docs/1.0/sidebars.ts');
    expect(findings).toContain(
      'warning: `docs.editUrl` is a function that returns URLs without a common beginning.',
    );
  });

  it('keeps the changes that a configuration makes to an installed theme', async () => {
    const {config} = await planned({
      'docusaurus.config.js': `const base = require('prism-react-renderer/themes/github');\n${docusaurusConfig(
        'themeConfig: {prism: {theme: {plain: Object.assign(base.plain, {backgroundColor: "#ffffff"}), styles: base.styles.concat([])}}},',
      )}`,
      'package.json': '{"dependencies": {"prism-react-renderer": "1"}}',
      'node_modules/prism-react-renderer/package.json': '{"name": "prism-react-renderer"}',
      'node_modules/prism-react-renderer/themes/github.js':
        "module.exports = {plain: {color: '#111'}, styles: [{types: ['comment'], style: {color: '#999'}}]};",
      'docs/a.md': '# A\n',
    });
    expect(JSON.stringify(config)).toContain('#ffffff');
  });

  it('converts a style sheet of all pages that is in a static folder', async () => {
    const {text} = await planned({
      'docusaurus.config.js': docusaurusConfig('', "theme: {customCss: './static/css/a.css'}"),
      'static/css/a.css': 'p { background: url(@site/static/img/a.png); }\n',
      'static/img/a.png': 'x',
      'docs/a.md': '# A\n',
    });
    expect(await text('content/static/css/a.css')).toBe('p { background: url(/img/a.png); }\n');
  });

  it('copies a style sheet of a package to a folder of the site', async () => {
    const {plan, text} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        '',
        "theme: {customCss: [require.resolve('paint/a.css')]}",
      ),
      'node_modules/paint/package.json': '{"name": "paint"}',
      'node_modules/paint/a.css': 'p { background: url(./a.png); }\n',
      'node_modules/paint/a.png': 'x',
      'docs/a.md': '# A\n',
    });
    expect(plan.files.map(({path}) => path).filter((path) => path.includes('paint'))).toEqual([
      'packages/paint/a.css',
      'packages/paint/a.png',
    ]);
    expect(await text('templates/styles/index.css')).toContain(
      "@import '../../packages/paint/a.css';",
    );
  });

  it('counts the pages of further docs and other languages', async () => {
    const {plan} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        "i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, plugins: [['@docusaurus/plugin-content-docs', {id: 'more', path: 'more', routeBasePath: 'more'}]],",
      ),
      'docs/a.md': '# A\n',
      'more/b.md': '# B\n',
      'i18n/fr/code.json': '{}',
      'i18n/fr/docusaurus-plugin-content-docs/current/a.md': '# A\n',
    });
    expect(plan.otherParts).toEqual([
      {name: 'docs `more`', pages: 1},
      {name: 'language `fr`', pages: 1},
    ]);
    const vitepress = await planned({
      '.vitepress/config.js': vitepressConfig(
        "locales: {root: {}, zh: {label: 'Z'}, de: {label: 'D', link: 'https://de.example'}}",
      ),
      'a.md': '# A\n',
      'zh/a.md': '# A\n',
    });
    expect(vitepress.plan.otherParts).toEqual([{name: 'language `zh`', pages: 1}]);
  });

  it('reports configured folders that do not exist', async () => {
    const {findings} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        "plugins: [['@docusaurus/plugin-content-docs', {id: 'api', path: 'generated'}]],",
        "docs: {path: 'guides'}",
      ),
      'guides/a.md': '# A\n',
    });
    expect(findings.filter((one) => one.includes('.path'))).toEqual([
      'error: `docs.path` names the folder `generated`, which does not exist.',
    ]);
  });

  it('accepts an installed package that `package.json` does not declare', async () => {
    const {plan, findings} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'docs/a.mdx': "import Paint from 'paint/brush';\n\n# A\n\n<Paint />\n",
      'node_modules/paint/package.json': '{"name": "paint", "version": "1.2.3"}',
    });
    expect(plan.packages).toEqual({paint: '^1.2.3'});
    expect(findings.filter((one) => one.includes('paint'))).toEqual([]);
  });

  it('copies a file above the site that a page imports from `@site/..`', async () => {
    const {plan, text} = await planned(
      {
        'site/docusaurus.config.js': docusaurusConfig(),
        'site/node_modules/paint/package.json': '{}',
        'site/docs/a.mdx': "import Guide from '@site/../GUIDE.md';\n\n# A\n\n<Guide />\n",
        'GUIDE.md': 'Read.\n',
      },
      'site',
    );
    expect(plan.packages).toEqual({});
    expect(await text('content/docs/current/a.mdx')).toContain("from '@site/outside/GUIDE.md'");
    expect(await text('outside/GUIDE.md')).toBe('Read.\n');
  });

  it('lists the packages of code samples only if a page imports the samples', async () => {
    const {plan} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'package.json': '{"dependencies": {"ink": "1", "paint": "2"}}',
      'docs/a.mdx': "import one from './one';\n\n# A\n",
      'docs/one.js': "export {default} from './two';\n",
      'docs/two.js': "import 'ink';\nexport default 1;\n",
      'docs/sample.tsx': "import 'paint';\n",
    });
    expect(plan.packages).toEqual({ink: '1'});
  });

  it('fails if a package makes the whole configuration', async () => {
    await expect(
      planned({
        '.vitepress/config.js': "import {make} from 'presets';\nexport default make();",
        'a.md': '# A\n',
      }),
    ).rejects.toMatchObject({
      diagnostics: [{message: 'The file exports a value from `presets.make`, which was not run.'}],
    });
  });

  it('shows tags of components as text in a page that is not MDX', async () => {
    const file = 'content/docs/current/a.md';
    const folder = await folderWith({
      [file]: '# Fix <this.Loud /> and <Kite size="1">\n\n`<Kite />`\n',
    });
    const problem = {severity: 'error', message: 'MDX', file, code: 'mdx-in-markdown'} as const;
    const found = await stubBrokenPages(folder, [problem], {
      routes: [],
      files: [file],
      rules: siteRules,
      hasMdx: true,
    });
    expect(found).toMatchObject([
      {severity: 'warning', line: 1, message: expect.stringContaining('`<this.Loud>`')},
      {severity: 'warning', line: 1, message: expect.stringContaining('`<Kite>`')},
    ]);
    expect(await readFile(join(folder, file), 'utf8')).toBe(
      '# Fix &lt;this.Loud /> and &lt;Kite size="1">\n\n`<Kite />`\n',
    );
  });

  it('sets a page aside for every error that is in the page alone', async () => {
    const file = 'content/docs/current/a.md';
    const folder = await folderWith({[file]: '# A\n'});
    const problem = {severity: 'error', message: 'No tab.', file, line: 1} as const;
    const around = {routes: [], files: [file], rules: siteRules, hasMdx: true};
    const shared = [{...problem, code: 'duplicate-route'}];
    expect(await stubBrokenPages(folder, shared, around)).toEqual([]);
    const replaced = [{...problem, code: 'page-failed', file: 'content/pages/gone.js'}];
    expect(await stubBrokenPages(folder, replaced, around)).toEqual([]);
    await stubBrokenPages(folder, [{...problem, code: 'invalid-tabs'}], around);
    expect(await readFile(join(folder, file), 'utf8')).toContain('not_converted');
  });

  it('sets a page aside only once, even if its stub fails', async () => {
    const file = 'content/docs/current/a.md';
    const folder = await folderWith({[file]: '# A\n'});
    const problem = {severity: 'error', message: 'No.', file, code: 'page-failed'} as const;
    const around = {routes: [], files: [file], rules: siteRules, hasMdx: true};
    expect(await stubBrokenPages(folder, [problem], around)).toHaveLength(1);
    const stub = await readFile(join(folder, file), 'utf8');
    expect(await stubBrokenPages(folder, [problem], around)).toEqual([]);
    expect(await readFile(join(folder, file), 'utf8')).toBe(stub);
  });
});
