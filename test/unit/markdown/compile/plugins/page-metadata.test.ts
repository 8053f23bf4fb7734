import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

async function toc(source: string) {
  return (await compileMarkdown(source)).metadata.toc.map(({id, level, html}) => [level, id, html]);
}

describe('table of contents', () => {
  it('TOC-01 lists headings of every level except h1, with their level', async () => {
    expect(await toc('# T\n\n## A\n\n### B\n\n###### C')).toEqual([
      [2, 'a', 'A'],
      [3, 'b', 'B'],
      [6, 'c', 'C'],
    ]);
  });

  it('TOC-05 omits headings in admonitions, quotes, lists and tabs', async () => {
    const source =
      ':::note\n## A\n:::\n\n> ## B\n\n- ## C\n\n::::tabs\n:::tab[x]\n## D\n:::\n::::\n\n## E';
    expect(await toc(source)).toEqual([[2, 'e', 'E']]);
  });

  it('TOC-05 omits headings in components', async () => {
    const {metadata} = await compileMdx('<Box>\n## A\n</Box>\n\n## B');
    expect(metadata.toc.map(({id}) => id)).toEqual(['b']);
  });

  it('TOC-05 keeps code, em, strong and del; links become text, tags are removed', async () => {
    expect(
      await toc('## `a<b>` *em* **st** ~~del~~ [li *n* k](x.md) <i>raw</i> ![alt](x.png)'),
    ).toEqual([
      [
        2,
        'ab-em-st-del-li-n-k-raw-alt',
        '<code translate="no">a&lt;b></code> <em>em</em> <strong>st</strong> <del>del</del> li <em>n</em> k raw alt',
      ],
    ]);
  });

  it('escapes text that looks like markup', async () => {
    expect(await toc('## a \\<script> & b')).toEqual([[2, 'a-script--b', 'a &lt;script> &amp; b']]);
  });
});

describe('title', () => {
  it.each([
    ['# Title', 'Title'],
    ['---\na: b\n---\n\n# The `useX` *hook* {#id}', 'The useX *hook*'],
    ['Setext\n===', 'Setext'],
    ['<!-- c -->\n\n# T', 'T'],
    ['[d]: x.md\n\n# T', 'T'],
    ['text\n\n# T', undefined],
    ['## T', undefined],
    ['', undefined],
    ['# Of \\<T> &lt;x> `&lt;` \\`b\\`', 'Of <T> <x> &lt; b'],
  ])('FM-06 finds the leading h1 of %j', async (source, title) => {
    expect((await compileMarkdown(source)).metadata.contentTitle).toBe(title);
  });

  it('FM-06 skips imports in MDX', async () => {
    const {metadata} = await compileMdx("import A from './a'\n\n# Title {#x}\n");
    expect(metadata.contentTitle).toBe('Title');
  });

  it('DOC-02 keeps the h1 in the article', async () => {
    expect((await compileMarkdown('# T')).html).toBe('<h1>T</h1>');
  });
});

describe('description', () => {
  it.each([
    ['# T\n\nFirst *line* with [link](x.md).\nSecond line.', 'First line with link.'],
    ['# T\n\n```js\ncode\n```\n\n- in a **list**', 'in a list'],
    ['## Second level\n\ntext', 'Second level'],
    [':::note Title\nInside\n:::', 'Inside'],
    ['<div>raw</div>\n\n![alt text](x.png) & `code`', 'alt text & code'],
    ['---\ntitle: a\n---\n', ''],
    ['', ''],
  ])('FM-06 uses the first line of text of %j', async (source, excerpt) => {
    expect((await compileMarkdown(source)).metadata.excerpt).toBe(excerpt);
  });
});
