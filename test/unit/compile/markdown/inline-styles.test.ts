import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, printed} from '../support.ts';

describe('inline styles', () => {
  it('turns a style attribute into a class, with a warning that names its place', async () => {
    const {html, facts, diagnostics} = await compileMarkdown(
      'text\n\n<p class="a" style="color: red;\n background:url(x;y)">b</p>',
    );
    expect(html).toMatch(/<p class="a style-[\da-f]{8}">b<\/p>$/);
    expect(facts.styles.map(({declarations}) => declarations)).toEqual([
      'color: red; background:url(x;y)',
    ]);
    expect(html).toContain(facts.styles[0]?.className);
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "page.md:3:1 warning inline-style
        \`<p>\` has a \`style\` attribute; it was turned into the class \`style-7de038ac\`.
        A strict Content-Security-Policy blocks inline styles.
        Use a class of your own."
    `);
  });

  it('names equal styles equally, and lists them once', async () => {
    const {facts} = await compileMarkdown('<i style="top:0">a</i> <b style=" top:0 ; ">b</b>');
    expect(facts.styles).toHaveLength(1);
  });

  it.each(['a:b} body{c:d', 'a:b</style>', 'a:\\7d', '@import "x"', '/* x'])(
    'drops a style that would break out of its rule: %s',
    async (style) => {
      const {html, facts, diagnostics} = await compileMarkdown(`<i style='${style}'>a</i>`);
      expect(html).toBe('<p><i>a</i></p>');
      expect(facts.styles).toEqual([]);
      expect(diagnostics.map(({code}) => code)).toEqual(['inline-style']);
    },
  );

  it('turns a literal JSX style into a class', async () => {
    const {html, facts} = await compileMdx(
      "<div className=\"k\" style={{marginTop: 8, lineHeight: 1.5, zIndex: -1, '--x': 2, WebkitTransition: 'none'}} />",
    );
    expect(facts.styles.map(({declarations}) => declarations)).toEqual([
      'margin-top: 8px; line-height: 1.5; z-index: -1; --x: 2; -webkit-transition: none',
    ]);
    expect(html).toContain(`className: "k ${facts.styles[0]?.className}"`);
    expect(html).not.toContain('style:');
  });

  it('leaves a computed JSX style alone and says what will happen', async () => {
    const {html, facts, diagnostics} = await compileMdx('<div style={{width: w}} />');
    expect(html).toContain('style: {');
    expect(facts.styles).toEqual([]);
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "page.mdx:1:1 warning inline-style
        The \`style\` of this \`<div>\` cannot be turned into a class.
        Browsers that follow the site's Content-Security-Policy ignore it.
        Use a class of your own."
    `);
  });
});

describe('code that a strict policy blocks', () => {
  it('is named with its place', async () => {
    const {diagnostics} = await compileMarkdown(
      '<p onclick="x()">a</p>\n\n<script>y()</script>\n<script src="z.js"></script>\n\n<style>p{}</style>',
    );
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "page.md:1:1 warning inline-code-blocked
        The event handler \`onclick\` of \`<p>\` stands in the page.
        A strict Content-Security-Policy keeps browsers from using it.
        Put it into a file, or make the page \`.mdx\` and use a component.
      page.md:3:1 warning inline-code-blocked
        An inline \`<script>\` stands in the page.
        A strict Content-Security-Policy keeps browsers from using it.
        Put it into a file, or make the page \`.mdx\` and use a component.
      page.md:6:1 warning inline-code-blocked
        A \`<style>\` element stands in the page.
        A strict Content-Security-Policy keeps browsers from using it.
        Put it into a file, or make the page \`.mdx\` and use a component."
    `);
  });
});
