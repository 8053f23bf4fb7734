import {describe, expect, it} from 'vitest';
import {compileMarkdown, diagnose} from '../support.ts';

/** Returns the diagnostics of a source, each with its location. */
async function said(source: string, format: 'md' | 'mdx' = 'md'): Promise<string[]> {
  const diagnostics = await diagnose(source, format);
  return diagnostics.map(
    ({severity, line, column, message}) => `${line}:${column} ${severity} ${message}`,
  );
}

describe('unclosed blocks', () => {
  it.each([
    [
      ':::note\ntext\n\nmore\n',
      '1:1 warning This `:::note` is never closed: it contains everything up to the end of the page, 3 lines.',
    ],
    [
      '> :::note\n> text\n\nafter',
      '1:3 warning This `:::note` is never closed: it contains everything up to the end of the enclosing block, 1 line.',
    ],
    [
      'a\n\n```js\nb\nc\n\n',
      '3:1 warning This code block is never closed: it contains everything up to the end of the page, 2 lines.',
    ],
    [
      '````js\n```\nb\n```\n',
      '1:1 warning This code block is never closed: it contains everything up to the end of the page, 3 lines.',
    ],
    ['~~~', '1:1 warning This code block is never closed.'],
  ])('are reported with the lines that they include: %j', async (source, message) => {
    expect(await said(source)).toEqual([message]);
    expect(await said(source, 'mdx')).toEqual([message]);
  });

  it('are not reported if they are closed', async () => {
    expect(
      await said('::::note\n:::tip\na\n:::\n::::\n\n- ```js\n  b\n  ```\n\n> ~~~\n> c\n> ~~~~'),
    ).toEqual([]);
  });
});

describe('ineffective syntax', () => {
  it.each([
    [':::foo Title\ntext\n:::', '1:1 warning `:::foo` is not an admonition.'],
    ['> ::: tip\n> text', '1:3 warning `::: tip` is not an admonition.'],
    ['::: code-group', '1:1 warning `::: code-group` is not an admonition.'],
    ['a\n:::', '2:1 warning This `:::` does not close anything.'],
    [
      '```jsx live title="a"\na\n```',
      '1:8 warning `live` in the first line of a code block has no effect.',
    ],
    ['a\n\n$$\nx = 1\n$$\n\nb', '3:1 warning Formulas between `$$` are not rendered.'],
    ['a $$x = 1$$ b', '1:1 warning Formulas between `$$` are not rendered.'],
  ])('is reported once, at its line: %j', async (source, message) => {
    expect(await said(source)).toEqual([message]);
  });

  it('is not reported for text and code that look like it', async () => {
    const source = [
      '`:::foo` a:::b std::vec $$ to $$$, `$$` \\$\\$x\\$\\$',
      '\\:::foo',
      '```sh title="live npm2yarn"\n:::foo\n$$\n```',
      '    :::foo\n    $$',
      '| a |\n| - |\n| ::: $$ |',
    ].join('\n\n');
    expect(await said(source)).toEqual([]);
  });

  it('ignores colons if admonitions are disabled', async () => {
    const {diagnostics} = await compileMarkdown(':::note\na\n:::', {admonitions: false});
    expect(diagnostics).toEqual([]);
  });
});

describe('MD-52 syntax of another tool', () => {
  it.each([
    ['!!! note "Mind"\n    text', '1:1', '!!! note', 'MkDocs'],
    ['- ??? tip "Open"\n', '1:3', '??? tip "Open"', 'MkDocs'],
    ['=== "Tab one"\n', '1:1', '=== "Tab one"', 'MkDocs'],
    ['--8<-- "part.md"', '1:1', '--8<-- "part.md"', 'MkDocs'],
    ['see :material-home: there', '1:5', ':material-home:', 'Material for MkDocs'],
    ['a\n\n<!--@include: ./part.md-->', '3:1', '<!--@include: ./part.md-->', 'VitePress'],
    ['a <!-- @include: x.md --> b', '1:3', '<!-- @include: x.md -->', 'VitePress'],
    ['<<< @/snippets/a.ts', '1:1', '<<< @/snippets/a.ts', 'VitePress'],
    ['a\n{{ $frontmatter.title }}', '2:1', '{{ $frontmatter.title }}', 'VitePress and Jekyll'],
    ['{{< figure src="a.png" >}}', '1:1', '{{< figure src="a.png" >}}', 'Hugo'],
    ['{{% notice %}}', '1:1', '{{% notice %}}', 'Hugo'],
    ['a {{<youtube id="x">}} b', '1:3', '{{<youtube id="x">}}', 'Hugo'],
    ['{{#include a.rs}}', '1:1', '{{#include a.rs}}', 'mdBook'],
    ['{% include a.html %}', '1:1', '{% include a.html %}', 'Liquid (Jekyll, GitBook)'],
    ['[[toc]]', '1:1', '[[toc]]', 'VitePress and GitLab'],
    ['![[a.png]] b', '1:1', '![[a.png]]', 'Obsidian and wikis'],
    ['b [[Some page|text]]', '1:3', '[[Some page|text]]', 'Obsidian and wikis'],
    ['a ==marked text== b', '1:3', '==marked text==', 'MkDocs and Obsidian'],
    ['a\n{: .note}', '2:1', '{: .note}', 'kramdown and Python-Markdown'],
    ['## Title {.unnumbered}', '1:10', '{.unnumbered}', 'Pandoc'],
    [':::{note}\na', '1:1', ':::{note}', 'MyST and Pandoc'],
    ['.. code-block:: js', '1:1', '.. code-block::', 'reStructuredText'],
    ['!> text', '1:1', '!>', 'Docsify'],
    ['<!-- tabs:start -->', '1:1', '<!-- tabs:start -->', 'Docsify'],
    ['[!INCLUDE [a](b.md)]', '1:1', '[!INCLUDE', 'DocFX'],
  ])('is reported with its tool: %j', async (source, place, written, tool) => {
    const found = (await diagnose(source)).filter(({code}) => code === 'unsupported-syntax');
    expect(found.map(({line, column, message}) => [`${line}:${column}`, message])).toEqual([
      [place, `\`${written}\` is syntax from ${tool}.`],
    ]);
    expect(found[0]?.hint).toBeTruthy();
  });

  it('is found in the comments of old files with MDX', async () => {
    const source =
      '<Foo />\n\n`<!-- @include: a.md -->` <!-- @include: b.md -->\n\n<!--@include: c.md-->';
    const found = await diagnose(source, 'old-mdx');
    expect(found.map(({line, column, message}) => [`${line}:${column}`, message])).toEqual([
      ['3:27', '`<!-- @include: b.md -->` is syntax from VitePress.'],
      ['5:1', '`<!--@include: c.md-->` is syntax from VitePress.'],
    ]);
  });

  it('is not found in code, escaped text and text that looks like it', async () => {
    const source = [
      '`{{< x >}}` `!!! note` `[[toc]]` `==a==` `{% raw %}`',
      '```text\n!!! note\n{{< x >}}\n{% a %}\n[[toc]]\n<<< @/a.ts\n```',
      'Stop!!! Really??? a !!! note',
      '\\!!! note',
      '\\[[toc]]',
      'a == b and b == c, x==y==z',
      '[[Prototype]] and [[nodiscard]] and [[1, 2], [3, 4]]',
      '{ a: 1 } {} {{ x }} {a.b}',
      'A ratio 1:material, .. and ...',
      '<!-- a comment: @include nothing -->',
      '?>x !>y',
    ].join('\n\n');
    expect(await said(source)).toEqual([]);
  });
});

it.each([
  ['jvascript', 'Did you mean `javascript`?'],
  ['curl', undefined],
  ['env', undefined],
])('suggests a language for `%s` only if one is similar', async (language, hint) => {
  const [found] = await diagnose(`\`\`\`${language}\na\n\`\`\``);
  expect(found).toMatchObject({code: 'unknown-code-language'});
  expect(found?.hint).toContain(hint ?? 'Write `text`');
});
