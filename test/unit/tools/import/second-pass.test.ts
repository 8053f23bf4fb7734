import {describe, expect, it} from 'vitest';
import {defaultPropsEdits, functionDefaultProps} from '../../../../src/core/code/default-props.ts';
import type {Diagnostic} from '../../../../src/core/diagnostics/diagnostic.ts';
import {printKnownProblems, readKnownProblems} from '../../../../src/pipeline/known-problems.ts';
import {withImportStubs} from '../../../../src/tools/import/stubs.ts';
import {applyEdits} from '../../../../src/tools/import/text.ts';
import {withoutTwoslash} from '../../../../src/tools/import/vitepress/change-blocks.ts';
import {docusaurusConfig, planned, vitepressConfig} from '../../../support/old-site.ts';
import {
  buildSite,
  built,
  docsSettings,
  runBuild,
  siteConfig,
  siteWith,
} from '../../../support/sites.ts';
import {folderWith} from '../../../support/temp-folder.ts';

describe('`defaultProps` of function components', () => {
  const changed = (text: string): string => applyEdits(text, defaultPropsEdits(text).edits);

  it('IMP-05 become defaults of the parameter', () => {
    expect(
      changed(
        'export function Card({a, b: c, d = 1}: Props) {}\nCard.defaultProps = {\n  a: "x", b: 2, d: 3, e: 4};\n',
      ),
    ).toBe('export function Card({a = "x", b: c = 2, d = 1}: Props) {}\n\n\n');
  });

  it('are merged where the parameter has a name or a rest', () => {
    const merged =
      '{...Card.defaultProps, ...Object.fromEntries(Object.entries(givenProps).filter(([, value]) => value !== undefined))}';
    const last = '\nCard.defaultProps = {a: 1};';
    expect(changed(`const Card = props => (<b>{props.a}</b>);${last}`)).toBe(
      `const Card = (givenProps) => { const props = ${merged}; return ( (<b>{props.a}</b>)); };${last}`,
    );
    expect(changed(`const Card = memo(function X({a, ...rest}) { return a; });${last}`)).toBe(
      `const Card = memo(function X(givenProps) { const {a, ...rest} = ${merged}; return a; });${last}`,
    );
  });

  it('need no change where the function reads them itself', () => {
    const code = 'const Card = (a) => ({...Card.defaultProps, ...a});\nCard.defaultProps = {a: 1};';
    expect(functionDefaultProps(code)).toEqual([]);
  });

  it('stay on classes', () => {
    const text = 'class A extends Component {}\nA.defaultProps = {a: 1};';
    expect(changed(text)).toBe(text);
  });

  it('IMP-05 are reported when a site is built', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig(docsSettings('1.x')),
      'content/docs/1.x/a.mdx': "import Card from '@site/src/card.jsx';\n\n# A\n\n<Card />\n",
      'src/card.jsx':
        'export default function Card({a}) { return <b>{a}</b>; }\nCard.defaultProps = {a: 1};\n',
    });
    const {diagnostics} = await buildSite(site);
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'default-props-ignored',
        message: '`Card.defaultProps` has no effect: `Card` is a function.',
        file: 'src/card.jsx',
        line: 2,
        column: 1,
      },
    ]);
  });
});

describe('strict builds of an imported site', () => {
  it('IMP-02 accept the warnings in `known-problems.json`, and no others', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig(`onBrokenLinks: 'warn', ${docsSettings('1.x')}`),
      'content/docs/1.x/a.md': '# A\n\n[old](./b.md)\n',
    });
    const {diagnostics} = await buildSite(site);
    expect(diagnostics).toHaveLength(1);
    expect((await runBuild(site, '--strict')).code).toBe(1);
    const {writeFile} = await import('node:fs/promises');
    await writeFile(`${site}/known-problems.json`, printKnownProblems(diagnostics));
    const strict = await runBuild(site, '--strict');
    expect(strict.code).toBe(0);
    expect(strict.err).toContain('One warning is listed in `known-problems.json` and not shown.');
    await writeFile(`${site}/known-problems.json`, '[]');
    expect((await runBuild(site, '--strict')).code).toBe(1);
    await writeFile(`${site}/known-problems.json`, '{');
    expect((await runBuild(site, '--strict')).err).toContain('is not a list of problems');
  });

  it('IMP-03 fail while a page is not converted, until its author accepts that', async () => {
    const page = (more: string): string =>
      `---\nnot_converted: {reason: a Vue component, ${more}}\n---\n\n# A\n`;
    const site = await siteWith({
      'site.config.ts': siteConfig(docsSettings('1.x')),
      'content/docs/1.x/a.md': page('accepted: false'),
    });
    const {code, err} = await runBuild(site, '--strict');
    expect(code).toBe(1);
    expect(err).toContain('An import converted only part of this page: a Vue component.');
    const {writeFile} = await import('node:fs/promises');
    await writeFile(`${site}/content/docs/1.x/a.md`, page('accepted: true'));
    expect(await runBuild(site, '--strict')).toMatchObject({code: 0, err: ''});
    expect(await built(site, 'docs/a/index.html')).not.toContain('not_converted');
  });

  it('accept a problem of all pages by one entry without a file', async () => {
    const problem = {severity: 'warning', code: 'page-not-converted', message: 'm'} as const;
    const {isKnown} = await knownProblems(JSON.stringify([problem]));
    expect(isKnown({...problem, file: 'a.md'}, {...problem, file: 'b.md'})).toEqual([true, true]);
    expect(isKnown({...problem, file: 'a.md', message: 'n'})).toEqual([false]);
  });

  it('compare targets and values, not the wording of messages', async () => {
    const problem = {severity: 'warning', code: 'broken-link', file: 'a.md'} as const;
    const {isKnown} = await knownProblems(
      printKnownProblems([
        {...problem, target: '/b', message: 'The link `b.md` is broken.'},
        {...problem, message: 'Old: `c.md`.'},
      ]),
    );
    expect(isKnown({...problem, target: '/b', message: 'Reworded `./b.md`.'})).toEqual([true]);
    expect(isKnown({...problem, target: '/c', message: 'Reworded: `c.md`.'})).toEqual([true]);
    expect(isKnown({...problem, target: '/d', message: 'Old: `d.md`.'})).toEqual([false]);
    const other = {...problem, code: 'broken-anchor', target: '/b', message: 'b'};
    expect(isKnown(other)).toEqual([false]);
  });

  it('accept as many locations as the old site had', async () => {
    const message = '`b.md` is broken.';
    const at = (line: number): Diagnostic => ({
      severity: 'warning',
      code: 'broken-link',
      file: 'a.md',
      line,
      message,
    });
    const shared = {...at(1), file: undefined, line: undefined};
    const {isKnown} = await knownProblems(printKnownProblems([at(3), at(7), at(7), shared]));
    expect(isKnown(at(4), at(8), at(8), at(9))).toEqual([true, true, true, false]);
    // The entry of a problem without a file does not accept the problem in new pages.
    expect(isKnown(shared, {...at(1), file: 'new.md'})).toEqual([true, false]);
  });
});

async function knownProblems(text: string) {
  const known = readKnownProblems(await folderWith({'known-problems.json': text}));
  return {
    isKnown: (...problems: Diagnostic[]): boolean[] => {
      const found = known.knownIn(problems);
      return problems.map((problem) => found.has(problem));
    },
  };
}

describe('a second pass over old sites', () => {
  it('shows of twoslash code what readers saw', () => {
    const code = [
      '// @errors: 2322',
      'import {a} from "./a";',
      '// ---cut---',
      '// @filename: b.ts',
      'const b = a;',
      '//    ^?',
      '// ---cut-start---',
      'hidden();',
      '// ---cut-end---',
      'shown();',
      '// ---cut-after---',
      'end();',
    ];
    expect(withoutTwoslash(code)).toEqual(['// @filename: b.ts', 'const b = a;', 'shown();']);
  });

  it('carries the ids that a VitePress site makes itself', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(
        "markdown: {anchor: {slugify: (text) => 'x-' + text.length}}",
      ),
      'a.md':
        '# Title\n\n## Three words here\n\n```ts twoslash\nlet a;\n// ---cut---\nlet b;\n```\n',
    });
    expect(await text('content/docs/current/a.md')).toBe(
      '# Title\n\n## Three words here {#x-16}\n\n```ts\nlet b;\n```\n',
    );
  });

  it('makes links of Vue components with a URL and a text', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md':
        '# A\n\n<Course href="https://a.example" title="Watch">\n</Course>\n\n## B <Badge text=">=1" />\n',
    });
    const page = await text('content/docs/current/a.md');
    expect(page).toContain('<a href="https://a.example">Watch</a>');
    expect(page).toContain('<span class="badge badge--success">&gt;=1</span>'.replace('&gt;', '>'));
  });

  it('merges a configuration with the one that it extends', async () => {
    const {config} = await planned({
      '.vitepress/config.js': vitepressConfig(
        "extends: {description: 'base', themeConfig: {nav: [{text: 'A', link: '/a'}]}}, themeConfig: {siteTitle: 'S'}",
      ),
      'a.md': '# A\n',
    });
    expect(config).toMatchObject({
      tagline: 'base',
      themeConfig: {navbar: {title: 'S', items: [{label: 'A', to: '/a'}]}},
    });
  });

  it('reads the options of wrapped blogs and the sidebars setting of alphas', async () => {
    const {plan, config} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        "themeConfig: {sidebarCollapsible: false}, plugins: [['./own-blog', {path: 'news', routeBasePath: 'news', postsPerPage: 5}]],",
        'blog: false',
      ),
      'docs/a.md': '# A\n',
      'news/2020-01-02-b.md': '# B\n\nText\n',
    });
    expect(config['docs']).toMatchObject({sidebarCollapsible: false});
    expect(plan.files.map(({path}) => path)).toContain('content/pages/news/2020-01-02-b.md');
  });

  it('reports settings that a package computes, and copies no theme without styles', async () => {
    const {config, findings} = await planned({
      'docusaurus.config.js': `const {navbar} = require('acme-docs'); const {themes} = require('prism-react-renderer');
${docusaurusConfig('themeConfig: {footer: navbar.footer, prism: {theme: {...themes.github, plain: {color: "#000", backgroundColor: "#fff"}}}},')}`,
      'docs/a.md': '# A\n',
    });
    expect(findings).toContain(
      'error: `themeConfig.footer` is computed by the package `acme-docs.navbar.footer`, which was not run.',
    );
    expect(config['themeConfig']).toMatchObject({code: {theme: 'material-theme-palenight'}});
  });

  it('copies the styles of an installed Prism theme', async () => {
    const {config} = await planned({
      'docusaurus.config.js': `const {themes} = require('prism-react-renderer');
${docusaurusConfig('themeConfig: {prism: {theme: {...themes.github, plain: {...themes.github.plain, backgroundColor: "#ffffff"}}}},')}`,
      'node_modules/prism-react-renderer/package.json': '{"main": "i.js"}',
      'node_modules/prism-react-renderer/i.js':
        'module.exports = {themes: {github: {plain: {color: "#111111"}, styles: [{types: ["comment"], style: {color: "#999988"}}]}}};',
      'docs/a.md': '# A\n',
    });
    expect(config['themeConfig']).toMatchObject({
      code: {
        theme: {
          colors: {'editor.background': '#ffffff', 'editor.foreground': '#111111'},
          tokenColors: [{settings: {foreground: '#999988'}}],
        },
      },
    });
  });

  it('turns a page that only redirects into a redirect', async () => {
    const {plan} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'docs/a.md': '# A\n',
      'src/pages/old/index.tsx':
        "import {Redirect} from '@docusaurus/router';\nexport default function Old() { return <Redirect to={useBaseUrl('/docs/a')} />; }\n",
    });
    expect(plan.redirects).toEqual([{from: '/old', to: '/docs/a'}]);
    expect(plan.files.map(({path}) => path).filter((path) => path.includes('old'))).toEqual([]);
  });

  it('publishes only the files that the options of plugins include, and titles docs by their ids', async () => {
    const exclude = "exclude: ['**/AGENTS.md']";
    const {plan, text, findings} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        `plugins: [['content-docs', {id: 'more', path: 'more', routeBasePath: 'more', ${exclude}}]],`,
        `blog: {${exclude}}, pages: {${exclude}}`,
      ),
      'docs/a.md': '# A\n',
      'more/1-b.md': '<Hero />\n\n# B\n',
      'more/c.md': "import a from './a';\n\n# C\n",
      'more/AGENTS.md': 'Hidden\n',
      'blog/2020-01-02-c.mdx': '# C\n\n<br>\n',
      'blog/AGENTS.md': 'Hidden\n',
      'src/pages/d.md': '# D\n',
      'src/pages/AGENTS.md': 'Hidden\n',
    });
    const paths = plan.files.map(({path}) => path).filter((path) => path.startsWith('content/'));
    expect(paths).toEqual([
      'content/docs/current/a.md',
      'content/pages/blog/2020-01-02-c.md',
      'content/pages/blog/index.md',
      'content/pages/d.md',
      'content/pages/more/1-b.md',
      'content/pages/more/c.md',
    ]);
    expect(await text('content/pages/more/1-b.md')).toContain('slug: /more/b\ntitle: b\n');
    expect(await text('content/pages/more/c.md')).not.toContain('title:');
    expect(await text('content/pages/blog/index.md')).toContain('(<./2020-01-02-c.md>)');
    expect(findings.filter((one) => /exclude|no plugin reads/.test(one))).toEqual([]);
  });

  it('shows the title of a post instead of the heading that Docusaurus removed', async () => {
    const {text} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'docs/a.md': '# A\n',
      'blog/2020-01-02-b.md': '---\ntitle: B\n---\n\n# Preface\n\nText\n\n# More\n',
      'blog/2020-01-03-c.md': '# C\n\nText\n',
    });
    expect(await text('content/pages/blog/2020-01-02-b.md')).toBe(
      '---\ntitle: B\nslug: /blog/2020/01/02/b\n---\n\n<p><em>January 2, 2020</em></p>\n\nText\n\n# More\n',
    );
    expect(await text('content/pages/blog/2020-01-03-c.md')).toContain('# C\n');
  });

  it('replaces the `<head>` of posts with front matter', async () => {
    const {text, findings} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'docs/a.md': '# A\n',
      'blog/2020-01-02-b.md':
        '---\ntitle: B\n---\n\n<head>\n<meta name="description" content="D" />\n<link rel="canonical" href="/x" />\n</head>\n\nText\n',
    });
    const post = await text('content/pages/blog/2020-01-02-b.md');
    expect(post).toContain('description: D\n');
    expect(post).not.toContain('<head>');
    expect(findings).toContain("warning: `<link>` in the page's `<head>` is omitted.");
  });

  it('reports no code themes as components, and names missing files relative to the site', async () => {
    const {findings} = await planned({
      'docusaurus.config.js': `const own = require('./src/theme/prism/dark'); require(__dirname + '/data.json');\n${docusaurusConfig()}`,
      'docs/a.md': '# A\n',
      'src/theme/prism/dark.js': 'module.exports = {};\n',
      'src/theme/Own.js': 'export default () => null;\n',
    });
    expect(findings.filter((one) => one.startsWith('error'))).toEqual([
      'error: `data.json`, which the configuration imports, does not exist.',
      'error: No converted page uses this component.',
    ]);
  });

  it('counts the Markdown that no plugin reads', async () => {
    const {findings} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'docs/a.md': '# A\n',
      'recipes/a.md': '# A\n',
      'recipes/b.mdx': '# B\n',
      'recipes/README.md': '# R\n',
    });
    expect(findings).toContain(
      'error: The folder `recipes` contains 2 Markdown files that no plugin reads.',
    );
  });

  it('finds files as Webpack does', async () => {
    const {text} = await planned({
      'docusaurus.config.js': docusaurusConfig('', "theme: {customCss: './src/css/a.css'}"),
      'docs/a.mdx':
        "import code from '!!raw-loader!@site/x/one';\nimport data from '/data/x.json';\nimport gone from '!!raw-loader!@site/x/gone';\n\n# A\n",
      'x/one.js': '1',
      'static/data/x.json': '{}',
      'static/img/p.png': '',
      'src/css/a.css':
        "@import 'colors.css';\na {background: url('@site/static/img/p.png')}\nb {background: url(~@site/src/css/q.png)}\n",
      'src/css/colors.css': '',
      'src/css/q.png': '',
    });
    const page = await text('content/docs/current/a.mdx');
    expect(page).toContain("'!!raw-loader!@site/x/one.js'");
    expect(page).toContain("from '@site/content/static/data/x.json'");
    expect(await text('src/css/a.css')).toBe(
      "@import './colors.css';\na {background: url('/img/p.png')}\nb {background: url(./q.png)}\n",
    );
  });

  it('puts a text in the place of a missing text, and a picture in that of an ideal image', () => {
    expect(
      withImportStubs(
        "import a from '!!raw-loader!@site/x/gone';",
        ['!!raw-loader!@site/x/gone'],
        true,
      ),
    ).toBe(
      'export const a = "@site/x/gone is missing." /* legacydocs: !!raw-loader!@site/x/gone has no counterpart */;',
    );
    expect(
      withImportStubs("import Image from '@theme/IdealImage';", ['@theme/IdealImage'], false),
    ).toContain("const Image = notCarried1('IdealImage')");
    expect(
      withImportStubs("import list from '@site/made.json';", ['@site/made.json'], false),
    ).toContain('const list = [] ');
  });

  it.each([
    ['siteConfig.themeConfig.navbar.title', {navbar: {title: 'T'}}],
    ['siteConfig.title', undefined],
  ])('keeps the theme settings that code reads: %s', async (read, themeConfig) => {
    const {config} = await planned({
      'docusaurus.config.js': docusaurusConfig(
        "customFields: {a: 1}, themeConfig: {navbar: {title: 'T'}, made: () => 1},",
      ),
      'docs/a.md': '# A\n',
      'src/pages/index.js': `import use from '@docusaurus/useDocusaurusContext';\nexport default () => { const {siteConfig} = use(); return <h1>{${read}}</h1>; };\n`,
    });
    expect(config['customFields']).toEqual({a: 1, ...(themeConfig && {themeConfig})});
  });

  it('moves more than two social links of VitePress to a menu', async () => {
    const links = (names: readonly string[]): string =>
      `themeConfig: {socialLinks: [${names.map((icon) => `{icon: '${icon}', link: 'https://${icon}.example'}`).join(', ')}]}`;
    const itemsOf = async (names: readonly string[]): Promise<unknown> => {
      const {config} = await planned({
        '.vitepress/config.js': vitepressConfig(links(names)),
        'index.md': '# A\n',
      });
      return config['themeConfig'];
    };
    expect(await itemsOf(['github', 'x'])).toMatchObject({
      navbar: {items: [{label: 'GitHub'}, {label: 'X'}]},
    });
    expect(await itemsOf(['github', 'x', 'npm'])).toMatchObject({
      navbar: {items: [{label: 'Links', items: [{label: 'GitHub'}, {label: 'X'}, {label: 'npm'}]}]},
    });
  });

  it('ends groups and containers of VitePress where their text ends', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md':
        '- item\n\n  ::: code-group\n\n  ```js [a]\n  1\n  ```\n\n  <!-- prettier-ignore -->\n  ```js [a]\n  2\n  ```\n\n## After\n\n::: danger\n\n::: code-group\n\n```js [b]\n3\n```\n\nText\n\n:::\n\n```js\n4\n```\n',
    });
    expect(await text('content/docs/current/a.md')).toBe(
      '---\nhide_title: true\n---\n- item\n\n  ::::tabs\n\n  :::tab[a]\n  ```js\n  1\n  ```\n  :::\n\n  :::tab[a]{value="a 2"}\n  ```js\n  2\n  ```\n  :::\n\n  ::::\n## After\n\n:::::danger\n\n\n::::tabs\n:::tab[b]\n```js\n3\n```\n:::\n::::\n\nText\n\n:::::\n\n```js\n4\n```\n',
    );
  });

  it('sets the preview image in the head of a VitePress site as the image of the site', async () => {
    const meta = (key: string, content: string): string =>
      `['meta', {property: '${key}', content: '${content}'}]`;
    const head = [
      meta('og:image', '/base/og.png'),
      meta('twitter:image', '/base/x.png'),
      meta('og:image', 'https://a.example/b.png'),
      meta('og:title', '/c'),
    ];
    const {config} = await planned({
      '.vitepress/config.js': vitepressConfig(`base: '/base/', head: [${head}]`),
      'a.md': '# A\n',
      'public/og.png': '',
    });
    expect(config).toMatchObject({
      themeConfig: {image: 'og.png'},
      headTags: [
        {attributes: {content: 'https://a.example/b.png'}},
        {attributes: {property: 'og:title'}},
      ],
    });
  });

  it('converts the tabs of vitepress-plugin-tabs', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'a.md': '# A\n\n:::tabs key:ab\n== One\na\n== Two\nb\n:::\n',
      'b.md': '# B\n\n::: tabs\n== One\n\n::: code-group\n\n```js [x]\n1\n```\n\n== Two\nb\n:::\n',
    });
    expect(await text('content/docs/current/b.md')).toBe(
      '# B\n\n::::::tabs\n:::::tab[One]\n\n::::tabs\n\n:::tab[x]\n```js\n1\n```\n:::\n\n::::\n:::::\n:::::tab[Two]\nb\n:::::\n::::::\n',
    );
    expect(await text('content/docs/current/a.md')).toBe(
      '# A\n\n::::tabs\n:::tab[One]\na\n:::\n:::tab[Two]\nb\n:::\n::::\n',
    );
  });

  it('omits actions of a home page that have no text', async () => {
    const {text, findings} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'index.md':
        '---\nlayout: home\nhero:\n  actions:\n    - {text: Go, link: /a}\n    - {text: " ", link: /b}\n---\n',
      'a.md': '# A\n',
    });
    expect((await text('content/docs/current/index.md'))?.match(/<li>/g)).toHaveLength(1);
    expect(findings).toContain('warning: An action of the home page has no text, and is omitted.');
  });

  it('keeps text directly below the front matter of a home page apart from its HTML', async () => {
    const {text} = await planned({
      '.vitepress/config.js': vitepressConfig(),
      'public/l.png': '',
      'index.md': '---\nlayout: home\nhero: {name: N}\n---\n![logo](/l.png)\n',
    });
    expect(await text('content/docs/current/index.md')).toContain('</div>\n\n![logo]');
  });

  it.each([
    ['Starlight', 'astro.config.mjs', "import starlight from '@astrojs/starlight';"],
    ['Sphinx', 'docs/conf.py', ''],
    ['Hugo', 'hugo.toml', ''],
    ['Jekyll', '_config.yml', ''],
    ['mdBook', 'book.toml', ''],
    ['GitBook', 'SUMMARY.md', ''],
  ])('names %s', async (name, file, text) => {
    await expect(planned({[file]: text})).rejects.toMatchObject({
      diagnostics: [
        {message: expect.stringContaining(`is a ${name} site, which cannot be imported.`)},
      ],
    });
  });
});
