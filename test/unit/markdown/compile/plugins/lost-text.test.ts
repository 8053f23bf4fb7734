import {describe, expect, it} from 'vitest';
import {diagnose} from '../support.ts';

/** Returns the diagnostics of a source, each with its location. */
async function said(source: string, format: 'md' | 'mdx' | 'old-mdx' = 'md'): Promise<string[]> {
  const diagnostics = await diagnose(source, format);
  return diagnostics.map(
    ({severity, line, column, message}) => `${line}:${column} ${severity} ${message}`,
  );
}

describe('text that Markdown drops', () => {
  it.each([
    [
      '| a | b |\n| - | - |\n| `x|y` | z |\n| 1 | 2 |',
      '3:9 warning This row has 3 cells, but its table has 2 columns.',
    ],
    [
      '> | a |\n> | - |\n> | 1 | 2 |',
      '3:7 warning This row has 2 cells, but its table has 1 column.',
    ],
    ['a\n\n[^1]: b', '3:1 warning The text does not refer to the footnote `[^1]`.'],
    ['a[^A]\n\n[^A]: b\n\n[^a]: c', '5:1 warning `[^a]` is defined twice.'],
    ['[a]\n\n[a]: https://b.c\n[A]: https://d.e', '4:1 warning `[A]` is defined twice.'],
  ])('MD-46 is reported: %j', async (source, message) => {
    for (const format of ['md', 'mdx', 'old-mdx'] as const) {
      expect(await said(source, format)).toEqual([message]);
    }
  });
});

describe('undefined references', () => {
  it.each([
    ['a[^gone]', '1:2 warning There is no footnote `[^gone]`.'],
    ['a[^für.x]', '1:2 warning There is no footnote `[^für.x]`.'],
    ['> a\n> b [text][nope] c', '2:5 warning No link is defined as `nope`.'],
    ['a [t][nope]', '1:3 warning No link is defined as `nope`.'],
    ['见[文本][没有]', '1:2 warning No link is defined as `没有`.'],
    ['[**b** c][nope]', '1:7 warning No link is defined as `nope`.'],
    ['![alt][nope]', '1:2 warning No link is defined as `nope`.'],
    ['[![alt](https://x.org/a.png)][nope]', '1:29 warning No link is defined as `nope`.'],
  ])('MD-46 are reported: %j', async (source, message) => {
    for (const format of ['md', 'mdx', 'old-mdx'] as const) {
      expect(await said(source, format)).toEqual([message]);
    }
  });

  it('MD-46 are not found in text that only looks like them', async () => {
    const source = [
      'array[i][j], [0][1], `m`[row][column], x.[foo][bar], grid[row][column][depth]',
      '"a"["b"]["c"] string[][] [foo][] [[wiki]] [text] [nope] \\[text][nope] [text\\][nope]',
      '[A-Z][A-Za-z0-9_] [^a-z]+ [^abc]* [^/] \\[^gone] `[text][nope]` `[^gone]`',
      '- [ ] task\n- [x] done [text]',
      '[text][def] [Def] [def][] a[^n]',
      '```\n[text][nope]\n```',
      '[def]: https://x.org\n[//]: # (a comment)\n[//]: # (another)',
      '[^n]: note',
      '| a | b |\n| - | - |\n| 1 | 2 | |\n| 1 |\n| `x\\|y` | z |',
    ].join('\n\n');
    expect(await said(source)).toEqual([]);
  });
});
