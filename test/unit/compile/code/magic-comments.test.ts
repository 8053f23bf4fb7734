import {describe, expect, it} from 'vitest';
import {applyMagicComments} from '../../../../src/compile/code/magic-comments.ts';
import {defaultOptions} from '../support.ts';

const {magicComments} = defaultOptions.code;

function marked(code: string, language: string, comments = magicComments) {
  const {lines, classNames} = applyMagicComments(code, language, comments);
  return lines.map((line, index) => `${classNames.get(index)?.join('+') ?? '-'} ${line}`);
}

describe('applyMagicComments', () => {
  it('MD-11 marks the next line and drops the comment', () => {
    expect(marked('a\n  // highlight-next-line\nb\nc', 'js')).toEqual([
      '- a',
      'code-line-highlighted b',
      '- c',
    ]);
  });

  it('MD-11 marks a block between start and end', () => {
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

  it('MD-11 takes further pairs from the configuration, with their own class', () => {
    const comments = [...magicComments, {className: 'wrong', line: 'This will error'}];
    const code = '// This will error\n// highlight-next-line\na';
    expect(marked(code, 'js', comments)).toEqual(['wrong+code-line-highlighted a']);
  });

  it('leaves comments alone where the site configures none', () => {
    expect(marked('// highlight-next-line\na', 'js', [])).toEqual([
      '- // highlight-next-line',
      '- a',
    ]);
  });
});
