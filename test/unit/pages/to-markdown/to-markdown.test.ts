import fc from 'fast-check';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {en} from '../../../../src/core/messages/languages/en.ts';
import {markdownLabels} from '../../../../src/core/messages/markdown-labels.ts';
import {wordingOf} from '../../../../src/core/messages/site-messages.ts';
import {toMarkdown} from '../../../../src/pages/to-markdown/to-markdown.ts';

const markdown = (html: string): string =>
  toMarkdown(html, {
    absoluteUrl: (href) => (href.startsWith('/') ? `https://x.org${href}` : href),
    labels: markdownLabels({language: 'en', messages: en}),
  });

it('uses labels in the language of the site', () => {
  const german = wordingOf({i18n: {defaultLocale: 'de'}, themeConfig: {messages: {}}});
  const labels = markdownLabels(german);
  const html = [
    '<div class="admonition admonition-note"><div class="admonition-heading">Hinweis</div><p>a</p></div>',
    '<div class="admonition admonition-tip"><div class="admonition-heading">Kurz</div><p>b</p></div>',
    '<audio src="/s.mp3"></audio>',
    '<iframe src="/p/"></iframe>',
  ].join('');
  expect(toMarkdown(html, {absoluteUrl: (href) => href, labels})).toBe(
    '> **Hinweis**\n>\n> a\n\n> **Tipp: Kurz**\n>\n> b\n\n[Tonaufnahme](/s.mp3)\n\n[Eingebettete Seite](/p/)',
  );
});

describe('toMarkdown', () => {
  it.each([
    [
      'headings without their links',
      '<h2 id="a">A <code>b</code><a class="hash-link" href="#a"></a></h2>',
      '## A `b`',
    ],
    [
      'formulas as TeX',
      '<p>So <span><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span>.</p><math display="block"><semantics><mi>y</mi><annotation>\\frac{a_b}{2}</annotation></semantics></math><p>And <math><mi>z</mi></math>.</p>',
      'So $x^2$.\n\n$$\\frac{a_b}{2}$$\n\nAnd z.',
    ],
    ['text between the items of a list', '<ul>a<li>b</li> <li>c</li></ul>', '- a\n- b\n- c'],
    [
      'groups and labels without controls',
      '<fieldset><legend>A</legend><p>b</p></fieldset><label>c</label><label>d <input></label>',
      'A\n\nb\n\nc',
    ],
    [
      'titles of drawings',
      '<p><svg><title>A &amp; b</title><path d="M0"/></svg> <svg><g/></svg>b</p>',
      '(A & b) b',
    ],
    [
      'text in figures',
      '<figure><blockquote><p>a</p></blockquote><figcaption>b</figcaption></figure>',
      '> a\n\nb',
    ],
    ['marks', '<p><strong>a </strong>b <em>c</em> <del>d</del></p>', '**a** b *c* ~~d~~'],
    ['lines as one', '<p>one\n  two<br>three</p>', 'one two\\\nthree'],
    ['links', '<p><a href="/a(b)">to <em>it</em></a></p>', '[to *it*](https://x.org/a\\(b\\))'],
    ['images', '<p><img src="/i.png" alt="A [dot]"></p>', '![A \\[dot\\]](https://x.org/i.png)'],
    ['code that touches', '<p><code>a</code><code>b|`c</code></p>', '`a` ``b|`c``'],
    ['lists', '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c</li></ul>', '- a\n  3. b\n- c'],
    ['loose lists', '<ol><li><p>a</p><p>b</p></li></ol>', '1. a\n\n   b'],
    ['tasks', '<ul><li><input type="checkbox" checked disabled> a</li></ul>', '- [x] a'],
    ['quotations', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
    ['rules', '<p>a</p><hr><p>b</p>', 'a\n\n---\n\nb'],
    ['details', '<details><summary>More</summary><p>a</p></details>', '**More**\n\na'],
    ['terms', '<dl><dt>a</dt><dd>b</dd><dt>c</dt><dd>d</dd></dl>', '- **a**: b\n- **c**: d'],
    [
      'footnotes',
      '<p>a<sup><a href="#f" data-footnote-ref>1</a></sup></p><section data-footnotes><h2 class="sr-only">Footnotes</h2><ol><li id="f"><p>b <a href="#r" data-footnote-backref>↩</a></p></li></ol></section>',
      'a[^1]\n\n[^1]: b',
    ],
    ['videos', '<video controls><source src="/v.mp4"></video>', '[Video](https://x.org/v.mp4)'],
    [
      'no controls',
      '<p>a</p><button>Press</button><select><option>x</option></select><p hidden>b</p>',
      'a',
    ],
    [
      'text that looks like markup',
      '<p># a *b* [c] &lt;d&gt; snake_case 1. `e`</p>',
      '\\# a \\*b\\* \\[c\\] \\<d> snake_case 1. \\`e\\`',
    ],
    ['text that looks like a list', '<p>1. a</p><p>- b</p>', '1\\. a\n\n\\- b'],
  ])('FORM-01 writes %s', (_name, html, expected) => {
    expect(markdown(html)).toBe(expected);
  });

  it('FORM-01 writes code with its language and title, as text', () => {
    const line = '<span class="code-line"><span class="k-1">const</span> a = "&lt;b>";\n</span>';
    const pre = `<pre><code class="language-ts">${line}</code></pre>`;
    expect(markdown(`<div class="code-block">${pre}</div>`)).toBe('```ts\nconst a = "<b>";\n```');
    expect(
      markdown(`<figure class="code-block"><figcaption>a.ts</figcaption>${pre}</figure>`),
    ).toBe('```ts title="a.ts"\nconst a = "<b>";\n```');
    expect(markdown('<pre><code>```\na\n```\n</code></pre>')).toBe('````\n```\na\n```\n````');
  });

  it('FORM-01 writes tables with any cell content', () => {
    const html =
      '<table><caption>Sizes</caption><thead><tr><th>a</th><th>b</th></tr></thead><tbody>' +
      '<tr><td><code>x|y</code></td><td><p>1</p><ul><li>2</li></ul></td></tr><tr><td colspan="2">3<br>4</td></tr></tbody></table>';
    expect(markdown(html)).toBe(
      '**Sizes**\n\n| a | b |\n| --- | --- |\n| `x\\|y` | 1 2 |\n| 3<br>4 |  |',
    );
  });

  it('FORM-01 writes admonitions, tabs below their labels, and the content of figures', () => {
    const box =
      '<div class="admonition admonition-tip alert"><div class="admonition-heading"><span class="admonition-icon"><svg aria-hidden="true"></svg></span><span class="admonition-title">Try</span></div><div class="admonition-content"><p>a</p></div></div>';
    expect(markdown(box)).toBe('> **Tip: Try**\n>\n> a');
    const tabs =
      '<div class="tabs"><div class="tabs-list" role="tablist" hidden=""><button>npm</button></div><div class="tabs-panel"><p class="tabs-label">npm</p><p>a</p></div></div>';
    expect(markdown(tabs)).toBe('**npm**\n\na');
    const drawing = '<svg role="img" aria-label="A square"><path d="M0 0"></path></svg>';
    expect(
      markdown(
        `<figure>${drawing}<button>Play</button><figcaption>It moves.</figcaption></figure>`,
      ),
    ).toBe('> **Figure.** It moves.');
    expect(markdown(`<figure>${drawing}</figure>`)).toBe('> **Figure.** A square');
    expect(markdown('<figure><img src="/a.png" alt="A"><figcaption>b</figcaption></figure>')).toBe(
      '![A](https://x.org/a.png)\n\nb',
    );
  });

  it('escapes text for Markdown', () => {
    const piece = fc.constantFrom(
      ...'# - + > * _ ` ~ [ ] ( ) ! < & \\ | 1. = a b amp; x:'.split(' '),
      ' ',
    );
    fc.assert(
      fc.property(fc.array(piece, {minLength: 1, maxLength: 12}), (pieces) => {
        const text = pieces.join('').replace(/\s+/g, ' ').trim();
        fc.pre(text !== '');
        const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`;
        const {children} = unified().use(remarkParse).use(remarkGfm).parse(markdown(html));
        expect(children).toMatchObject([
          {type: 'paragraph', children: [{type: 'text', value: text}]},
        ]);
      }),
      {numRuns: 500},
    );
  });
});

it('converts tables with any number of rows', () => {
  const rows = '<tr><td>a</td></tr>'.repeat(150_000);
  expect(markdown(`<table>${rows}</table>`).split('\n')).toHaveLength(150_001);
});
