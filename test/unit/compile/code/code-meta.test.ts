import {describe, expect, it} from 'vitest';
import {parseCodeMeta} from '../../../../src/compile/code/code-meta.ts';

const none = {title: undefined, ranges: undefined, lineNumbers: false};

describe('parseCodeMeta', () => {
  it('MD-09 reads a title in double or single quotes', () => {
    expect(parseCodeMeta('title="src/App.js"')).toEqual({...none, title: 'src/App.js'});
    expect(parseCodeMeta(`title='a "b"'`)).toEqual({...none, title: 'a "b"'});
  });

  it('MD-10 reads line ranges, but not from the title', () => {
    expect(parseCodeMeta('{1,3-5}')).toEqual({...none, ranges: '1,3-5'});
    expect(parseCodeMeta('title="a {1}"')).toEqual({...none, title: 'a {1}'});
  });

  it('MD-12 reads showLineNumbers as a whole word', () => {
    expect(parseCodeMeta('js showLineNumbers {2}')).toEqual({
      ...none,
      lineNumbers: true,
      ranges: '2',
    });
    expect(parseCodeMeta('showLineNumbersNot')).toEqual(none);
  });

  it('ignores words that are not its own', () => {
    expect(parseCodeMeta('fragment signature no-check="why {x}" subtitle="t"')).toEqual(none);
  });
});
