import {describe, expect, it} from 'vitest';
import {readFences} from '../../../scripts/samples/read-fences.ts';

const lines = (...texts: readonly string[]): string => texts.join('\n');
const codeOf = (text: string, file = 'page.md') =>
  readFences(text, file).fences.map((fence) => fence.lines.map((line) => line.text).join('\n'));

describe('the samples of a page', () => {
  it('are its JavaScript and TypeScript blocks', () => {
    const page = ['js', 'jsx', 'ts', 'tsx', 'json', 'bash', '']
      .map((language) => lines(`\`\`\`${language}`, `in ${language}`, '```', ''))
      .join('\n');
    expect(codeOf(page)).toEqual(['in js', 'in jsx', 'in ts', 'in tsx']);
  });

  it('are found in containers of the compiler, and not in code', () => {
    const page = lines(
      '---',
      'title: |',
      '  ```ts',
      '  matter;',
      '  ```',
      '---',
      ':::note Title',
      '```ts',
      'inside;',
      '```',
      ':::',
      '::::tabs',
      ':::tab[One]',
      '```ts',
      'tab;',
      '```',
      ':::',
      '::::',
      '````md',
      '```ts',
      'shown;',
      '```',
      '````',
    );
    expect(codeOf(page)).toEqual(['inside;', 'tab;']);
  });

  it('are found in MDX among components and headings with ids', () => {
    const page = lines(
      "import {Figure} from './Figure.tsx';",
      '',
      '## Heading {#its-id}',
      '',
      '<Figure value={1}>',
      '```tsx',
      'inside;',
      '```',
      '</Figure>',
    );
    expect(codeOf(page, 'page.mdx')).toEqual(['inside;']);
  });

  it('have the position of each line, at any indentation', () => {
    const page = lines(
      '- Item',
      '',
      '  ```ts',
      '  first;',
      '',
      '    second;',
      '  ```',
      '',
      '> ```ts',
      '> quoted;',
      '> ```',
    );
    expect(readFences(page, 'page.md').fences.map((fence) => fence.lines)).toEqual([
      [
        {text: 'first;', line: 4, indent: 2},
        {text: '', line: 5, indent: 0},
        {text: '  second;', line: 6, indent: 2},
      ],
      [{text: 'quoted;', line: 10, indent: 2}],
    ]);
  });

  it('have kinds and names', () => {
    const page = lines(
      '```ts',
      '```',
      '```tsx title="App.tsx" {2} fragment',
      '```',
      '```ts signature',
      '```',
      '```ts signature excerpt',
      '```',
      '```ts no-check="it is a fragment" title=\'signature\'',
      '```',
    );
    expect(
      readFences(page, 'page.md').fences.map(({kind, excerpt, exemption, title}) => [
        kind,
        excerpt,
        exemption,
        title,
      ]),
    ).toEqual([
      ['module', false, undefined, undefined],
      ['fragment', false, undefined, 'App.tsx'],
      ['signature', false, undefined, undefined],
      ['signature', true, undefined, undefined],
      ['module', false, 'it is a fragment', 'signature'],
    ]);
  });
});

it.each(['no-check', 'no-check=""', "no-check=' '"])('does not accept `%s` as a reason', (meta) => {
  const {fences, diagnostics} = readFences(
    lines('Text', '', ` \`\`\`ts ${meta}`, ' wrong;', ' ```'),
    'page.md',
  );
  expect(fences[0]?.exemption).toBeUndefined();
  expect(diagnostics).toEqual([
    {
      severity: 'error',
      code: 'sample-without-reason',
      message: 'The sample is excluded from the check without a reason.',
      hint: 'Give the reason: `no-check="shows the mistake"`.',
      file: 'page.md',
      line: 3,
      column: 2,
    },
  ]);
});
