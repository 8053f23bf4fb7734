import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../support/files.ts';
import {built, runBuild, siteConfig, siteWith} from '../../support/sites.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const fence = '```';

it('builds pages with the imports of a Docusaurus site unchanged', async () => {
  const folder = await siteWith({
    'content/pages/old.mdx': `
import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';
import Details from '@theme/Details';
import Heading from '@theme-original/Heading';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import BrowserOnly from '@docusaurus/BrowserOnly';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useLocation} from '@docusaurus/router';

export const Facts = () => {
  const {siteConfig} = useDocusaurusContext();
  return <em>{siteConfig.title} {siteConfig.baseUrl} {useLocation().pathname} {translate({message: 'Hi {who}'}, {who: 'you'})}</em>;
};

export const Logo = () => <img src={useBaseUrl('img/logo.svg')} alt={useBaseUrl(undefined)} />;

# Start

<Tabs><TabItem value="a" label="One">First</TabItem><TabItem value="b">Second</TabItem></Tabs>

<Details summary="More">Inside</Details>

<Details summary={<summary>Whole</summary>}>Inside</Details>

<Heading as="h3" id="here">Here</Heading>

<Link to="/">Home</Link> <Translate id="x">Read on</Translate> <Facts /> <Logo />

<BrowserOnly fallback={<i>waiting</i>}>{() => <b>alive</b>}</BrowserOnly>
`,
    'content/static/img/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  const html = await built(folder, 'old/index.html');
  expect(html).toContain('role="tablist"');
  expect(html).toContain('<summary>More</summary>');
  expect(html).toContain('<summary>Whole</summary>');
  expect(html).toContain('<h3 id="here">Here</h3>');
  expect(html).toContain('<a href="/base/">Home</a>');
  expect(html).toContain('src="/base/img/logo.svg"');
  expect(html).toContain('<i>waiting</i>');
  expect(html.replaceAll('<!-- -->', '')).toContain('<em>Test site /base/ /base/old Hi you</em>');
});

it('converts Docusaurus components with a Markdown equivalent to admonitions, code and head', async () => {
  const folder = await siteWith({
    'content/pages/old.md': `
import Admonition from '@theme/Admonition';
import CodeBlock from '@theme/CodeBlock';
import Head from '@docusaurus/Head';
import Source from '!!raw-loader!./_example.js';
import Other from './_example.js?raw';

<Head><meta name="robots" content="noindex" /></Head>

# Start

<Admonition type="tip" title="Try it">

In **bold**:

<CodeBlock language="js" title="a.js" showLineNumbers>{\`const a = 1;
const b = 2;
\`}</CodeBlock>

</Admonition>

<CodeBlock language="js" title="example.js" metastring="{2}">{Source}</CodeBlock>

<CodeBlock language="sh">npm install a_b_c</CodeBlock>

<CodeBlock>
  npm install
  npm start
</CodeBlock>

<p>{Other.length} characters</p>
`,
    'content/pages/_example.js': `// ${fence}\nexport const answer = 42;\n`,
  });
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  const html = await built(folder, 'old/index.html');
  const same = await siteWith({
    'content/pages/old.mdx': `
<head><meta name="robots" content="noindex" /></head>

# Start

:::tip Try it

In **bold**:

${fence}js title="a.js" showLineNumbers
const a = 1;
const b = 2;
${fence}

:::

${fence}\`js title="example.js" {2}
// ${fence}
export const answer = 42;
${fence}\`

${fence}sh
npm install a_b_c
${fence}

${fence}text
npm install
npm start
${fence}

<p>{${`// ${fence}\nexport const answer = 42;\n`.length}} characters</p>
`,
  });
  expect(await runBuild(same, '--strict')).toMatchObject({code: 0, err: ''});
  const article = (page: string): string => /<article.*<\/article>/s.exec(page)?.[0] ?? '';
  expect(article(html)).toContain('admonition-tip');
  expect(article(html)).toBe(article(await built(same, 'old/index.html')));
  expect(html).toContain('<meta name="robots" content="noindex"/>');

  await writeFiles(folder, {
    'content/pages/_example.js': '// Changed\nexport const answer = 43;\n',
  });
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  expect(await built(folder, 'old/index.html')).toContain('43');
});

it('explains the replacement if a component of Docusaurus depends on values', async () => {
  const folder = await siteWith({
    'content/pages/old.mdx': `import Admonition from '@theme/Admonition';
import Gone from '!!raw-loader!./gone.js';
import CodeBlock from '@theme/CodeBlock';

<Admonition type={props.type}>a</Admonition>

<CodeBlock>{Gone}</CodeBlock>
`,
  });
  const {code, err} = await runBuild(folder);
  expect({code, err}).toMatchInlineSnapshot(`
    {
      "code": 1,
      "err": "content/pages/old.mdx:1:24  error import-unavailable
      \`@theme/Admonition\` is a component from Docusaurus' theme, not a package.
      The site cannot be built.
      In MDX, the type and the title must be constants: \`<Admonition type="note" title="Title">\`. Elsewhere, write the admonition in a Markdown file, and import that file.

    content/pages/old.mdx:2:18  error import-unavailable
      This file imports the text of \`./gone.js\`, which does not exist.
      The site cannot be built.
      Correct the path. A path is relative to the importing file or, after \`@site/\`, to the site folder.

    ",
    }
  `);
});

it('gives the classes of CSS modules the same names in HTML, script and styles', async () => {
  const button = `import styles from './styles.module.css';
export default () => <button className={styles.root}>{Object.keys(styles).join()}</button>;
`;
  const folder = await siteWith({
    'site.config.ts': siteConfig(),
    'content/pages/old.tsx': `import A from '../../src/a/Button';
import B from '../../src/b/Button';
export default () => <><A /><B /></>;
`,
    'src/a/Button.tsx': button,
    'src/a/styles.module.css':
      '.root { background: url(./dot.svg); color: red; }\n:global(.open) .inner { color: blue; }\n',
    'src/a/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'src/b/Button.jsx': button,
    'src/b/styles.module.css': '.root { color: green; }\n',
  });
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  const html = await built(folder, 'old/index.html');
  const names = [...html.matchAll(/<button class="(styles_[\da-f]{8}_root)">/g)].map(
    ([, name]) => name ?? '',
  );
  expect(new Set(names).size).toBe(2);
  const [, sheet = ''] = /href="\/base\/(assets\/css\/page\.[^"]+\.css)"/.exec(html) ?? [];
  const css = await built(folder, sheet);
  for (const name of names) expect(css).toContain(`.${name}{`);
  expect(css).toMatch(/url\(\/base\/assets\/media\/dot\.[\da-f]+\.svg\)/);
  expect(css).toMatch(/\.open \.styles_[\da-f]{8}_inner/);
  expect(await built(folder, '_data/old.js')).toMatch(new RegExp(`${names[0]}|assets/js/chunk`));
});

it('shows commands for npm for other package managers', async () => {
  const folder = await siteWith({
    'content/pages/old.md': `# Install

${fence}bash npm2yarn title="Terminal"
npm install --save-dev a
npx b
${fence}

${fence}bash
npm install npm2yarn
${fence}
`,
  });
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  const html = await built(folder, 'old/index.html');
  expect(html).toContain('data-group="npm2yarn"');
  const text = html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '');
  expect(text.match(/Terminal\s*(?:[^\n]*\n){2}/g)).toHaveLength(4);
  for (const line of [
    'yarn add --dev a',
    'pnpm add --save-dev a',
    'bun add --dev a',
    'npm install npm2yarn',
  ]) {
    expect(text).toContain(line);
  }
  expect(html.match(/role="tablist"/g)).toHaveLength(1);
});

it('finds what `@site` imports in a folder whose name is special in `String.replace`', async () => {
  const parent = join(await tempFolder(), 'a$&b$$c');
  const files = {
    'content/pages/old.mdx': `
import Part from '@site/lib/_part.md';
import text from '!!raw-loader!@site/lib/text.txt';

<Part />

{text}
`,
    'lib/_part.md': 'A part.\n',
    'lib/text.txt': 'Only text.',
  };
  const folder = await siteWith(files, parent);
  expect(await runBuild(folder, '--strict')).toMatchObject({code: 0, err: ''});
  const html = await built(folder, 'old/index.html');
  expect(html).toContain('A part.');
  expect(html).toContain('Only text.');
});
