import {describe, expect, it} from 'vitest';
import {changeDialect} from '../../../../src/tools/import/docusaurus/dialect.ts';
import {withValidHead} from '../../../../src/tools/import/docusaurus/page-head.ts';
import {createPageStyles, withoutStyles} from '../../../../src/tools/import/page-styles.ts';
import {changeReferences} from '../../../../src/tools/import/references.ts';
import {stubModule, withImportStubs} from '../../../../src/tools/import/stubs.ts';
import {changeBlocks} from '../../../../src/tools/import/vitepress/change-blocks.ts';
import {withoutVue} from '../../../../src/tools/import/vitepress/vue.ts';

const blocks = (text: string): string =>
  changeBlocks(text, {
    inclusion: {file: 'a.md', srcDir: '', read: () => undefined, report: () => undefined},
    labels: {},
    lineNumbers: false,
    onPluginContainer: undefined,
  });

describe('containers and code blocks of VitePress', () => {
  it.each([
    ['a container in a comment', '<!--\n::: warning\n-->\n'],
    ['an indented code block with a fence', 'Text\n\n    ```ts twoslash\n    a\n    ```\n'],
  ])('leaves %s unchanged', (_name, text) => {
    expect(blocks(text)).toBe(text);
  });

  it.each([
    ['- a\n  - b\n\n    ```vue-html\n    x\n    ```\n', '```html'],
    ['::: tip\n<img src="a">\n:::\n```vue-html\nx\n```\n', ':::\n```html'],
  ])('converts a code block in a list, and after HTML: %j', (text, expected) => {
    expect(blocks(text)).toContain(expected);
  });
});

describe('Vue in Markdown', () => {
  const kinds = (text: string) => withoutVue(text, {}).parts.map(({kind}) => kind);

  it.each([
    '<div title="a > b" v-pre>{{ x }}</div>\n',
    '<div v-pre><div>a</div>{{ x }}</div>\n',
    'a <!-- <Foo /> {{ b }} --> c\n',
    '1. a\n\n       {{ y }}\n',
    '<p title="{{ x }}">a</p>\n',
    'a <https://example.org/{{x}}>\n',
  ])('is not looked for in text that Vue shows: %j', (text) => {
    expect(kinds(text)).toEqual([]);
  });

  it('is found in an HTML block, where backticks are text', () => {
    expect(kinds('<div>\n`<Foo />`\n</div>\n')).toEqual(['component']);
  });

  it('is found after an attribute that contains a bracket', () => {
    expect(withoutVue('<script setup lang="a > b">\nlet a\n</script>\n\nText\n', {}).text).toBe(
      '\nText\n',
    );
  });
});

describe('references', () => {
  const marked = (text: string) => changeReferences(text, 'a.md', () => 'URL', 'md');

  it.each([
    ['[a\\](b) [c](d\\)e) [f](g(h)i)', '[a\\](b) [c](URL) [f](URL)'],
    ['[![a](b)](c "t (u)")', '[![a](URL)](URL "t (u)")'],
    ['[a]\n\n[a]: <f g> "h"\n[^n]: word', '[a]\n\n[a]: <URL> "h"\n[^n]: word'],
    ['- a\n\n      [b](c)\n\n  [d](e)', '- a\n\n      [b](c)\n\n  [d](URL)'],
    ['[a](b)\r\n\r\n```\r\n[c](d)\r\n```\r\n', '[a](URL)\r\n\r\n```\r\n[c](d)\r\n```\r\n'],
  ])('are found where Markdown has them: %j', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });
});

describe('pages of Docusaurus', () => {
  it('have warnings in tags of several lines, but not in comments and code', () => {
    const tag = '<Admonition\n  title="a > b"\n  type="warning">\n';
    const rest = '\n`<Admonition type="warning">`\n\n<!--\n:::warning\n-->\n';
    expect(changeDialect(tag + rest, {major: 3})).toEqual({
      body: tag.replace('warning', 'caution') + rest,
      changes: [{code: 'warning-box', line: 1}],
    });
  });

  it.each([
    ['a\n\n    **b**\n      c\n', 'a\n\n**b**\nc\n', 3],
    ['- a\n\n      b\n      c\n', '- a\n\n  b\n  c\n', 3],
    ['<div>\n\n\tb\n\n</div>\n', '<div>\n\nb\n\n</div>\n', 3],
  ])('show text that only Markdown reads as indented code: %j', (body, text, line) => {
    expect(changeDialect(body, {major: 3, readsMdx: true})).toEqual({
      body: text,
      changes: [{code: 'indented-text', line}],
    });
    expect(changeDialect(body, {major: 3}).body).toBe(body);
  });

  it('keep code in fences', () => {
    const body = '- a\n\n  ```js\n      b\n  ```\n\n    c\n';
    expect(changeDialect(body, {major: 3, readsMdx: true}).body).toBe(body);
  });

  it('lose elements of the head whose attributes contain a bracket', () => {
    const head = '<head>\n<script data-a="x > y">a</script>\n<link rel="icon" href="a">\n</head>\n';
    expect(withValidHead(head, {headFields: new Map()}).body).toBe(
      '<head>\n\n<link rel="icon" href="a">\n</head>\n',
    );
  });

  it.each([
    [true, "```js\nimport A from '@theme/X';\n```\n\n`;import A from '@theme/X'`\n"],
    [false, "// import A from '@theme/X';\nconst a = `\nimport A from '@theme/X'\n`;\n"],
  ])(
    'keep imports that code samples, comments and strings show (Markdown: %s)',
    (isMarkdown, text) => {
      expect(withImportStubs(text, ['@theme/X'], isMarkdown)).toBe(text);
    },
  );

  it('lose imports that contain a comment', () => {
    expect(
      withImportStubs("import {a /* from 'b'; */} from '@theme/X';\n", ['@theme/X'], false),
    ).toBe(
      "import {notCarried as notCarried1} from '@site/src/not-carried.jsx'; const a = notCarried1('X') /* legacydocs: @theme/X has no counterpart */;\n",
    );
  });

  it('get no stubs for exported types', () => {
    const source = 'export interface A {}\nexport type B = 1;\nexport {type C, d} from "x";\n';
    expect(stubModule(source, 'a.ts').split('\n').slice(2)).toEqual([
      "export const d = notCarried('d');",
      '',
    ]);
  });
});

it('styles in indented code stay, and styles with a bracket in an attribute move', () => {
  const moved: string[] = [];
  const text = '- a\n\n      <style>b {}</style>\n\n<style media="a>b">\nc {}\n\nd {}\n</style>\n';
  expect(withoutStyles(text, createPageStyles(), (written) => moved.push(written))).toBe(
    '- a\n\n      <style>b {}</style>\n\n<div class="page-styles-1"></div>\n',
  );
  expect(moved).toHaveLength(1);
});
