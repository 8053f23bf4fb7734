import {createElement} from 'react';
import * as runtime from 'react/jsx-runtime';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {compileMdx, compileOldMdx, diagnose, printed} from '../support.ts';

/** Compiles and renders an `.md` file that contains MDX. */
async function html(source: string, compilePage = compileOldMdx): Promise<string> {
  const {html: code} = await compilePage(source);
  return await rendered(code);
}

async function rendered(code: string): Promise<string> {
  const body = code
    .replace(/^import .* from "react\/jsx-runtime";$/m, '')
    .replace(/^export const /gm, 'const ')
    .replace('export default function MDXContent', 'return function MDXContent');
  const {jsx, jsxs, Fragment} = runtime;
  const content = new Function('_jsx', '_jsxs', '_Fragment', 'slots', body)(
    jsx,
    jsxs,
    Fragment,
    Array.from({length: 9}, (_, index) => ({'data-slot': index})),
  );
  return renderToStaticMarkup(createElement(content, {name: 'Ann'}));
}

describe('MDX in an .md file', () => {
  it.each([
    ['an HTML comment', 'a <!-- {b} <C> --> d', '<p>a  d</p>'],
    ['a comment of several blocks', '<!-- a {\n\nb <C> -->\n\nd', '<p>d</p>'],
    ['a comment beside a tag', '<div>\n<b>x</b> <!-- y -->\n</div>', '<div><b>x</b></div>'],
    [
      'an address in angle brackets',
      '<me@example.org>',
      '<p><a href="mailto:me@example.org">me@example.org</a></p>',
    ],
    [
      'a `<` that begins no tag',
      'a < b, 1 <2, x <= y, <- z, P<Foo\\>',
      '<p>a &lt; b, 1 &lt;2, x &lt;= y, &lt;- z, P&lt;Foo&gt;</p>',
    ],
    ['empty elements that are not closed', 'a<br>b<hr>', '<p>a<br/>b</p><hr/>'],
    [
      'an attribute with the name of a property that all objects have',
      '<b constructor="x">y</b>',
      '<b constructor="x">y</b>',
    ],
    ['an empty element with a closing tag', '<input></input>', '<input/>'],
    [
      'braces that begin no expression',
      '{not an expression} {{ x }} {} { \\{y}',
      '<p>{not an expression} {{ x }} {} { {y}</p>',
    ],
    ['an expression', 'For {props.name}.', '<p>For Ann.</p>'],
    [
      'braces around names that the page does not define',
      'export const a = {b: 1};\n\n/users/{id}/**{x.y || 1}**: {a.b}{Math.PI > 3 && [1].map((n) => n)}\n\n{c}\n\n<i>{d}</i>',
      '<p>/users/{id}/<strong>{x.y || 1}</strong>: 11</p>\n<p>{c}</p>\n<i>{d}</i>',
    ],
    ['an export', 'export const year = 1 + 1;\n\n{year}', '2'],
    [
      'names of HTML attributes',
      '<td class="a" colspan="2" tabindex="0">x</td>',
      '<td class="a" colSpan="2" tabindex="0">x</td>',
    ],
    [
      'Markdown between tags',
      '<details><summary>A</summary>\n\nb *c*\n\n</details>',
      '<details><summary>A</summary><p>b <em>c</em></p></details>',
    ],
    [
      'text beside a tag that is closed in another paragraph',
      '<div>a **b**\n\nc</div>',
      '<div>a <strong>b</strong><p>c</p></div>',
    ],
    [
      'indented tags and text',
      '<section>\n    <div>\n\n    text\n\n    </div>\n</section>',
      '<section><div><p>text</p></div></section>',
    ],
    [
      'a tag in a list',
      '- a\n  <details>\n  <summary>b</summary>\n\n  c\n\n  </details>',
      '<ul>\n<li>\n<p>a</p>\n<details><summary>b</summary><p>c</p></details>\n</li>\n</ul>',
    ],
  ])('parses %s as old sites intended', async (_, source, expected) => {
    expect(await html(source)).toBe(expected);
  });

  it('ends the attempt to parse a tag where the tag ends', async () => {
    const long = '<p>a</p>\n\n'.concat('Words.\n\n'.repeat(1300), '<i title={`b`}>c</i>\n');
    expect(await html(long)).toMatch(/<p>Words\.<\/p>\n<i title="b">c<\/i>$/);
  });

  it('parses an admonition that is indented with the element around it', async () => {
    const source = '<div>\n    <i>\n\n    :::note\n    a\n    :::\n\n    </i>\n</div>\n';
    for (const compilePage of [compileOldMdx, compileMdx]) {
      expect(await html(source, compilePage)).toMatch(/<p>a<\/p><\/div><\/div><\/i><\/div>$/);
    }
  });

  it('shows indented code as code, outside of tags', async () => {
    const {html: code} = await compileOldMdx('a\n\n    {b <C>\n');
    expect(code).toContain('code-block');
  });

  it.each([
    ['<style>\na {b: c}\n</style>', 'A `<style>` element'],
    ['<script>a()</script>', 'An inline `<script>`'],
    ['<b onclick="a()">c</b>', 'The event handler `onclick` on `<b>`'],
  ])('records code that the policy blocks: %j', async (source, what) => {
    const {metadata} = await compileOldMdx(source);
    expect(metadata.inlineCode).toEqual([{what, line: 1, column: 1}]);
  });

  it('reports errors after braces that are an expression', async () => {
    const [problem] = await diagnose('bar {1 + 1} text < 5 and a</b>', 'old-mdx');
    expect(problem?.code).toBe('markdown-syntax');
  });

  it('makes a link of `<https://…>`', async () => {
    expect(await html('<https://example.org/a>')).toContain('href="https://example.org/a"');
  });

  it('turns `style` texts into classes', async () => {
    const {metadata} = await compileOldMdx('<b style="color: red">x</b>');
    expect(metadata.styles.map(({declarations}) => declarations)).toEqual(['color: red']);
  });

  it.each([
    ['<Foo>\n\ntext', '`<Foo>` is never closed.', 1, 1],
    ['a\n\n</Foo>', '`</Foo>` has no start tag.', 3, 1],
    [
      '<div>\n\n<b>\n\n</div>',
      '`</div>` was found instead of `</b>`: `<b>` on line 3 is still open.',
      5,
      1,
    ],
    ['*a <b> c*', '`<b>` is never closed.', 1, 4],
  ])('reports the location of the tag in %j', async (source, message, line, column) => {
    expect(await diagnose(source, 'old-mdx')).toMatchObject([{message, line, column}]);
  });
});

describe('files that a page requires', () => {
  it('uses `require` of an image as its URL', async () => {
    const {metadata, html: code} = await compileMdx('<img src={require("./a.png").default} />');
    expect(metadata.slots).toMatchObject([{kind: 'image', url: './a.png', attribute: 'src'}]);
    expect(code).not.toContain('require');
  });
});

describe('markup that browsers parse as written', () => {
  it.each([
    ['<p>\ntext **b**\n</p>', '<p>text <strong>b</strong></p>'],
    ['<p>\n\na\n\nb\n\n</p>', '<div><p>a</p><p>b</p></div>'],
    ['<p>\n\n- a\n\n</p>', '<div><ul>\n<li>a</li>\n</ul></div>'],
    ['a <div>b</div> c', '<p>a </p><div>b</div><p> c</p>'],
    ['<table><tr><td>a</td></tr></table>', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
    [
      '<details>\n<summary>A</summary>\nb\n</details>',
      '<details><summary>A</summary><p>\nb</p></details>',
    ],
  ])('of %j', async (source, expected) => {
    expect(await html(source, compileMdx)).toBe(expected);
  });
});

describe('<head> in MDX', () => {
  it('leaves `<meta>` and `<link>` to React, which moves them to the head', async () => {
    const source = '<head>\n  <meta name="robots" content="noindex" />\n</head>\n\ntext';
    expect(await html(source, compileMdx)).toBe(
      '<meta name="robots" content="noindex"/>\n<p>text</p>',
    );
  });

  it('refuses invalid content of the head, with its location and a hint', async () => {
    const source =
      '<head>\n  <title>A</title>\n  <meta name="description" content="b" />\n  <script src="/x.js"></script>\n  {1}\n</head>';
    expect(printed(await diagnose(source, 'mdx'))).toMatchInlineSnapshot(`
      "page.mdx:2:3 error invalid-head
        \`<title>\` cannot be put into the page's head.
        It would be missing from the page.
        Set \`title\` in the page's front matter.
      page.mdx:3:3 error invalid-head
        \`<meta>\` cannot be put into the page's head.
        It would be missing from the page.
        Set \`description\` in the page's front matter.
      page.mdx:4:3 error invalid-head
        \`<script>\` cannot be put into the page's head.
        It would be missing from the page.
        Import a component that does the same as the script.
      page.mdx:5:3 error invalid-head
        This content cannot be put into the page's head.
        It would be missing from the page.
        Only \`<meta>\` and \`<link>\` are allowed in the head."
    `);
  });
});
