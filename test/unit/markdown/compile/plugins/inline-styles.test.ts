import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx} from '../support.ts';

describe('inline styles', () => {
  it('turns a style attribute into a class', async () => {
    const {html, metadata, diagnostics} = await compileMarkdown(
      'text\n\n<p class="a" style="color: red;\n background:url(/x;y)">b</p>',
    );
    expect(html).toMatch(/<p class="a style-[\da-f]{8}">b<\/p>$/);
    expect(metadata.styles.map(({declarations}) => declarations)).toEqual([
      'color: red; background:url(/x;y)',
    ]);
    expect(html).toContain(metadata.styles[0]?.className);
    expect(diagnostics).toEqual([]);
  });

  it('names equal styles equally, and lists them once', async () => {
    const {metadata} = await compileMarkdown('<i style="top:0">a</i> <b style=" top:0 ; ">b</b>');
    expect(metadata.styles).toHaveLength(1);
  });

  it.each([
    'a:b} body{c:d',
    'a:b</style>',
    'a:\\7d',
    '@import "x"',
    '/* x',
    'a:(',
    'background:url(beside-the-page.png)',
  ])(
    'drops a style that would break out of its rule, or change its meaning there, with a warning: %s',
    async (style) => {
      const {html, metadata, diagnostics} = await compileMarkdown(`<i style='${style}'>a</i>`);
      expect(html).toBe('<p><i>a</i></p>');
      expect(metadata.styles).toEqual([]);
      expect(diagnostics.map(({code}) => code)).toEqual(['inline-style']);
    },
  );

  it('converts a text in MDX, where React accepts objects only, to a class', async () => {
    const {html, metadata} = await compileMdx('<div className="k" style="color: red" />');
    expect(html).toContain(`className: "k ${metadata.styles[0]?.className}"`);
  });

  it('leaves objects in MDX to the renderer', async () => {
    const {html, metadata, diagnostics} = await compileMdx(
      '<div style={{width: w, color: "red"}} />',
    );
    expect(html).toContain('style: {');
    expect(metadata.styles).toEqual([]);
    expect(diagnostics).toEqual([]);
  });
});

describe('code that a strict policy blocks', () => {
  it('is recorded with its location', async () => {
    const {metadata, diagnostics} = await compileMarkdown(
      '<p onclick="x()">a</p>\n\n<script>y()</script>\n<script src="z.js"></script>\n\n<style>p{}</style>',
    );
    expect(diagnostics).toEqual([]);
    expect(metadata.inlineCode).toEqual([
      {what: 'The event handler `onclick` on `<p>`', line: 1, column: 1},
      {what: 'An inline `<script>`', line: 3, column: 1},
      {what: 'A `<style>` element', line: 6, column: 1},
    ]);
  });

  it('is not recorded if there is none', async () => {
    const {metadata} = await compileMarkdown('<p>a</p>');
    expect(metadata).not.toHaveProperty('inlineCode');
  });
});

describe('links that contain their target', () => {
  it.each(['javascript:alert(1)', 'JAVASCRIPT:alert(1)', 'data:text/html,x', 'vbscript:x'])(
    'are reported and lose their URL: %s',
    async (address) => {
      const {html, diagnostics} = await compileMarkdown(`[a](${address})`);
      expect(html).toBe('<p><a>a</a></p>');
      expect(diagnostics).toMatchObject([{code: 'unsafe-link', line: 1, column: 1}]);
    },
  );

  it('are found after a line break, which browsers ignore', async () => {
    const {html, diagnostics} = await compileMarkdown('<a href="java\nscript:alert(1)">a</a>');
    expect(html).not.toContain('script:');
    expect(diagnostics.map(({code}) => code)).toEqual(['unsafe-link']);
  });

  it('can be saved', async () => {
    const {html, diagnostics} = await compileMarkdown('<a href="data:,x" download="x">a</a>');
    expect(html).toContain('data:,x');
    expect(diagnostics).toEqual([]);
  });
});
