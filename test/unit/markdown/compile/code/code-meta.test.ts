import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {parseCodeMeta, splitInfo} from '../../../../../src/markdown/compile/code/code-meta.ts';

const none = {title: undefined, marks: [], firstNumber: undefined, unknown: []};

describe('parseCodeMeta', () => {
  it.each([
    ['title="src/App.js"', 'src/App.js'],
    [`title='a "b"'`, 'a "b"'],
    ['title=app.js', 'app.js'],
    [String.raw`title="say \"hi\" twice" `, 'say "hi" twice'],
    ['title="a &amp; b"', 'a & b'],
    ['title="a {1}"', 'a {1}'],
    ['[a.ts]', 'a.ts'],
    ['title="[a.ts]"', '[a.ts]'],
  ])('MD-09 reads the title of %s', (meta, title) => {
    expect(parseCodeMeta(meta)).toEqual({...none, title});
  });

  it.each([
    ['{1,3-5}', [['marked', '1,3-5']]],
    ['{2, 4}', [['marked', '2, 4']]],
    ['title="a"{1}', [['marked', '1']]],
    [
      'ins={1} del={2} mark={3} {4}',
      [
        ['added', '1'],
        ['removed', '2'],
        ['marked', '3'],
        ['marked', '4'],
      ],
    ],
  ])('MD-10 reads the highlighted lines of %s', (meta, marks) => {
    const read = parseCodeMeta(meta);
    expect(read.marks.map(({kind, ranges}) => [kind, ranges])).toEqual(marks);
    expect(read.unknown).toEqual([]);
  });

  it.each([
    ['showLineNumbers', 1],
    ['showLineNumbers=true', 1],
    ['showLineNumbers={true}', 1],
    ['showLineNumbers=false', undefined],
    ['showLineNumbers=10', 10],
    ['showLineNumbers={10}', 10],
    [':line-numbers=2', 2],
    [':no-line-numbers', undefined],
  ])('MD-12 numbers lines for %s', (meta, firstNumber) => {
    expect(parseCodeMeta(meta)).toEqual({...none, firstNumber});
  });

  it.each([
    ['showLineNumbersNot', ['showLineNumbersNot']],
    ['showLineNumbers=x', ['showLineNumbers=x']],
    ['title', ['title']],
    ['title="a" title="b" [c]', ['title="b"', '[c]']],
    ['title="never closed', ['title="never', 'closed']],
    ['ins=1 foo={1} "text" /word/', ['ins=1', 'foo={1}', '"text"', '/word/']],
    ['fragment no-check="why {x}" subtitle="t t"', ['subtitle="t t"']],
  ])('MD-50 names the parts of %s without a meaning', (meta, expected) => {
    const {unknown} = parseCodeMeta(meta, ['fragment', 'no-check']);
    expect(unknown.map(({text}) => text)).toEqual(expected);
    for (const {text, offset} of unknown) expect(meta.startsWith(text, offset)).toBe(true);
  });

  it('MD-50 parses every character of an info string', () => {
    const text = fc.string({unit: fc.constantFrom(...'ab={}[]"\'\\1,- :')});
    fc.assert(
      fc.property(text, (meta) => {
        const {title, marks, firstNumber, unknown} = parseCodeMeta(meta);
        const isEmpty = meta.trim() === '';
        const isRead = title !== undefined || firstNumber !== undefined;
        expect(isEmpty || isRead || marks.length + unknown.length > 0).toBe(true);
      }),
    );
  });
});

describe('splitInfo', () => {
  it.each([
    ['js', 'js', ''],
    ['js {1}', 'js', '{1}'],
    ['js{1,3}', 'js', '{1,3}'],
    ['c++ [a.cc]', 'c++', '[a.cc]'],
    ['ts:line-numbers=2 {1}', 'ts', ':line-numbers=2 {1}'],
    ['title="a b"', '', 'title="a b"'],
    ['{1}', '', '{1}'],
    ['plain text {1}', 'plain', '{1}'],
    ['plain texts', 'plain', 'texts'],
    ['js text', 'js', 'text'],
  ])('MD-51 finds the language of %s', (info, language, meta) => {
    const split = splitInfo(info);
    expect({...split, meta: split.meta.trim()}).toEqual({language, meta});
    expect(split.meta.length).toBe(info.length);
  });
});
