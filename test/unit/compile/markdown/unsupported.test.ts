import {describe, expect, it} from 'vitest';
import {compileMarkdown, diagnose} from '../support.ts';

/** What is said of a source, each with its place. */
async function said(source: string, format: 'md' | 'mdx' = 'md'): Promise<string[]> {
  const diagnostics = await diagnose(source, format);
  return diagnostics.map(
    ({severity, line, column, message}) => `${line}:${column} ${severity} ${message}`,
  );
}

describe('what is never closed', () => {
  it.each([
    [
      ':::note\ntext\n\nmore\n',
      '1:1 warning This `:::note` is never closed: it takes in everything to the end of the page, 3 lines.',
    ],
    [
      '> :::note\n> text\n\nafter',
      '1:3 warning This `:::note` is never closed: it takes in everything to the end of what it stands in, 1 line.',
    ],
    [
      'a\n\n```js\nb\nc\n\n',
      '3:1 warning This code block is never closed: it takes in everything to the end of the page, 2 lines.',
    ],
    [
      '````js\n```\nb\n```\n',
      '1:1 warning This code block is never closed: it takes in everything to the end of the page, 3 lines.',
    ],
    ['~~~', '1:1 warning This code block is never closed.'],
  ])('is named with what it swallows: %j', async (source, message) => {
    expect(await said(source)).toEqual([message]);
    expect(await said(source, 'mdx')).toEqual([message]);
  });

  it('is not said of what is closed', async () => {
    expect(
      await said('::::note\n:::tip\na\n:::\n::::\n\n- ```js\n  b\n  ```\n\n> ~~~\n> c\n> ~~~~'),
    ).toEqual([]);
  });
});

describe('what has no effect', () => {
  it.each([
    [':::foo Title\ntext\n:::', '1:1 warning `:::foo` opens no box.'],
    ['> ::: tip\n> text', '1:3 warning `::: tip` opens no box.'],
    ['a\n:::', '2:1 warning This `:::` closes nothing.'],
    ['```mermaid\na\n```', '1:1 warning Mermaid diagrams are not drawn.'],
    ['```jsx live title="a"\na\n```', '1:8 warning `live` after a code fence has no effect.'],
    ['a\n\n$$\nx = 1\n$$\n\nb', '3:1 warning Formulas between `$$` are not set.'],
    ['a $$x = 1$$ b', '1:1 warning Formulas between `$$` are not set.'],
  ])('is said once, at its line: %j', async (source, message) => {
    expect(await said(source)).toEqual([message]);
  });

  it('is not said of text and code that look like it', async () => {
    const source = [
      '`:::foo` a:::b std::vec $$ to $$$, `$$` \\$\\$x\\$\\$',
      '\\:::foo',
      '```sh title="live npm2yarn"\n:::foo\n$$\n```',
      '    :::foo\n    $$',
      '| a |\n| - |\n| ::: $$ |',
    ].join('\n\n');
    expect(await said(source)).toEqual([]);
  });

  it('leaves colons alone where boxes are switched off', async () => {
    const {diagnostics} = await compileMarkdown(':::note\na\n:::', {admonitions: false});
    expect(diagnostics).toEqual([]);
  });
});

it.each([
  ['jvascript', 'Did you mean `javascript`?'],
  ['curl', undefined],
  ['env', undefined],
])('suggests a language for `%s` only if one is near', async (language, hint) => {
  const [found] = await diagnose(`\`\`\`${language}\na\n\`\`\``);
  expect(found).toMatchObject({code: 'unknown-code-language'});
  expect(found?.hint).toContain(hint ?? 'Write `text`');
});
