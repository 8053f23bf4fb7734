import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {componentsInMarkdown} from '../../../../src/markdown/compile/plugins/remark-docusaurus.ts';
import {servedImports} from '../../../../src/pages/bundle/modules/import-problems.ts';
import {articleText} from '../../../support/article-text.ts';
import {docusaurusConfig, planned} from '../../../support/old-site.ts';
import {repository} from '../../../support/repository.ts';
import {built, docsSettings, runBuild, siteConfig, siteWith} from '../../../support/sites.ts';

interface Sample {
  /** Body of a page that imports the name. */
  readonly page: string;
  /** HTML that the prerendered page must contain. */
  readonly html: string;
}

const called = (name: string, from: string, use: string): string =>
  `import ${name} from '${from}';\n\nexport const Made = () => <b>{${use}}</b>;\n\n<Made />`;

/** Typical uses of each name in pages of old sites. */
const samples: Readonly<Record<string, Sample>> = {
  '@site/…': {page: "import A from '@site/src/word.js';\n\n<b>{A}</b>", html: '<b>word</b>'},
  './file?raw': {
    page: "import a from './_raw.js?raw';\n\n<b>{a}</b>",
    html: '<b>const raw = 1;\n</b>',
  },
  '!!raw-loader!./file': {
    page: "import a from '!!raw-loader!./_raw.js';\n\n<b>{a}</b>",
    html: '<b>const raw = 1;\n</b>',
  },
  "require('./image.png').default": {
    page: "export const A = require('./a.png').default;\n\n<img src={A} />",
    html: '<img src="/base/assets/',
  },
  './styles.module.css': {
    page: "import s from './_own.module.css';\n\n<b className={s.loud}>a</b>",
    html: '_loud">a</b>',
  },
  '@theme/Tabs': {
    page: 'import Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs><TabItem value="a" label="One">first</TabItem></Tabs>',
    html: 'One</button>',
  },
  '@theme/TabItem': {
    page: "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\n<Tabs>\n<TabItem value=\"a\">\n\n**first**\n\n</TabItem>\n</Tabs>",
    html: '<strong>first</strong>',
  },
  '@theme/CodeBlock': {
    page: 'import CodeBlock from \'@theme/CodeBlock\';\n\n<CodeBlock language="js" title="a.js">{`const a = 1;`}</CodeBlock>',
    html: 'a.js',
  },
  '@theme/Admonition': {
    page: 'import Admonition from \'@theme/Admonition\';\n\n<Admonition type="tip" title="Wind">\n\nIt blows.\n\n</Admonition>',
    html: 'admonition-tip',
  },
  '@theme/Details': {
    page: "import Details from '@theme/Details';\n\n<Details summary={<summary>More</summary>}>inside</Details>",
    html: '<summary>More</summary>',
  },
  '@theme/Heading': {
    page: 'import Heading from \'@theme/Heading\';\n\n<Heading as="h3" id="own">Own</Heading>',
    html: '<h3 id="own">Own</h3>',
  },
  '@theme/ThemedImage': {
    page: "import ThemedImage from '@theme/ThemedImage';\nimport A from './a.png';\n\n<ThemedImage alt=\"kite\" sources={{light: A, dark: A}} />",
    html: 'alt="kite" class="Logo-dark"',
  },
  '@theme/DocCardList': {
    page: "import DocCardList from '@theme/DocCardList';\n\n<DocCardList items={[{type: 'link', label: 'Wind', href: '/base/docs/card', description: 'It blows.'}]} />",
    html: '<a href="/base/docs/card" class="CategoryPage-link">Wind</a><p class="CategoryPage-description">It blows.</p>',
  },
  '@theme/TOCInline': {
    page: "import TOCInline from '@theme/TOCInline';\n\n<TOCInline toc={toc} />\n\n<TOCInline toc={toc[0].children} />\n\n<TOCInline toc={toc.slice(2)} maxHeadingLevel={3} />\n\n## One\n\n### Two `b`\n\n## Three",
    html: '<ul><li><a href="#one">One</a><ul><li><a href="#two-b">Two <code translate="no">b</code></a></li></ul></li><li><a href="#three">Three</a></li></ul>\n<ul><li><a href="#two-b">Two <code translate="no">b</code></a></li></ul>\n<ul><li><a href="#three">Three</a></li></ul>',
  },
  '@theme/MDXComponents': {
    page: called(
      'Components',
      '@theme/MDXComponents',
      "typeof Components + ' ' + Object.keys(Components).length",
    ),
    html: '<b>object 0</b>',
  },
  '@theme/MDXComponents/A': {
    page: 'import A from \'@theme/MDXComponents/A\';\n\n<A href="https://example.com/">out</A>',
    html: 'href="https://example.com/"',
  },
  '@theme/hooks/useDocs': {
    page: "import {useVersions} from '@theme/hooks/useDocs';\n\nexport const Made = () => <b>{useVersions().length}</b>;\n\n<Made />",
    html: '<b>1</b>',
  },
  '@docusaurus/plugin-content-docs/client': {
    page: "import {useLatestVersion} from '@docusaurus/plugin-content-docs/client';\n\nexport const Made = () => <b>{useLatestVersion().name}</b>;\n\n<Made />",
    html: '<b>1.x</b>',
  },
  '@docusaurus/theme-common/internal': {
    page: "import {useDocsVersion} from '@docusaurus/theme-common/internal';\n\nexport const Made = () => <b>{useDocsVersion().version}</b>;\n\n<Made />",
    html: '<b>1.x</b>',
  },
  '@docusaurus/theme-common': {
    page: "import {useColorMode} from '@docusaurus/theme-common';\n\nexport const Made = () => <b>{useColorMode().colorMode}</b>;\n\n<Made />",
    html: '<b>light</b>',
  },
  '@docusaurus/BrowserOnly': {
    page: "import BrowserOnly from '@docusaurus/BrowserOnly';\n\n<BrowserOnly fallback={<i>wait</i>}>{() => <b>now</b>}</BrowserOnly>",
    html: '<i>wait</i>',
  },
  '@docusaurus/ExecutionEnvironment': {
    page: called('Env', '@docusaurus/ExecutionEnvironment', 'String(Env.canUseDOM)'),
    html: '<b>false</b>',
  },
  '@docusaurus/Head': {
    page: 'import Head from \'@docusaurus/Head\';\n\n<Head>\n  <meta name="kite" content="red" />\n</Head>',
    html: '<meta name="kite" content="red"',
  },
  '@docusaurus/isInternalUrl': {
    page: called('isInternal', '@docusaurus/isInternalUrl', "String(isInternal('/a'))"),
    html: '<b>true</b>',
  },
  '@docusaurus/Link': {
    page: 'import Link from \'@docusaurus/Link\';\n\n<Link to="/docs/card">there</Link>',
    html: '<a href="/base/docs/card">there</a>',
  },
  '@docusaurus/router': {
    page: "import {useLocation} from '@docusaurus/router';\n\nexport const Made = () => <b>{useLocation().pathname}</b>;\n\n<Made />",
    html: '<b>/base/docs/',
  },
  '@docusaurus/Translate': {
    page: "import Translate, {translate} from '@docusaurus/Translate';\n\n<Translate id=\"a\">Said</Translate> <b>{translate({message: 'so {x}'}, {x: 'it'})}</b>",
    html: '<b>so it</b>',
  },
  '@docusaurus/useBaseUrl': {
    page: called('useBaseUrl', '@docusaurus/useBaseUrl', "useBaseUrl('/img/a.png')"),
    html: '<b>/base/img/a.png</b>',
  },
  '@docusaurus/useBrokenLinks': {
    page: called(
      'useBrokenLinks',
      '@docusaurus/useBrokenLinks',
      "String(useBrokenLinks().collectAnchor('a'))",
    ),
    html: '<b>undefined</b>',
  },
  '@docusaurus/useDocusaurusContext': {
    page: called(
      'useContext',
      '@docusaurus/useDocusaurusContext',
      "useContext().siteConfig.title + useContext().siteConfig.themeConfig['x']",
    ),
    html: '<b>Test siteundefined</b>',
  },
  '@docusaurus/useIsBrowser': {
    page: called('useIsBrowser', '@docusaurus/useIsBrowser', 'String(useIsBrowser())'),
    html: '<b>false</b>',
  },
  clsx: {page: called('clsx', 'clsx', "clsx('a', false, {b: true})"), html: '<b>a b</b>'},
};

it('the manual lists every name that old pages can import, and each has a sample', async () => {
  const manual = await readFile(
    join(repository, 'docs/content/docs/current/move-in/docusaurus.md'),
    'utf8',
  );
  const [, table = ''] = manual.split('## Imports');
  const rows = [...(table.split('## ')[0]?.matchAll(/^\| (`[^|]*`) \| /gm) ?? [])];
  const listed = rows.flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );
  expect([...listed].sort()).toEqual(Object.keys(samples).sort());
  // In the manual, the other names in this folder share a row with the first one.
  const names = [...servedImports, ...componentsInMarkdown].filter(
    (name) => !/MDXComponents\/(?!A$)/.test(name),
  );
  expect(listed).toEqual(expect.arrayContaining(names));
});

it('imports of old pages work by their old names, prerendered', async () => {
  const pages = Object.values(samples).map(({page}, index) => [
    `content/docs/1.x/page-${index}.mdx`,
    `# Page ${index}\n\n${page}\n`,
  ]);
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const site = await siteWith({
    'site.config.ts': siteConfig(docsSettings('1.x')),
    'src/word.js': "export default 'word';\n",
    'content/docs/1.x/_raw.js': 'const raw = 1;\n',
    'content/docs/1.x/_own.module.css': '.loud { color: red; }\n',
    'content/docs/1.x/a.png': png,
    'content/docs/1.x/card.md': '---\ndescription: Held by it.\n---\n\n# Card\n',
    'content/docs/1.x/group.mdx':
      "import DocCardList from '@theme/DocCardList';\nimport {useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n# Group\n\n<DocCardList items={useCurrentSidebarCategory().items} />\n\n<DocCardList />\n",
    'content/docs/1.x/sidebars.json': JSON.stringify({
      docs: [
        {
          type: 'category',
          label: 'Group',
          link: {type: 'doc', id: 'group'},
          items: [
            'card',
            {type: 'category', label: 'Pages', items: [{type: 'autogenerated', dirName: 'more'}]},
          ],
        },
      ],
    }),
    'content/docs/1.x/more/b.md': '# B\n',
    ...Object.fromEntries(pages),
  });
  const {code, err} = await runBuild(site, '--strict');
  expect({code, err}).toEqual({code: 0, err: ''});
  const wrong: string[] = [];
  for (const [index, [name, {html}]] of Object.entries(samples).entries()) {
    const page = await built(site, `docs/page-${index}/index.html`);
    if (!page.includes(html))
      wrong.push(`${name}: ${/<article[\s\S]*<\/article>/.exec(page)?.[0]}`);
  }
  expect(wrong).toEqual([]);
  expect(articleText(await built(site, 'docs/group/index.html'))).toBe(
    'Group Card Held by it. Pages 1 item Card Held by it. Pages 1 item',
  );
});

it('omits the imports of Tailwind from style sheets, because they only import rules for its preprocessor', async () => {
  const {text, findings} = await planned({
    'docusaurus.config.js': docusaurusConfig('', "theme: {customCss: './src/a.css'}"),
    'docs/a.md': '# A\n',
    'src/a.css': "@import 'tailwindcss/base';\n@import './b.css';\n\n.a {\n  color: red;\n}\n",
    'src/b.css': '.b {\n  color: red;\n}\n',
  });
  expect(await text('src/a.css')).not.toContain('tailwind');
  expect(findings).toEqual([
    'error: The style sheet is not plain CSS: it contains `@import tailwindcss`, a rule for Tailwind or another preprocessor.',
  ]);
});
