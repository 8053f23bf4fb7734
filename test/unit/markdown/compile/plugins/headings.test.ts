import fc from 'fast-check';
import GithubSlugger, {slug} from 'github-slugger';
import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

async function ids(source: string): Promise<readonly string[]> {
  return (await compileMarkdown(source)).metadata.anchors;
}

describe('headings', () => {
  it('MD-03 gives h2 to h6 an id and a labelled link, h1 neither', async () => {
    const {html} = await compileMarkdown('# One\n\n## Two\n\n###### Six `x`');
    expect(html).toMatchInlineSnapshot(`
      "<h1>One</h1>
      <div class="heading-box"><h2 id="two">Two</h2><a class="hash-link" href="#two" aria-label="Direct link to Two" title="Direct link to Two"></a></div>
      <div class="heading-box"><h6 id="six-x">Six <code>x</code></h6><a class="hash-link" href="#six-x" aria-label="Direct link to six-x" title="Direct link to six-x"></a></div>"
    `);
  });

  it('MD-04 numbers repeated headings, including the h1', async () => {
    expect(await ids('# Dup\n\n## Dup\n\n### Dup\n\n## Other')).toEqual([
      'dup-1',
      'dup-2',
      'other',
    ]);
  });

  it.each([
    ['日本語 Ünï 1.2', '日本語-ünï-12'],
    ['`withTiming(x, y)`', 'withtimingx-y'],
    ['A.B: c & d', 'ab-c--d'],
    ['Done :tada: now', 'done--now'],
    ['Привет, мир!', 'привет-мир'],
    ['a <b>bold</b> *c*', 'a-bold-c'],
    ['under_score', 'under_score'],
    ['[link](x.md) text', 'link-text'],
  ])('MD-04 converts `%s` to the slug of old sites', async (heading, id) => {
    expect(await ids(`## ${heading}`)).toEqual([id]);
  });

  it('MD-04 agrees with github-slugger on any text', async () => {
    const word = fc.string({unit: 'grapheme', minLength: 1, maxLength: 8});
    await fc.assert(
      fc.asyncProperty(fc.array(word, {minLength: 1, maxLength: 6}), async (words) => {
        // Only letters and digits, because any other character could be Markdown.
        const clean = words.map((text) => text.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean);
        const slugger = new GithubSlugger();
        const expected = clean.map((text) => slugger.slug(slug(text) || 'unnamed'));
        expect(await ids(clean.map((text) => `## ${text}\n`).join('\n'))).toEqual(expected);
      }),
      {numRuns: 60},
    );
  });

  it('MD-05 uses a trailing {#id} as written, without a number', async () => {
    const source =
      '## One {#Custom.Id}\n\n## Two\n\n## Two {#two-x}\n\n## Two\n\nSetext {#under}\n---';
    const {metadata, html} = await compileMarkdown(source);
    expect(metadata.anchors).toEqual(['Custom.Id', 'two', 'two-x', 'two-1', 'under']);
    expect(html).toContain('<div class="heading-box"><h2 id="Custom.Id">One</h2><a');
  });

  it.each(['## A {#b} c', '## A {b}', '## A #b}'])('MD-05 finds no id in `%s`', async (source) => {
    expect(await ids(source)).not.toContain('b');
  });

  it('MD-05 supports {#id} in MDX, where braces contain expressions', async () => {
    const {metadata, html} = await compileMdx(
      '## One {#custom}\n\n## Two \\{#other}\n\n## Three {1 + 1}',
    );
    expect(metadata.anchors).toEqual(['custom', 'other', 'three-']);
    expect(html).toContain('children: ["Three ", 1 + 1');
  });

  it('warns about a duplicate id, with its location', async () => {
    const {diagnostics} = await compileMarkdown('## A {#x}\n\n<p id="x">b</p>');
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "duplicate-id",
          "column": 1,
          "consequence": "Links to this id lead only to the first element.",
          "file": "page.md",
          "hint": "Give one of the two a different id.",
          "line": 3,
          "message": "The id \`x\` is used twice on this page.",
          "severity": "warning",
        },
      ]
    `);
  });

  it('MD-03 gives headings without letters an anchor, too', async () => {
    const {html, metadata} = await compileMarkdown(
      '## !!!\n\n## Text\n\n## 🎉\n\n## ? {#who}\n\n##',
    );
    expect(metadata.anchors).toEqual(['unnamed', 'text', 'unnamed-1', 'who']);
    expect(metadata.toc[0]).toEqual({id: 'unnamed', level: 2, html: '!!!'});
    expect(html).toContain('aria-label="Direct link to !!!"');
    expect(html).toContain('<h2></h2>');
  });
});
