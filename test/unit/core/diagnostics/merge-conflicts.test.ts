import {describe, expect, it} from 'vitest';
import {mergeConflicts} from '../../../../src/core/diagnostics/merge-conflicts.ts';

const conflict = '<<<<<<< HEAD\nours\n=======\ntheirs\n>>>>>>> 1a2b3c4 (Mend it)';

function linesOf(text: string): (number | undefined)[] {
  return mergeConflicts(text, 'a.md').map(({line}) => line);
}

describe('merge conflict markers', () => {
  it('MD-47 is an error at its line', () => {
    expect(mergeConflicts(`a\n\n${conflict}\n`, 'a.md', 5)).toMatchObject([
      {severity: 'error', code: 'merge-conflict', file: 'a.md', line: 7, column: 1},
    ]);
    expect(linesOf(`${conflict}\n\n${conflict}`)).toEqual([1, 7]);
    expect(linesOf(conflict.replaceAll('\n', '\r\n'))).toEqual([1]);
    expect(linesOf('a\n>>>>>>> feature/x\n')).toEqual([2]);
    expect(linesOf('```js\na\n```\n<<<<<<< HEAD\n```\nb\n```')).toEqual([4]);
  });

  it.each([
    ['fenced code', `\`\`\`diff\n${conflict}\n\`\`\``],
    ['fenced code in a list', `- ~~~~\n${conflict}\n  ~~~~`],
    ['deep quotes', '>>>>>>> so said the mail\n\n>>>>>>>a'],
    ['a heading', 'Title\n=======\n'],
    ['less signs', 'a <<<<<<< b\n\n<<<<<<<<< c'],
  ])('MD-47 is not reported in %s', (_, text) => {
    expect(linesOf(text)).toEqual([]);
  });
});
