import {expect, it} from 'vitest';
import {parseHtml} from '../../../../src/tools/adopt/tree/parse.ts';
import {printMarkdown} from '../../../../src/tools/adopt/tree/print-markdown.ts';
import {select} from '../../../../src/tools/adopt/tree/select.ts';

it.each([
  [
    'headings',
    '<h1>A</h1><h3 id="b"><em>*b*</em> {c}</h3>',
    '# A\n\n### <em>\\*b\\*</em> \\{c\\} {#b}\n',
  ],
  ['ids with characters of Markdown', '<h2 id="a.__b__">A</h2>', '## A {#a.\\_\\_b\\_\\_}\n'],
  ['the id of the title', '<h1 id="a">A</h1>', '# <a id="a"></a>A\n'],
  ['headings with paragraphs', '<h2><p>A</p>\n</h2>', '## A\n'],
  [
    'headings in wrappers',
    '<section><h2 id="a">A</h2>\n<p>B</p></section>',
    '## A {#a}\n\n<p>B</p>\n',
  ],
  [
    'wrappers with ids',
    '<div class="c"><h2>A</h2></div><div id="d"><h2>B</h2></div>',
    '## A\n\n<div id="d"><h2>B</h2></div>\n',
  ],
  [
    'inline elements',
    'a <b>b</b><p>c</p><svg></svg>',
    '<div>a <b>b</b></div>\n\n<p>c</p>\n\n<div><svg></svg></div>\n',
  ],
  ['blank lines', '<p>a\n\n  b</p>', '<p>a b</p>\n'],
  ['escaped text', '<p>&lt;b&gt; *c* _d_ &amp;amp;</p>', '<p>&lt;b> *c* _d_ &amp;amp;</p>\n'],
  [
    'code',
    '<pre><code class="language-js" data-meta="{1}">a\n\n```\n</code></pre>',
    '````js {1}\na\n\n```\n````\n',
  ],
  [
    'code with links',
    '<div><pre><code>a\n\n<a href="b">b</a></code></pre></div>',
    '<div><pre><code>a&#10;&#10;<a href="b">b</a></code></pre></div>\n',
  ],
])('prints %s as Markdown', (_, html, expected) => {
  const body = select('body', parseHtml(html));
  expect(printMarkdown({type: 'root', children: body?.children ?? []}, 'heading-link')).toBe(
    expected,
  );
});
