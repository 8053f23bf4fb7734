import {type BundledLanguage, codeToTokens} from 'shiki';
import {describe, expect, it} from 'vitest';
import {
  applyMagicComments,
  ownStyles,
} from '../../../../../src/markdown/compile/code/magic-comments.ts';
import {defaultOptions} from '../support.ts';

const {magicComments} = defaultOptions.code;

function marked(code: string, language: string, comments = magicComments) {
  const {lines, classNames} = applyMagicComments(code, {
    language,
    magicComments: comments,
    markClass: 'marked',
  });
  return lines.map((line, index) => `${classNames.get(index)?.join('+') ?? '-'} ${line}`);
}

/** A directive in each kind of comment. */
const samples: Readonly<Record<string, string>> = {
  dashes: '-- highlight-next-line',
  percent: '%% highlight-next-line',
  semicolon: '; highlight-next-line',
  quote: "' highlight-next-line",
  doubleQuote: '" highlight-next-line "',
  bang: '! highlight-next-line',
  star: '* highlight-next-line',
  letter: 'C highlight-next-line',
  remark: 'REM highlight-next-line',
  dots: '.. highlight-next-line',
  lamp: '⍝ highlight-next-line',
  silent: '//- highlight-next-line',
  parentheses: '(* highlight-next-line *)',
  angles: '<# highlight-next-line #>',
  braces: '{ highlight-next-line }',
  bracedDashes: '{- highlight-next-line -}',
  bracedHash: '{# highlight-next-line #}',
  mustache: '{{!-- highlight-next-line --}}',
  bladeBraces: '{{-- highlight-next-line --}}',
  percentTag: '<%# highlight-next-line %>',
  razor: '@* highlight-next-line *@',
};

/** The grammars of these languages recognize a comment only in certain positions, or not at all. */
const unlikeTheirGrammar: ReadonlySet<string> = new Set(['lean', 'mermaid', 'rst', 'vb', 'wasm']);

describe('applyMagicComments', () => {
  it('MD-11 highlights the next line and removes the comment', () => {
    expect(marked('a\n  // highlight-next-line\nb\nc', 'js')).toEqual([
      '- a',
      'code-line-highlighted b',
      '- c',
    ]);
  });

  it('MD-11 highlights a block between start and end', () => {
    const code = 'a\n/* highlight-start */\nb\nc\n/* highlight-end */\nd';
    expect(marked(code, 'ts')).toEqual([
      '- a',
      'code-line-highlighted b',
      'code-line-highlighted c',
      '- d',
    ]);
  });

  it.each([
    ['jsx', '{/* highlight-next-line */}', true],
    ['js', '{/* highlight-next-line */}', false],
    ['html', '<!-- highlight-next-line -->', true],
    ['html', '# highlight-next-line', false],
    ['python', '# highlight-next-line', true],
    ['python', '// highlight-next-line', false],
    ['bash', '# highlight-next-line', true],
    ['md', '<!-- highlight-next-line -->', true],
    ['md', '// highlight-next-line', false],
    ['ruby', '# highlight-next-line', true],
    ['ruby', '// highlight-next-line', true],
    ['js', 'x // highlight-next-line', false],
    ['js', '// highlight-next-lines', false],
  ])('MD-11 in %s: `%s` is a directive: %s', (language, comment, isDirective) => {
    const expected = isDirective ? ['code-line-highlighted a'] : [`- ${comment}`, '- a'];
    expect(marked(`${comment}\na`, language)).toEqual(expected);
  });

  it.each(
    Object.entries(ownStyles).flatMap(([style, names]) =>
      names.split(' ').map((language) => [language, style] as const),
    ),
  )('MD-11 finds directives in comments of %s: %s', async (language, style) => {
    const comment = samples[style] ?? '';
    expect(marked(`${comment}\nb`, language)).toEqual(['code-line-highlighted b']);
    if (unlikeTheirGrammar.has(language)) return;
    const {tokens} = await codeToTokens(comment, {
      lang: language as BundledLanguage,
      theme: 'github-light',
      tokenizeTimeLimit: 0,
      includeExplanation: true,
    });
    const words = tokens
      .flat()
      .flatMap(({explanation}) => explanation ?? [])
      .filter(({content}) => /\w{4}/.test(content));
    expect(words.length).toBeGreaterThan(0);
    for (const {scopes} of words) {
      expect(scopes.some(({scopeName}) => scopeName.startsWith('comment'))).toBe(true);
    }
  });

  it.each([
    ['hs', '-- highlight-next-line'],
    ['lisp', ';; highlight-next-line'],
    ['vbnet', "' highlight-next-line"],
    ['batch', 'REM highlight-next-line'],
    ['f90', '! highlight-next-line'],
  ])('MD-11 finds directives in %s by another name of the language', (language, comment) => {
    expect(marked(`${comment}\nb`, language)).toEqual(['code-line-highlighted b']);
  });

  it.each([
    ['yaml', '- highlight-next-line'],
    ['json', '"highlight-next-line"'],
    ['css', '.highlight-next-line'],
  ])('MD-11 ignores data in %s that looks like a directive', (language, line) => {
    expect(marked(line, language)).toEqual([`- ${line}`]);
  });

  it('MD-51 removes the comments of VitePress from the code', () => {
    const code = [
      'a // [!code ++]',
      'b /* [!code --] */',
      '// [!code focus:2]',
      'c',
      'd // [!code warning] ',
      'e // [!code error]',
    ];
    expect(marked(code.join('\n'), 'js')).toEqual([
      'code-line-added a',
      'code-line-removed b',
      'marked c',
      'marked+code-line-warned d',
      'code-line-failed e',
    ]);
    expect(marked('a // [!code ++] // [!code hl]\nb // [!code hl:1]', 'js')).toEqual([
      'marked+code-line-added a',
      'marked b',
    ]);
    expect(marked('a # [!code ++]', 'js')).toEqual(['- a # [!code ++]']);
    expect(marked('a -- [!code ++]', 'sql')).toEqual(['code-line-added a']);
  });

  it('MD-11 supports further comments from the configuration, with their own class', () => {
    const comments = [...magicComments, {className: 'wrong', line: 'This will error'}];
    const code = '// This will error\n// highlight-next-line\na';
    expect(marked(code, 'js', comments)).toEqual(['wrong+code-line-highlighted a']);
  });

  it('ignores comments if the site configures none', () => {
    expect(marked('// highlight-next-line\na', 'js', [])).toEqual([
      '- // highlight-next-line',
      '- a',
    ]);
  });
});
