import {describe, expect, it} from 'vitest';
import {styleRule, styleSheet, stylesToClasses} from '../../../../src/core/html/inline-styles.ts';

const classOf = (style: string): string => styleRule(style)?.className ?? '';

describe('a style attribute as a rule', () => {
  it('overrides rules of the site, and is named by its declarations', () => {
    const rules = [' color : red ; ', 'margin:0'].flatMap((style) => styleRule(style) ?? []);
    expect(styleSheet([...rules, ...rules])).toMatch(
      /^\.style-[\da-f]{8}:not\(#_#_\)\{[^}]+\}\n\.style-[\da-f]{8}:not\(#_#_\)\{[^}]+\}$/,
    );
    expect(classOf('top:0;')).toBe(classOf(' top:0'));
  });

  it.each([
    'content: "}"; color: red',
    "background: url('data:image/svg+xml,<svg>{}</svg>')",
    'grid-template: [a] 1fr / calc((1px + 2px) * 2)',
    'fill: url(#gradient)',
    '/* closed */ color: red',
  ])('accepts complete declarations: %s', (style) => {
    expect(styleRule(style)).toBeDefined();
  });

  it.each(['a:"x', "a:'x\n'", 'a:url(', 'a:calc(1px', 'a:[x', 'a:b)', 'a:/*x', 'a:url(x.png)'])(
    'refuses incomplete declarations: %s',
    (style) => {
      expect(styleRule(style)).toBeUndefined();
    },
  );
});

describe('stylesToClasses', () => {
  const convert = (html: string, keepText = false) => stylesToClasses(html, {keepText});

  it('leaves documents without any unchanged', () => {
    const html = '<p class="style">text with style="a:b" in it</p><code>style={x}</code>';
    expect(convert(html)).toEqual({html, rules: [], dropped: []});
  });

  it.each([
    '<p title="a > b" style="color:red">',
    `<p title='a > b' style="color:red">`,
    '<p title="a < b" style="color:red">',
    '<b>x</b>\n<p\nstyle = color:red>',
    '<code>const style = a;</code><p style="color:red">',
  ])('finds one in %s', (html) => {
    expect(convert(html).rules).toHaveLength(1);
  });

  it('adds to existing classes, and changes nothing else', () => {
    const name = classOf('color:red');
    expect(convert('<p  class="a  b" style="color:red"  id=x>&amp;</p>').html).toBe(
      `<p  class="a  b ${name}"   id=x>&amp;</p>`,
    );
    expect(convert("<p STYLE='color:red' class=a>").html).toBe(`<p  class="a ${name}">`);
    expect(convert('<p style=color:red>').html).toBe(`<p class="${name}">`);
  });

  it('keeps the text for scripts on request', () => {
    expect(convert('<p style="content:&quot;a&quot;">', true).html).toBe(
      `<p class="${classOf('content:"a"')}" data-inline-style="content:&quot;a&quot;">`,
    );
    expect(convert('<p style="a:{">', true)).toEqual({
      html: '<p data-inline-style="a:{">',
      rules: [],
      dropped: ['a:{'],
    });
  });

  it('processes elements only', () => {
    const html =
      '<!-- <p style="a:b"> --><title><p style="a:b"></title><script>"<p style=a>"</script>';
    expect(convert(html).html).toBe(html);
  });
});
