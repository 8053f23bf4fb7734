import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, diagnose, printed} from '../support.ts';

const slot = {given: [], unchecked: false};

describe('URLs', () => {
  it.each([
    ['https://x.org', 'target="_blank" rel="noopener noreferrer"'],
    ['//x.org/a', 'target="_blank" rel="noopener noreferrer"'],
    ['ftp://x.org', 'target="_blank" rel="noopener noreferrer"'],
  ])('LINK-01 opens %s in a new tab', async (url, attributes) => {
    expect((await compileMarkdown(`[a](${url})`)).html).toBe(
      `<p><a href="${url}" ${attributes}>a</a></p>`,
    );
  });

  it.each(['mailto:a@b.org', 'tel:+1'])(
    'opens %s in the same tab, since another program handles it',
    async (url) => {
      expect((await compileMarkdown(`[a](${url})`)).html).toBe(`<p><a href="${url}">a</a></p>`);
    },
  );

  it('LINK-01 keeps a target set by the author', async () => {
    const {html} = await compileMarkdown('<a href="https://x.org" target="_self">a</a>');
    expect(html).toBe(
      '<p><a href="https://x.org" target="_self" rel="noopener noreferrer">a</a></p>',
    );
  });

  it('records URLs of other sites with their locations, except those that must not be checked', async () => {
    const {metadata} = await compileMarkdown(
      'text\n\n[a](https://x.org) <a href="https://y.org" data-noBrokenLinkCheck>b</a>\n\n![c](//z.org/c.png)',
    );
    expect(metadata.externalLinks).toEqual([
      {...slot, kind: 'link', attribute: 'href', url: 'https://x.org', line: 3, column: 1},
      {...slot, kind: 'image', attribute: 'src', url: '//z.org/c.png', line: 5, column: 1},
    ]);
  });

  it('LINK-03 leaves hash-only links unchanged and records them with their location', async () => {
    const {html, metadata} = await compileMarkdown('text\n\n[a](#x) <a href="#y z">b</a>');
    expect(html).toContain('<a href="#x">a</a>');
    expect(metadata.slots).toEqual([]);
    expect(metadata.hashLinks).toEqual([
      {...slot, kind: 'link', attribute: 'href', url: '#x', line: 3, column: 1},
      {...slot, kind: 'link', attribute: 'href', url: '#y z', line: 3, column: 9},
    ]);
  });

  it.each(['b.md#x', '../b', '/docs/x?y', '@site/x.zip', 'pathname:///x', '日本 b.md', 'a%20b.md'])(
    'LINK-02, LINK-03, LINK-04 leaves a gap for %s, and keeps the written URL',
    async (url) => {
      const {html, metadata} = await compileMarkdown(`[a](<${url}> "T")`);
      expect(html).toBe('<p><a ⟦0⟧ title="T">a</a></p>');
      expect(metadata.slots).toEqual([
        {...slot, kind: 'link', attribute: 'href', url, line: 1, column: 1},
      ]);
    },
  );

  it('MD-18 leaves gaps for images and media, in document order', async () => {
    const {html, metadata} = await compileMarkdown(
      [
        '![alt](./a.png "T")',
        '<img src="@site/b.png" width="10" loading=eager>',
        '<video src="c.mp4" poster="c.png"></video>',
        '<audio><source src="/d.ogg"></audio> <img src="https://x.org/e.png">',
      ].join('\n'),
    );
    expect(html).toBe(
      [
        '<p><img ⟦0⟧ alt="alt" title="T">',
        '<img ⟦1⟧ width="10" loading="eager">',
        '<video ⟦2⟧ ⟦3⟧></video>',
        '<audio><source ⟦4⟧></audio> <img src="https://x.org/e.png"></p>',
      ].join('\n'),
    );
    expect(
      metadata.slots.map(({kind, attribute, url, line, column, given}) => [
        kind,
        attribute,
        url,
        line,
        column,
        given,
      ]),
    ).toEqual([
      ['image', 'src', './a.png', 1, 1, []],
      ['image', 'src', '@site/b.png', 2, 1, ['loading', 'width']],
      ['media', 'src', 'c.mp4', 3, 1, []],
      ['media', 'poster', 'c.png', 3, 1, []],
      ['media', 'src', '/d.ogg', 4, 8, []],
    ]);
  });

  it('LINK-07 locates reference links where they are used', async () => {
    const {metadata} = await compileMarkdown(
      '---\na: b\n---\n\nsee [the page] and [x][the page]\n\n[the page]: b.md',
    );
    expect(metadata.slots.map(({url, line, column}) => [url, line, column])).toEqual([
      ['b.md', 5, 5],
      ['b.md', 5, 20],
    ]);
  });

  it('LINK-07 locates raw HTML, with Windows line ends and a byte order mark, too', async () => {
    const {metadata} = await compileMarkdown(
      '\uFEFFa\r\n\r\n<div>\r\n  <a\r\n   href="b.md">x</a></div>',
    );
    expect(metadata.slots.map(({line, column}) => [line, column])).toEqual([[4, 3]]);
  });

  it('LINK-08 records links that must not be checked', async () => {
    const {metadata} = await compileMarkdown('<a href="/x" data-noBrokenLinkCheck="true">a</a>');
    expect(metadata.slots.map(({unchecked}) => unchecked)).toEqual([true]);
  });

  it('records anchors by id and by name', async () => {
    const {metadata} = await compileMarkdown('<a name="old"></a> <span id="s">x</span>\n\n## H');
    expect(metadata.anchors).toEqual(['old', 's', 'h']);
  });

  it('fills slots of MDX from a constant, in Markdown and in literal JSX', async () => {
    const {html, metadata} = await compileMdx(
      '[a](b.md) <a href="c.md" title="t">c</a> <img src="d.png" /> <Link to="e.md" /> <a href={x}>f</a> ![g](h.png)',
    );
    const calls = html.replace(/\s+/g, ' ');
    expect(calls).toContain('_jsx(_components.a, { ...slots[0], children: "a" })');
    expect(calls).toContain('_jsx("a", { ...slots[1], title: "t", children: "c" })');
    expect(calls).toContain('_jsx("img", { ...slots[2] })');
    expect(calls).toContain('_jsx(_components.img, { ...slots[3], alt: "g" })');
    expect(metadata.slots.map(({url, line, column}) => [url, line, column])).toEqual([
      ['b.md', 1, 1],
      ['c.md', 1, 11],
      ['d.png', 1, 42],
      ['h.png', 1, 99],
    ]);
  });

  it('DEV-16 reports an empty URL with its location', async () => {
    const found = await diagnose('text\n\n[a]() and ![b](<>) and <img src="">');
    expect(printed(found)).toMatchInlineSnapshot(`
      "page.md:3:1 error empty-address
        This link has no URL.
        The link would have no target.
        Write the URL between the parentheses.
      page.md:3:11 error empty-address
        \`src\` on this \`<img>\` is empty.
        Readers would see nothing in place of the element.
        Write the URL of a file.
      page.md:3:24 error empty-address
        \`src\` on this \`<img>\` is empty.
        Readers would see nothing in place of the element.
        Write the URL of a file."
    `);
  });

  it('cuts exactly at its slots, even if the page contains NUL', async () => {
    const texts = fc.constantFrom(
      '&#x0;0&#x0;',
      ' href="&#x0;0&#x0;"',
      '\0',
      '\n\n<script> href="&#x0;0&#x0;" &#x0;s</script>\n\n',
      '`&#x0;`',
      '\n\n```\n href="&#x0;0&#x0;"\n```\n\n',
      '[l](p.md)',
      '![i](q.png)',
      ' plain ',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(texts, {maxLength: 12}), async (parts) => {
        const source = parts.join('x');
        const {body, metadata, html} = await compileMarkdown(source);
        const links = parts.filter((part) => /^!?\[/.test(part)).length;
        expect(metadata.slots).toHaveLength(links);
        expect(body.body.type === 'html' && body.body.html).toHaveLength(links + 1);
        expect(html.match(/<(?:a|img) ⟦\d+⟧/g) ?? []).toHaveLength(links);
      }),
    );
  });
});
