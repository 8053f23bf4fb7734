import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {compileMarkdown} from '../support.ts';

async function html(source: string): Promise<string> {
  return (await compileMarkdown(source)).html;
}

describe('GitHub Flavored Markdown', () => {
  it('MD-02 aligns table columns by class', async () => {
    const table = await html('| a | b | c | d |\n|:-|:-:|-:|-|\n| 1 | 2 | 3 | 4 |');
    expect(table.match(/<t[hd]\b.*?>/g)?.map((tag) => /align-\w+/.exec(tag)?.[0])).toEqual([
      ...['align-left', 'align-center', 'align-right', undefined],
      ...['align-left', 'align-center', 'align-right', undefined],
    ]);
  });

  it('MD-02 strikes through, links bare URLs, converts emoji names', async () => {
    expect(await html('~~a~~ https://x.org/a :smile: :nope: :+1:')).toBe(
      '<p><del>a</del> <a href="https://x.org/a" target="_blank" rel="noopener noreferrer">https://x.org/a</a> 😄 :nope: 👍</p>',
    );
    expect(await html(':stuck\\_out_tongue: :&plus;1:')).toBe('<p>😛 👍</p>');
  });

  it.each([
    ['WWW.x.org', 'http://WWW.x.org'],
    ['HTTPS://x.org/a', 'HTTPS://x.org/a'],
    ['me@x.org', 'mailto:me@x.org'],
    ['me&#64;x.org', 'mailto:me@x.org'],
    ['me&commat;x.org', 'mailto:me@x.org'],
    ['ww&#x77;.x.org', 'http://www.x.org'],
    ['me\\@x\\.org', 'mailto:me@x.org'],
    ['https\\://x.org', 'https://x.org'],
  ])('MD-02 links %s in any notation', async (written, href) => {
    expect(await html(`See ${written} now`)).toContain(`<a href="${href}"`);
  });

  it('MD-02 converts emoji names in titles of admonitions', async () => {
    expect(await html(':::note[A **b**:smile:]\n\nC\n\n:::\n')).toContain('A <strong>b</strong>😄');
  });

  it('searches for bare URLs and emoji only in pages that may contain them, with the same output', async () => {
    const piece = fc.constantFrom(
      ...[
        'word ',
        'ww.',
        'htt://',
        'xmpp:',
        'a.b-c_d+e ',
        '_em_ ',
        '**b** ',
        '`code` ',
        '[x](./y.md) ',
      ],
      ...[
        '~~no~~ ',
        ':smile: ',
        '[^n] ',
        '\n\n[^n]: note\n\n',
        '\n- [ ] task\n',
        '\n| a | b |\n|-|-|\n| 1 | 2 |\n',
      ],
      ...[
        '<b>h</b> ',
        '& ',
        '&#64',
        '@',
        '@x/y ',
        'a@2.1.0 ',
        'me@x.',
        'org',
        'www',
        '.x.y ',
        'http',
        '://',
        '\\',
        ':smi',
        'le: ',
        ':+',
        '1:',
        '&plus;',
        '\\_ ',
        '\n\n## Heading {#id}\n\n',
        '\n:::note\n\nText\n\n:::\n',
        '<!-- c -->',
      ],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, {maxLength: 12}), async (pieces) => {
        const source = pieces.join('');
        // The HTML comment contains neither a link nor an emoji, but its text triggers the search for links and emoji.
        const looked = await html(`${source}\n\n<!-- www.x.y :+1: -->\n`);
        const alone = await html(`${source}\n\n<!-- - -->\n`);
        expect(alone).toBe(looked);
      }),
      {numRuns: 150},
    );
  });

  it('MD-02 names the checkboxes of task lists', async () => {
    expect(await html('- [x] a\n- [ ] b')).toBe(
      '<ul class="contains-task-list">\n<li class="task-list-item"><input type="checkbox" checked disabled aria-label="Completed"> a</li>\n<li class="task-list-item"><input type="checkbox" disabled aria-label="Not completed"> b</li>\n</ul>',
    );
  });

  it('MD-02 links footnotes in both directions, with the ids of old sites', async () => {
    const {html: article, metadata} = await compileMarkdown('a[^n]\n\n[^n]: note');
    expect(article).toContain('<a href="#fn-n" id="fnref-n"');
    expect(article).toContain('<li id="fn-n">');
    expect(article).toContain('<a href="#fnref-n"');
    expect(metadata.anchors).toEqual(['fnref-n', 'footnote-label', 'fn-n']);
    const other = await compileMarkdown('a[^ü]\n\n[^ü]: b');
    expect(other.metadata.anchors).toEqual(['fnref-ü', 'footnote-label', 'fn-ü']);
    expect(metadata.hashLinks).toEqual([]);
  });

  it('MD-02 drops HTML comments', async () => {
    expect(await html('a <!-- b --> c\n\n<!--\nd\n-->\n\n<div><!-- e --></div>')).toBe(
      '<p>a  c</p>\n\n<div></div>',
    );
  });

  it('MD-01 keeps raw HTML, and compiles Markdown inside it', async () => {
    expect(await html('<div class="x">\n\n**b**\n\n</div>')).toBe(
      '<div class="x">\n<p><strong>b</strong></p>\n</div>',
    );
  });

  it('MD-01 treats braces and import lines in .md as text', async () => {
    expect(await html("import A from 'a'\n\n{1 + 1}")).toBe(
      "<p>import A from 'a'</p>\n<p>{1 + 1}</p>",
    );
  });

  it('turns `align` of raw HTML into a class, except on images', async () => {
    expect(
      await html('<p align="CENTER">a <img src="https://x.y/z.png" alt="" align="right"></p>'),
    ).toBe('<p class="align-center">a <img src="https://x.y/z.png" alt="" align="right"></p>');
  });

  it('MD-24 adds a summary to details without one', async () => {
    expect(
      await html('<details>\n\ntext\n\n<details><summary>Own</summary>x</details>\n</details>'),
    ).toBe(
      '<details><summary>Details</summary>\n<p>text</p>\n<details><summary>Own</summary>x</details>\n</details>',
    );
  });
});
