import fc from 'fast-check';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, diagnose, printed} from '../support.ts';

describe('hostile text', () => {
  const hostile = fc
    .array(
      fc.constantFrom(
        '<script>',
        '</code>',
        '</pre>',
        '"',
        "'",
        '>',
        '&lt;',
        '&',
        '<img src=x onerror=y>',
        '\0',
        '-->',
        ']]>',
        'x',
        ' ',
      ),
      {minLength: 1, maxLength: 10},
    )
    .map((parts) => parts.join(''));

  /** Returns the names of all elements and all attributes. */
  function names(html: string): string[] {
    type Node = {nodeName: string; attrs?: {name: string}[]; childNodes?: Node[]};
    const walk = (node: Node): string[] => [
      node.nodeName,
      ...(node.attrs ?? []).map(({name}) => name),
      ...(node.childNodes ?? []).flatMap(walk),
    ];
    return [...new Set(walk(parseFragment(html)))].sort();
  }

  it('stays text in code blocks, inline code and their titles', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const title = text.replaceAll('"', '');
        const {html} = await compileMarkdown(
          `\`\`\`\`\`jsx title="${title}"\n${text}\n\`\`\`\`\`\n\n\`\`\` ${text} \`\`\``,
        );
        expect(
          names(html).filter(
            (name) =>
              ![
                '#document-fragment',
                '#text',
                'class',
                'code',
                'data-language',
                'div',
                'figcaption',
                'figure',
                'p',
                'pre',
                'span',
                'tabindex',
              ].includes(name),
          ),
        ).toEqual([]);
      }),
    );
  });

  it('stays text in alt texts, link titles and escaped prose', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const escaped = text.replace(/[!-/:-@[-`{-~]/g, '\\$&');
        const {html, metadata} = await compileMarkdown(
          `## ${escaped}\n\na ![${escaped}](x.png "${escaped}") [${escaped}](y.md "${escaped}")`,
        );
        const found = names(html.replace(/⟦\d+⟧/g, 'data-slot=""'));
        expect(
          found.filter(
            (name) =>
              ![
                '#document-fragment',
                '#text',
                'a',
                'alt',
                'aria-label',
                'class',
                'data-slot',
                'div',
                'h2',
                'href',
                'id',
                'img',
                'p',
                'title',
              ].includes(name),
          ),
        ).toEqual([]);
        expect(
          names(metadata.toc.map((entry) => entry.html).join('')).filter(
            (name) => !name.startsWith('#'),
          ),
        ).toEqual([]);
      }),
    );
  });
});

describe('front matter', () => {
  it('is removed without changing the line numbers below it', async () => {
    const line = fc.stringMatching(/^[a-z]{1,5}: [a-z ]{0,9}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(line),
        fc.nat(5),
        fc.constantFrom('\n', '\r\n'),
        async (yaml, blank, newline) => {
          const head = ['---', ...yaml, '---', ...Array<string>(blank).fill('')];
          const {metadata, html} = await compileMarkdown([...head, '[a](b.md)'].join(newline));
          expect(html).toBe('<p><a ⟦0⟧>a</a></p>');
          expect(metadata.slots[0]?.line).toBe(head.length + 1);
        },
      ),
      {numRuns: 40},
    );
  });
});

describe('bad input', () => {
  it.each([
    ['an empty file', ''],
    ['blank lines', '\n\n \r\n'],
    ['a byte order mark alone', '\uFEFF'],
    ['front matter alone', '---\na: b\n---'],
    ['an unclosed comment', '<!-- never'],
  ])('compiles %s to nothing', async (_title, source) => {
    expect((await compileMarkdown(source)).html.trim()).toBe('');
  });

  it('removes a byte order mark, in bytes and in text', async () => {
    expect((await compileMarkdown('\uFEFF# T')).html).toBe('<h1>T</h1>');
    expect((await compileMarkdown(new TextEncoder().encode('\uFEFF# T'))).html).toBe('<h1>T</h1>');
  });

  it('replaces NUL everywhere', async () => {
    const {html} = await compileMarkdown('a\0b `c\0` <i title="d\0">e</i>\n\n```\0\nf\0\n```');
    expect(html).not.toContain('\0');
    expect(html).toContain('<p>a\uFFFDb <code>c\uFFFD</code> <i title="d\uFFFD">e</i></p>');
  });

  it('compiles thousands of headings', async () => {
    const {metadata} = await compileMarkdown('## Same\n\n'.repeat(3000));
    expect(metadata.toc).toHaveLength(3000);
    expect(metadata.toc.at(-1)?.id).toBe('same-2999');
  });

  it.each([
    ['quotes', '> '.repeat(10_000)],
    ['elements', '<div>'.repeat(20_000) + '</div>'.repeat(20_000)],
  ])('reports %s that are nested too deeply', async (_title, source) => {
    expect(printed(await diagnose(source))).toBe(
      [
        'page.md:?:? error page-too-deep',
        '  Quotes, lists or elements are nested too deeply to be compiled.',
        '  The page cannot be compiled.',
        '  Look for a line with many `>`, `-` or opening tags.',
      ].join('\n'),
    );
  });

  it('reports a page that would exhaust the memory', async () => {
    expect(printed(await diagnose('x'.repeat(10_000_000)))).toMatchInlineSnapshot(`
      "page.md:?:? error page-too-large
        The page has 10.0 million characters; at most 2.0 million can be compiled.
        The build would run out of memory.
        Split the page into several pages, or offer its content as a file to download."
    `);
  });

  it('reports syntax errors of MDX with their locations', async () => {
    const sources = [
      '# A\n\n{a b}',
      'a {b',
      'a\n\n<div>\n\nb',
      'a\n\n<!-- c -->',
      "import A frm './a'",
      'a <Unclosed',
      'One <b>bold.\n\nTwo\n',
      '<div>\n  <span>\n</div>\n',
      '# A\n\n<div\n\ntext\n\n## B\n',
      'a {b +\nc\n',
    ];
    const found = await Promise.all(sources.map((source) => diagnose(source, 'mdx')));
    expect(printed(found.flat())).toMatchInlineSnapshot(`
      "page.mdx:3:3 error markdown-syntax
        Could not parse expression: Unexpected content after expression.
        The page cannot be compiled.
        In MDX, braces contain JavaScript; write \`\\{\` for a literal brace.
      page.mdx:1:3 error markdown-syntax
        Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        The page cannot be compiled.
        In MDX, braces contain JavaScript; write \`\\{\` for a literal brace.
      page.mdx:3:1 error markdown-syntax
        Expected a closing tag for \`<div>\`.
        The page cannot be compiled.
        In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`.
      page.mdx:3:2 error markdown-syntax
        Unexpected character \`!\` (U+0021) before name, expected a character that can start a name, such as a letter, \`$\`, or \`_\` (note: to create a comment in MDX, use \`{/* text */}\`).
        The page cannot be compiled.
        Comments in MDX are written \`{/* … */}\`.
      page.mdx:1:10 error markdown-syntax
        Could not parse import/exports: Unexpected token.
        The page cannot be compiled.
        In MDX, a paragraph that begins with \`import\` or \`export\` is JavaScript.
      page.mdx:1:3 error markdown-syntax
        Unexpected end of file in name, expected a name character such as letters, digits, \`$\`, or \`_\`; whitespace before attributes; or the end of the tag.
        The page cannot be compiled.
        In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`.
      page.mdx:1:5 error markdown-syntax
        Expected a closing tag for \`<b>\` before the end of \`paragraph\`.
        The page cannot be compiled.
        In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`.
      page.mdx:2:3 error markdown-syntax
        This is not closed before line 3: Unexpected closing tag \`</div>\`, expected corresponding closing tag for \`<span>\`.
        The page cannot be compiled.
        In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`.
      page.mdx:3:1 error markdown-syntax
        This is not closed before line 7: Unexpected character \`#\` (U+0023) after attribute name, expected a character that can start an attribute name, such as a letter, \`$\`, or \`_\`; \`=\` to initialize a value; or the end of the tag.
        The page cannot be compiled.
        In MDX, \`<\` starts an element, which must be closed; write \`\\<\` for a literal \`<\`.
      page.mdx:1:3 error markdown-syntax
        This is not closed before line 2: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.
        The page cannot be compiled.
        In MDX, braces contain JavaScript; write \`\\{\` for a literal brace."
    `);
  });

  it('explains why an `.md` file is parsed as MDX', async () => {
    const [found] = await diagnose('<Foo />\n\nssh <user>@host', 'old-mdx');
    expect(found?.hint).toBe(
      'This page is parsed as MDX, because it contains a component, an import, an export or an expression. In MDX, `<` starts an element, which must be closed; write `\\<` for a literal `<`.',
    );
  });

  it('compiles an MDX page with Windows line ends and a byte order mark', async () => {
    const {html} = await compileMdx(
      '\uFEFF---\r\na: b\r\n---\r\n\r\nexport const a = 1\r\n\r\n# {a}\r\n',
    );
    expect(html).toContain('export const a = 1;');
  });
});
