import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

const table = (...names: readonly string[]): string =>
  `| Name | Meaning |\n|-|-|\n${names.map((name) => `| ${name} | means ${name} |\n`).join('')}`;

async function ids(source: string): Promise<readonly string[]> {
  return (await compileMarkdown(source)).metadata.anchors;
}

describe('link targets', () => {
  it('MD-32 gives rows about a name an id and a link, after the heading above', async () => {
    const source = `## Options\n\n${table('`stiffness`', '[`mass`](./x.md)', 'plain', '')}`;
    const {html, metadata} = await compileMarkdown(source);
    expect(metadata.anchors).toEqual(['options', 'options-stiffness', 'options-mass']);
    expect(html).toContain(
      '<code>stiffness</code> <a class="hash-link" href="#options-stiffness" aria-label="Direct link to stiffness"></a></td>',
    );
    // The generated links are always correct and need no check.
    expect(metadata.hashLinks).toEqual([]);
  });

  it('MD-32 keeps ids unique, and leaves the given ones', async () => {
    const source = `## A\n\n${table('`b`', '`b`', '`+`')}\n\n## a-b\n\n<table><tr id="own"><td><code>c</code></td></tr></table>`;
    expect(await ids(source)).toEqual(['a', 'a-b-1', 'a-b-2', 'a-b', 'own']);
  });

  it('MD-32 gives terms an id', async () => {
    const source = '<dl><dt>Term one</dt><dd>Meaning</dd></dl>';
    const {html, body, metadata} = await compileMarkdown(source);
    expect(metadata.anchors).toEqual(['term-one']);
    expect(html).toContain('<dt id="term-one">Term one <a class="hash-link"');
    expect(body.search).toEqual([
      {anchor: 'term-one', heading: 'Term one', text: 'Term one Meaning', code: '', names: ''},
    ]);
  });

  it('MD-32 does the same in MDX, where components replace none of it', async () => {
    const {metadata, html} = await compileMdx(`## Options\n\n${table('`mass`')}`);
    expect(metadata.anchors).toEqual(['options', 'options-mass']);
    expect(html).toContain('"options-mass"');
  });

  it('SRCH-02 finds rows by their names', async () => {
    const {body} = await compileMarkdown(`## Options\n\n${table('`mass`', 'plain')}\nAfter.`);
    expect(body.search).toEqual([
      {
        anchor: 'options',
        heading: 'Options',
        text: 'Name Meaning plain means plain After.',
        code: '',
        names: '',
      },
      {
        anchor: 'options-mass',
        heading: 'mass',
        text: 'mass means mass',
        code: 'mass mass',
        names: 'mass',
      },
    ]);
  });

  it('MD-04 puts the link of a heading beside it', async () => {
    const {html} = await compileMarkdown('## Signature');
    expect(html).toBe(
      '<div class="heading-box"><h2 id="signature">Signature</h2><a class="hash-link" href="#signature" aria-label="Direct link to Signature" title="Direct link to Signature"></a></div>',
    );
  });
});
