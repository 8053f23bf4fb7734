import {describe, expect, it} from 'vitest';
import {createPageCompiler} from '../../../../../src/markdown/compile/page-compiler.ts';
import {compileMarkdown, defaultOptions, diagnose} from '../support.ts';

/** Returns the diagnostics of a source, each with its location. */
async function said(source: string): Promise<string[]> {
  const diagnostics = await diagnose(source);
  return diagnostics.map(
    ({severity, line, column, message}) => `${line}:${column} ${severity} ${message}`,
  );
}

const notElement = (line: number, column: number, tag: string): string =>
  `${line}:${column} warning \`${tag}\` is not an HTML element.`;

describe('text that looks like HTML', () => {
  it('MD-40 is shown in text, headings, table of contents, ids, descriptions and search', async () => {
    const {html, metadata, body} = await compileMarkdown(
      '# Log in as <user>\n\nssh <user>@host, `x` of List<String>\n\n## The <your-token> of <T>\n',
    );
    expect(html).toContain('<h1>Log in as &#x3C;user></h1>');
    expect(html).toContain('<p>ssh &#x3C;user>@host, <code>x</code> of List&#x3C;String></p>');
    expect(metadata.contentTitle).toBe('Log in as <user>');
    expect(metadata.excerpt).toBe('ssh <user>@host, x of List<String>');
    expect(metadata.toc).toEqual([
      {id: 'the-your-token-of-t', level: 2, html: 'The &lt;your-token> of &lt;T>'},
    ]);
    expect(body.search.map(({text}) => text)).toContain('ssh <user>@host, x of List<String>');
  });

  it('MD-40 is reported everywhere, as written', async () => {
    const source = [
      'ssh <user>@host, List<String> </Foo>',
      '> - a\n>   <port>\n>   b',
      '| a |\n| - |\n| <T> |',
      '<div>\n  ssh <User name="x">\n</div>',
      ':::note Box <key>\na\n:::',
      '<?php x ?> and <!X>',
      'git add <source>',
      '<div class="a"\n\nb',
    ].join('\n\n');
    expect(await said(source)).toEqual([
      notElement(1, 5, '<user>'),
      notElement(1, 22, '<String>'),
      notElement(1, 31, '</Foo>'),
      notElement(4, 5, '<port>'),
      notElement(9, 3, '<T>'),
      notElement(12, 7, '<User>'),
      notElement(15, 13, '<key>'),
      '19:1 warning `<?php` is not an HTML element.',
      '19:16 warning `<!X` is not an HTML element.',
      '21:9 warning `<source>` has no effect here.',
      '23:1 warning `<div` is not an HTML element.',
    ]);
  });

  it('MD-40 does not prevent parsing of the Markdown below it', async () => {
    const {html} = await compileMarkdown('<user>\n**bold** text');
    expect(html).toBe('<p>&#x3C;user>\n<strong>bold</strong> text</p>');
  });

  it('MD-40 is kept in a file that a page imports, too', async () => {
    const compiler = await createPageCompiler(defaultOptions);
    const {page, diagnostics} = await compiler.compileModule({
      source: 'ssh <user>@host',
      sourcePath: '_part.md',
      format: 'md',
    });
    expect(JSON.stringify(page?.body)).toContain('ssh <user>@host');
    expect(diagnostics).toHaveLength(1);
  });

  it.each([
    'Put it in the <head> of the page, or the <body>.',
    'Set the <title>My page</title> there.',
    'Begin it with <!DOCTYPE html> always.',
    'A <tr> has a <td> or </td>, and <col>.',
    'cd <dir> and <bgsound>',
    'An <img> tag, an <input> field',
  ])('MD-40 is shown if browsers would drop the element: %s', async (source) => {
    const {html, diagnostics} = await compileMarkdown(source);
    expect(html).toBe(`<p>${source.replaceAll('<', '&#x3C;')}</p>`);
    expect(diagnostics.length).toBeGreaterThan(0);
    expect(JSON.stringify(diagnostics)).not.toContain('Did you mean');
  });

  it('suggests the element that may be intended', async () => {
    const [found] = await diagnose('<detials>\na\n</detials>');
    expect(found?.hint).toContain('Did you mean `<details>`?');
  });

  it('MD-41 with a hyphen is an element only if it is closed or configured', async () => {
    const source = '<my-chart>\n\ntext\n\n</my-chart>\n\na <my-chart> b <my-token> c';
    const {html, diagnostics} = await compileMarkdown(source);
    expect(html).toBe(
      '<my-chart>\n<p>text</p>\n</my-chart>\n<p>a &#x3C;my-chart> b &#x3C;my-token> c</p>',
    );
    expect(diagnostics).toHaveLength(2);
    expect(diagnostics[0]?.hint).toContain('`markdown.customElements`');
    const configured = await compileMarkdown('a <card><my-chart>b</my-chart></card>', {
      customElements: ['card', 'my-chart'],
    });
    expect(configured.html).toBe('<p>a <card><my-chart>b</my-chart></card></p>');
    expect(configured.diagnostics).toEqual([]);
  });

  it('is ignored in drawings, formulas, comments and code', async () => {
    const source = [
      '<svg><linearGradient id="a"/><title>b</title><path d=""></path></svg>',
      'a <svg><path d=""/></svg> <math><mi>x</mi></math> <!-- <user> -->',
      '`<user>` \\<user> &lt;user> a < b <https://x.org> <me@x.org>',
      '    <user>',
      '```html\n<user>\n```',
      '<script>\nif (a<user>b) c;\n</script>',
    ].join('\n\n');
    const {diagnostics} = await compileMarkdown(source);
    expect(diagnostics).toEqual([]);
  });
});

describe('unclosed elements', () => {
  it.each([
    [
      '<details>\n<summary>A</summary>\n\ntext\n\n## B',
      '1:1 warning This `<details>` is never closed: it contains everything up to the end of the page, 5 lines.',
    ],
    [
      'a <b>bold\n\nb',
      '1:3 warning This `<b>` is never closed: it contains everything up to the end of the page, 2 lines.',
    ],
    [
      '- a <span>b\n  c\n- d\n\ne',
      '1:5 warning This `<span>` is never closed: it contains everything up to the end of the enclosing block, 1 line.',
    ],
    [
      '<details><summary>A\n\ntext\n\n</details>\n\nb',
      '1:10 warning This `<summary>` is never closed: it contains everything up to the end of the enclosing block, 3 lines.',
    ],
    [
      ':::note\n<div>\na\n:::\n\nb',
      '2:1 warning This `<div>` is never closed: it contains everything up to the end of the page, 4 lines.',
    ],
    [
      '<a name="x"/>\n[b](https://x.org)\n',
      '1:1 warning This `<a>` is never closed: it contains everything up to the end of the page, 1 line.',
    ],
    ['| a |\n| - |\n| <b>c |\n\nd', '3:3 warning This `<b>` is never closed.'],
    [
      'a\n\n<!-- b\n\n## c\n',
      '3:1 warning This comment is never closed: it contains everything up to the end of the page, 2 lines.',
    ],
    ['Wrap it in a <p> tag.', '1:14 warning This `<p>` is never closed.'],
    ['Each <li> holds text.', '1:6 warning This `<li>` is never closed.'],
    ['End it with </p> and more.', '1:13 warning `</p>` has no start tag.'],
    ['a </div> b', '1:3 warning `</div>` has no start tag.'],
    ['<div>\na\n</div>\n</div>', '4:1 warning `</div>` has no start tag.'],
  ])('MD-42 are reported with the lines that they enclose: %j', async (source, message) => {
    expect(await said(source)).toEqual([message]);
  });

  it('MD-42 are not reported if HTML needs no end tag, or has it elsewhere', async () => {
    const source = [
      '<p align="center">\n\nimage\n\n</p>',
      '<ul><li>a<li>b</ul> <br> </br> <hr><img src="https://x.org/x.png"></img>',
      '<table><tr><td>a<td>b</table>',
      '<b>a <i>b</b> c</i>',
      '<b>a\n\nb</b>',
      '<div>\n\ntext</div>',
      'a <div>b\n\nc</div>',
      '<details>\n\n- a\n- b\n</details>',
      '<details>\n<summary>a</summary>\n\n```html\n<div>\n```\n\n</details>',
    ].join('\n\n');
    expect(await said(source)).toEqual([]);
  });
});
