import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {siteRules} from '../../../../src/cli/import/import-target.ts';
import {changeDialect} from '../../../../src/tools/import/docusaurus/dialect.ts';
import {changeSidebars} from '../../../../src/tools/import/docusaurus/docs.ts';
import {
  globalComponents,
  withGlobals,
} from '../../../../src/tools/import/docusaurus/mdx-globals.ts';
import {needsOldMdx} from '../../../../src/tools/import/docusaurus/old-mdx.ts';
import {changeComponent} from '../../../../src/tools/import/docusaurus/page-component.ts';
import {withValidHead} from '../../../../src/tools/import/docusaurus/page-head.ts';
import {prismTheme} from '../../../../src/tools/import/docusaurus/prism-theme.ts';
import {pageText, readPage} from '../../../../src/tools/import/front-matter.ts';
import {globalNames, withBuiltInElements} from '../../../../src/tools/import/mdx-components.ts';
import {printValue} from '../../../../src/tools/import/print-config.ts';
import {newRedirects, redirectSettings} from '../../../../src/tools/import/redirects.ts';
import {stubModule, withImportStubs} from '../../../../src/tools/import/stubs.ts';
import {folderWith} from '../../../support/temp-folder.ts';

const isPage = true;

describe('pages of components', () => {
  const page = (jsx: string): string => `import Layout from '@theme/Layout';

export default () => (
  ${jsx}
);
`;

  it.each([
    [
      'texts',
      '<Layout title="A > B" description=\'C\'><p/></Layout>',
      '{title: "A > B", description: "C"}',
    ],
    [
      'expressions',
      `<Layout title={"A"} description={\`B of \${siteConfig.title}\`}><p/></Layout>`,
      '{title: "A", description: "B of Old"}',
    ],
    [
      'translations',
      "<Layout title={translate({message: 'It\\'s', id: 'x'})}><p/></Layout>",
      '{title: "It\'s"}',
    ],
  ])('have the attributes of Layout in front matter: %s', (_name, jsx, said) => {
    const {text, left} = changeComponent(page(jsx), {title: 'Old'}, {isPage});
    expect(text).toBe(
      `export const frontMatter = ${said};\n\nexport default () => (\n  <><p/></>\n);\n`,
    );
    expect(left).toEqual([]);
  });

  it('keep their lines, wrappers, and unknown values, as a comment', () => {
    const jsx =
      '<Layout\n    {...rest}\n    title={names[0]}\n    wrapperClassName="w" noFooter>\n    <p/>\n  </Layout>';
    const {text, left} = changeComponent(page(jsx), {}, {isPage});
    expect(text.split('\n')).toHaveLength(page(jsx).split('\n').length);
    expect(text).toContain('<div className="w">\n\n\n\n    <p/>\n  </div>');
    expect(text).toContain('// legacydocs: The title of this page was `names[0]`');
    expect(left).toHaveLength(2);
  });

  it('ignore a Layout that is not an element', () => {
    const text = "import Layout from '@theme/Layout';\nexport default wrap(Layout);\n";
    expect(changeComponent(text, {}, {isPage}).text).toBe(text);
  });

  it('move title and description out of Head, and report its other elements', () => {
    const {text, left} = changeComponent(
      'import Head from \'@docusaurus/Head\';\nexport default () => <Head>\n<title>T</title><meta name="description" content="D" /><link rel="x" /></Head>;\n',
      {},
      {isPage},
    );
    expect(text).toContain('export const frontMatter = {title: "T", description: "D"};');
    expect(left).toEqual(['Omitted from the `<head>` of the page: `<link rel="x" />`.']);
  });
});

describe('sidebars', () => {
  it('lose old prefixes, docs that do not exist, and fields without a meaning', () => {
    const changed = changeSidebars(
      {
        'version-1.0/docs': {
          Start: [['version-1.0/a'], 'gone'],
          More: [
            {
              type: 'category',
              label: 'In',
              link: {type: 'doc', id: 'gone'},
              items: [{Deep: ['b']}],
              key: 'x',
            },
          ],
        },
      },
      '1.0',
      new Set(['a', 'b']),
      siteRules,
    );
    expect(changed).toEqual({
      sidebars: {
        docs: [
          {type: 'category', label: 'Start', items: ['a']},
          {
            type: 'category',
            label: 'More',
            items: [
              {
                type: 'category',
                label: 'In',
                items: [{type: 'category', label: 'Deep', items: ['b']}],
              },
            ],
          },
        ],
      },
      missing: ['gone'],
      first: 'a',
      dropped: ['category.key'],
      prefixed: true,
    });
  });
});

describe('front matter', () => {
  const text = '---\ntitle: A\ntags:\n- a\n- b\n"slug": /x\n---\n\nBody\n---\n';

  it('loses and gains fields; the rest is unchanged', () => {
    const page = readPage(text);
    expect(page.fields).toMatchObject({title: 'A', tags: ['a', 'b'], slug: '/x'});
    expect(pageText(page)).toBe(text);
    expect(pageText(page, {drop: ['tags'], set: {slug: '/a b', mdx: {format: 'mdx'}}})).toBe(
      '---\ntitle: A\nslug: "/a b"\nmdx: {format: mdx}\n---\n\nBody\n---\n',
    );
  });

  it('is removed with its last field, and added if missing', () => {
    expect(pageText(readPage('---\ntags: [a]\n---\n\nB\n'), {drop: ['tags']})).toBe('B\n');
    expect(pageText(readPage('\uFEFFB\r\n'), {set: {slug: '/a'}})).toBe(
      '---\nslug: /a\n---\nB\r\n',
    );
  });
});

describe('dialects', () => {
  it('converts warnings of Docusaurus 3, and ids of headings, but not in code', () => {
    const body =
      ':::warning\n:::\n:::warning[T]\n:::\n::::warning T\n::::\n:::warnings\n## H {/* #id */}\n```\n:::warning\n```\n';
    const changed = changeDialect(body, {major: 3});
    expect(changed.body).toBe(
      ':::caution warning\n:::\n:::caution[T]\n:::\n::::caution T\n::::\n:::warnings\n## H {#id}\n```\n:::warning\n```\n',
    );
    expect(changed.changes.map(({line}) => line)).toEqual([1, 3, 5, 8]);
    expect(changeDialect(':::warning\n:::\n', {major: 2}).changes).toEqual([]);
  });

  it('fits closing fences of admonitions to the opening ones', () => {
    const body = ':::tip\na\n::::\n\n::::note\n:::tip\nb\n:::\n::::\n```\n:::tip\n::::\n```\n';
    const {body: changed, changes} = changeDialect(body, {major: 2});
    expect(changed).toBe(body.replace('a\n::::', 'a\n:::'));
    expect(changes).toEqual([{code: 'admonition-end', line: 3}]);
  });

  it('converts warnings that are components, too', () => {
    const body = '<Admonition type="warning">\n\n<Admonition title="A" type=\'warning\'>\n';
    expect(changeDialect(body, {major: 3}).body).toBe(
      '<Admonition type="caution" title="warning">\n\n<Admonition title="A" type="caution">\n',
    );
  });

  it.each([
    ['# A {#a}\n\n<Tabs>\n\ntext\n\n</Tabs>\n', false],
    ['<!-- comment -->\n', true],
    ['<br>\n', true],
    ['Text\n\n    code\n', true],
    ['```js\na\n\n    b\n```\n', false],
  ])('detects syntax that only MDX 1 reads: %j', (body, expected) => {
    expect(needsOldMdx(body)).toBe(expected);
  });
});

describe('parts without a counterpart', () => {
  it('are replaced where they are imported', () => {
    const text =
      "import A, {useB as b, type C} from '@theme/X';\nimport '@theme/Y';\nimport {d} from './d';\n";
    expect(withImportStubs(text, ['@theme/X', '@theme/Y'], false)).toBe(
      "import {notCarried as notCarried1} from '@site/src/not-carried.jsx'; const A = notCarried1('X'), b = notCarried1('useB') /* legacydocs: @theme/X has no counterpart */;\n" +
        "/* legacydocs: @theme/Y has no counterpart */\nimport {d} from './d';\n",
    );
  });

  it('export the same names', async () => {
    expect(
      await stubModule(
        'export const A = 1;\nconst c = 2;\nfunction b() {}\nexport {b, c as d};\nexport default b;\n',
      ),
    ).toBe(
      "import {notCarried} from '@site/src/not-carried.jsx';\n\nexport default notCarried('default');\nexport const A = notCarried('A');\nexport const b = notCarried('b');\nexport const d = notCarried('d');\n",
    );
  });

  it.each([
    ['const A = 1; export {A}; export function b() {} export default A;', 'default A b'],
    ['/* export const no = 1; */ export async function* a() {}', 'a'],
    [
      'export const {a, b: c, ...d} = x; export let [e] = y; export * as f from "./f";',
      'a c d e f',
    ],
    ['exports.a = 1; module.exports.b = 2; exports.__esModule = true;', 'a b'],
    ['const s = "export const no = 1"; module.exports = s; if (exports.a === 1) x();', 'default'],
  ])('export the names of a module: %s', async (source, names) => {
    const found = [...(await stubModule(source)).matchAll(/export (?:const )?(\w+)/g)].map(
      ([, name]) => name,
    );
    expect(found.join(' ')).toBe(names);
  });

  it('leave elements unchanged whose component is lost, also within another one', () => {
    const text = `const Loud = notCarried1('default') /* … */;
const Anchor = (props) => <Loud {...props} />;
const Fine = (props) => <b {...props}>Well, yes</b>;
export default {
  a: (props) => <Loud {...props}>Hello, you</Loud>,
  h2: Anchor,
  table(props) { return <Loud {...props} />; },
  'p': Fine, img: ({src, alt}) => <img src={src} alt={alt} />,
  Loud,
};
`;
    const {text: changed, elements} = withBuiltInElements(text);
    expect(elements).toEqual(['a', 'h2', 'table']);
    expect(changed).toBe(
      text
        .replace(/a: .*/, '...{/* legacydocs: `a` is the built-in one */},')
        .replace(/h2: .*/, '...{/* legacydocs: `h2` is the built-in one */},')
        .replace(/table\(.*/, '...{/* legacydocs: `table` is the built-in one */},'),
    );
    expect(withBuiltInElements('export default {a: Link};\n').elements).toEqual([]);
  });
});

describe('components that need no import', () => {
  it('are imported where they are used', async () => {
    const folder = await folderWith({
      'src/theme/MDXComponents/index.js': `import MDXComponents from '@theme-original/MDXComponents';
import Highlight from '@site/src/components/Highlight'; // {Commented: 1}
export default {
  ...MDXComponents,
  Highlight,
  Card: (props) => <div {...props} />,
  a: Link,
};
`,
    });
    const globals = globalComponents({folder, root: folder});
    expect([...globals.own]).toEqual(['Highlight', 'Card']);
    expect(globalNames(await readFile(join(folder, globals.file ?? ''), 'utf8'))).toContain('a');
    const body =
      '\nimport {Card as X} from \'./card\';\n\n# T\n\n<Highlight>a</Highlight> `<Card>` <X/> <Admonition type="tip">b</Admonition>\n';
    expect(withGlobals(body, globals)).toBe(
      `\nimport Admonition from '@theme/Admonition';\n${body}`,
    );
    expect(withGlobals('<T>(a)\n', globals)).toBe('<T>(a)\n');
    expect(withGlobals('<Tabs></Tabs>\n', globals)).toBe(
      "\nimport Tabs from '@theme/Tabs';\n\n<Tabs></Tabs>\n",
    );
  });
});

describe('the head of a page', () => {
  it('keeps valid elements; front matter contains the rest', () => {
    const head = withValidHead(
      `a

<head>
  <title>T</title>
  <meta
    name="description"
    content="It's > that"
  />
  <meta property="og:image" content={x} />
  <meta name="robots" content="noindex" />
  <style>{\`
    a {}
  \`}</style>
</head>

\`\`\`html
<head><title>code</title></head>
\`\`\`

<Head><title>Again</title></Head>
`,
      siteRules.headFields,
    );
    expect(head.fields).toEqual({description: "It's > that"});
    expect(head.lost).toEqual([
      {name: 'title', line: 4},
      {name: 'meta', line: 9},
      {name: 'style', line: 11},
      {name: 'title', line: 20},
    ]);
    expect(
      head.body
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      'a',
      '<head>',
      '<meta name="robots" content="noindex" />',
      '</head>',
      '```html',
      '<head><title>code</title></head>',
      '```',
    ]);
    expect(head.body.split('\n')).toHaveLength(21);
  });
});

describe('themes of code', () => {
  it('become themes of TextMate', () => {
    const theme = {
      plain: {color: '#FFF', backgroundColor: 'rgb(0, 26, 114)'},
      styles: [
        {types: ['comment'], style: {color: '#aaaaaa', fontStyle: 'italic'}},
        {types: ['keyword'], languages: ['css'], style: {color: '#000000'}},
        {types: ['unknown'], style: {color: '#000000'}},
        {types: ['tag'], style: {color: 'red'}},
      ],
    };
    expect(prismTheme(theme, 'old')).toEqual({
      name: 'old',
      type: 'dark',
      colors: {'editor.background': '#001a72', 'editor.foreground': '#ffffff'},
      tokenColors: [
        {
          scope: ['comment', 'punctuation.definition.comment'],
          settings: {foreground: '#aaaaaa', fontStyle: 'italic'},
        },
      ],
    });
    expect(prismTheme({plain: {}, styles: []}, 'old')).toBeUndefined();
  });
});

describe('the written configuration', () => {
  it('has the same values', () => {
    const value = {
      a: "it's",
      b: ['\\', '\u2028', `line\n\${x}`],
      'c-d': {['__proto__']: 1, long: 'x'.repeat(100)},
      e: undefined,
      f: null,
    };
    const evaluated: unknown = new Function(`return ${printValue(value)}`)();
    expect(JSON.stringify(evaluated)).toBe(JSON.stringify(value));
  });
});

describe('redirects', () => {
  it('are not pages, occur once, lead directly to the final URL, and cover lists', () => {
    const {kept, findings} = newRedirects({
      wanted: [
        {from: '/a', to: '/b'},
        {from: '/b', to: '/docs/x'},
        {from: '/a/', to: '/c'},
        {from: '/docs/x', to: '/b'},
        {from: '/docs/x.html', to: '/docs/x'},
        {from: '/q?x', to: '/b'},
        {from: '/loop', to: '/pool'},
        {from: '/pool', to: '/loop'},
      ],
      fallbacks: [{match: /^\/docs\/tags(?:\/|$)/, to: '/docs/x'}],
      oldPaths: ['/docs/tags/y', '/docs/x', '/gone'],
      routes: ['/docs/x', '/'],
    });
    expect(redirectSettings(kept)).toContainEqual({
      from: ['/a', '/b', '/docs/x.html', '/docs/tags/y'],
      to: '/docs/x',
    });
    expect(findings.map(({message}) => message)).toEqual([
      'The redirect from `/docs/x` is omitted: a page has this path.',
      'The redirect from `/q?x` is omitted: it is not a path of the site.',
    ]);
  });
});
