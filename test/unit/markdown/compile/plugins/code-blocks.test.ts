import {describe, expect, it} from 'vitest';
import {compileMarkdown, compileMdx, defaultOptions, printed} from '../support.ts';

async function html(source: string): Promise<string> {
  return (await compileMarkdown(source)).html;
}

/** Returns the text of a code block, which is the text that readers copy. */
function copied(article: string): string | undefined {
  return /<pre[^>]*>(.*?)<\/pre>/s
    .exec(article)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

describe('code blocks', () => {
  it('MD-16 shows indented and language-less code plain, reachable by keyboard', async () => {
    const plain =
      '<div class="code-block"><pre tabindex="0"><code><span class="code-line">a &lt;b>\n</span><span class="code-line">\n</span><span class="code-line">c\n</span></code></pre></div>';
    expect(await html('    a <b>\n\n    c')).toBe(plain);
    expect(await html('```\na <b>\n\nc\n```')).toBe(plain);
  });

  it('MD-16 uses the configured default language if none is set', async () => {
    const {html: article} = await compileMarkdown('```\nlet a\n```', {
      code: {...defaultOptions.code, defaultLanguage: 'js'},
    });
    expect(article).toContain('data-language="js"');
    expect(article).toContain('<span class="k-d73a49">let</span> a');
  });

  it('highlights with classes, one element for each line', async () => {
    expect(await html('```js\nconst a = 1;\n// b\n```')).toMatchInlineSnapshot(`
      "<div class="code-block" data-language="js"><pre tabindex="0"><code class="language-js"><span class="code-line"><span class="k-d73a49">const </span><span class="k-005cc5">a </span><span class="k-d73a49">= </span><span class="k-005cc5">1</span>;
      </span><span class="code-line"><span class="k-6a737d">// b</span>
      </span></code></pre></div>"
    `);
  });

  it('adds classes for the dark theme', async () => {
    const {html: article} = await compileMarkdown('```js\nlet a\n```', {
      code: {...defaultOptions.code, darkTheme: 'github-dark'},
    });
    expect(article).toContain('<span class="k-d73a49 kd-f97583">let</span> a');
  });

  it('MD-09 shows a title above the code', async () => {
    expect(await html('```text title="a < b"\nx\n```')).toBe(
      '<figure class="code-block" data-language="text"><figcaption class="code-title">a &#x3C; b</figcaption><pre tabindex="0"><code class="language-text"><span class="code-line">x\n</span></code></pre></figure>',
    );
  });

  it('MD-10 highlights the lines of a range and leaves magic comments as text', async () => {
    const article = await html('```text {1,3}\n// highlight-next-line\nb\nc\n```');
    expect(article.match(/<span class="[^"]+">.*/g)).toEqual(
      [
        '<span class="code-line code-line-highlighted">// highlight-next-line',
        '</span><span class="code-line">b',
        '</span><span class="code-line code-line-highlighted">c',
      ].map((line) => line.replace('</span><span', '<span')),
    );
  });

  it('MD-11 removes magic comments from the block, and ignores them without a language', async () => {
    expect(copied(await html('```js\na\n// highlight-next-line\nb\n```'))).toBe('a\nb\n');
    expect(copied(await html('```\n// highlight-next-line\nb\n```'))).toBe(
      '// highlight-next-line\nb\n',
    );
  });

  it('MD-12 numbers lines outside of the text', async () => {
    const article = await html('```js showLineNumbers\na\n```');
    expect(article).toContain('<pre tabindex="0" class="code-lines-numbered">');
    expect(copied(article)).toBe('a\n');
  });

  it('MD-13 keeps the text of the code exactly, blank lines and trailing blanks too', async () => {
    expect(copied(await html('```tsx\n<A  b="&amp;">  \n\n\t{c}</A>\n\n```'))).toBe(
      '<A  b="&amp;">  \n\n\t{c}</A>\n\n',
    );
  });

  it('MD-17 shows an unknown language as plain text, with a warning', async () => {
    const {html: article, diagnostics} = await compileMarkdown('text\n\n```pyton\nx = 1\n```');
    expect(article).toContain(
      '<code class="language-pyton"><span class="code-line">x = 1\n</span>',
    );
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "page.md:3:1 warning unknown-code-language
        There is no grammar for the language \`pyton\`.
        The code is not highlighted.
        Did you mean \`python\`?"
    `);
  });

  it('MD-17 highlights the output of a terminal, and shows no escape sequence', async () => {
    const source =
      '```ansi\n\u001b[31mred \u001b[1mbold\u001b[0m plain <b>\n\u001b[44;97mon blue\u001b[0m\n```';
    const {
      html: article,
      metadata,
      body,
      diagnostics,
    } = await compileMarkdown(source, {
      code: {...defaultOptions.code, darkTheme: 'github-dark'},
    });
    expect(diagnostics).toEqual([]);
    expect(copied(article)).toBe('red bold plain <b>\non blue\n');
    expect(article).not.toContain('\u001b');
    expect(JSON.stringify(body.search)).not.toContain('u001b');
    expect(metadata.styles.map(({declarations}) => declarations)).toMatchInlineSnapshot(`
      [
        "color:light-dark(#d73a49,#ed606e)",
        "color:light-dark(#d73a49,#ed606e);font-weight:700",
        "color:light-dark(#e9ebed,#232323);background-color:light-dark(#0366d6,#2188ff)",
      ]
    `);
  });

  it('MD-17 highlights diffs', async () => {
    const article = await html('```diff\n- a\n+ b\n```');
    expect(article).toMatch(/<span class="k-[\da-f]+">- a<\/span>/);
  });

  it('MD-50 reports ineffective text after a fence, at line and column', async () => {
    const {html: article, diagnostics} = await compileMarkdown(
      '- ```js fragment tilte="a" {2,x,9}\n  a\n  b\n  ```',
    );
    expect(article).not.toContain('fragment');
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "page.md:1:9 warning code-without-effect
        \`fragment\` in the first line of a code block has no effect.
        It is ignored.
        Remove it or, if another tool reads it, list it in \`themeConfig.code.additionalAttributes\`.
      page.md:1:18 warning code-without-effect
        \`tilte="a"\` in the first line of a code block has no effect.
        It is ignored.
        Did you mean \`title\`?
      page.md:1:31 warning code-without-effect
        \`x\` in the first line of a code block does not match any line of the code.
        It is ignored.
        Write line numbers from 1 to 2, or ranges: \`{1,3-5}\`.
      page.md:1:33 warning code-without-effect
        \`9\` in the first line of a code block does not match any line of the code.
        It is ignored.
        Write line numbers from 1 to 2, or ranges: \`{1,3-5}\`."
    `);
  });

  it('MD-50 ignores attributes that the site declares', async () => {
    const {diagnostics} = await compileMarkdown('```js fragment no-check="why {x}"\na\n```', {
      code: {...defaultOptions.code, additionalAttributes: ['fragment', 'no-check']},
    });
    expect(diagnostics).toEqual([]);
  });

  it('MD-50 reports ineffective magic comments at their lines', async () => {
    const source = [
      '> ```js',
      '> // highlight-end',
      '> a // [!code word:a]',
      '> // highlight-start',
      '> b',
      '> // highlight-next-line',
      '> ```',
    ];
    const {diagnostics} = await compileMarkdown(source.join('\n'));
    expect(printed(diagnostics)).toMatchInlineSnapshot(`
      "page.md:2:6 warning code-without-effect
        \`highlight-end\` ends nothing.
        It is ignored.
        Write \`highlight-start\` in a comment before the lines.
      page.md:3:8 warning code-without-effect
        \`[!code word:a]\` marks nothing.
        It is ignored.
        Write one of ++, --, warning, error, highlight, hl, focus between \`[!code\` and \`]\`, in a comment at the end of a line.
      page.md:4:6 warning code-without-effect
        \`highlight-start\` has no end and marks nothing.
        It is ignored.
        Write \`highlight-end\` in a comment after the lines.
      page.md:6:6 warning code-without-effect
        \`highlight-next-line\` is not followed by a line of code.
        It is ignored.
        Write the comment above the line to mark."
    `);
  });

  it('MD-09 keeps quotes that are escaped in a title', async () => {
    const {html: article, diagnostics} = await compileMarkdown(
      '```js title="say \\"hi\\" twice"\na\n```',
    );
    expect(article).toContain('<figcaption class="code-title">say "hi" twice</figcaption>');
    expect(diagnostics).toEqual([]);
  });

  it('MD-10 marks added and removed lines by their numbers', async () => {
    const article = await html('```text ins={1} del={2}\na\nb\nc\n```');
    expect(article.match(/class="code-line[^"]*">./g)).toEqual([
      'class="code-line code-line-added">a',
      'class="code-line code-line-removed">b',
      'class="code-line">c',
    ]);
  });

  it('MD-12 starts counting at a number', async () => {
    const {html: article, metadata} = await compileMarkdown('```js showLineNumbers=10\na\n```');
    expect(metadata.styles.map(({declarations}) => declarations)).toEqual([
      'counter-reset: line 9',
    ]);
    expect(article).toContain(`class="code-lines-numbered ${metadata.styles[0]?.className}"`);
  });

  it('MD-51 marks lines like VitePress, in addition to line ranges', async () => {
    const article = await html('```text{1} [a.txt]\na // [!code ++]\nb\n```');
    expect(copied(article)).toBe('a\nb\n');
    expect(article).toContain('<span class="code-line code-line-added code-line-highlighted">a\n');
    expect(article).toContain('<figcaption class="code-title">a.txt</figcaption>');
  });

  it('MD-51 shows such comments in a block of Markdown', async () => {
    const source = '````md\n```js\na // [!code ++]\n// [!code word:x]\n```\n````';
    const {html: article, diagnostics} = await compileMarkdown(source);
    expect(copied(article)).toBe('```js\na // [!code ++]\n// [!code word:x]\n```\n');
    expect(diagnostics).toEqual([]);
  });

  it('MD-16 converts a raw code element with several lines to a block, but not one with a single line', async () => {
    expect(await html('before <code>a\n&lt;b></code> after\n\n<code>c</code>')).toBe(
      '<p>before </p><div class="code-block"><pre tabindex="0"><code><span class="code-line">a\n</span><span class="code-line">&lt;b>\n</span></code></pre></div><p> after</p>\n<p><code>c</code></p>',
    );
  });

  it('keeps elements inside raw pre, and makes it focusable', async () => {
    expect(await html('<pre><code>a <b>c</b></code></pre>\n\n<pre>x</pre>')).toBe(
      '<div class="code-block"><pre tabindex="0"><code>a <b>c</b></code></pre></div>\n<pre tabindex="0">x</pre>',
    );
  });

  it('is one text in MDX, instead of an element for every token', async () => {
    const {html: code} = await compileMdx('```js\nlet a\n```');
    expect(code).toContain(
      String.raw`__html: "<span class=\"code-line\"><span class=\"k-d73a49\">let</span> a\n</span>"`,
    );
  });
});
