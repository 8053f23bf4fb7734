import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {type SimilarityOptions, similarTerms} from '../../../../src/pages/lookup/match-terms.ts';

const similar = (
  word: string,
  terms: readonly string[],
  options: Partial<SimilarityOptions> = {},
) =>
  similarTerms(
    word,
    terms,
    {start: 0, end: terms.length},
    {limit: 2, isBeginning: false, ...options},
  ).map(({index, distance, isCompleteTerm}) => [terms[index], distance, isCompleteTerm]);

describe('terms similar to a word', () => {
  it.each([
    ['value', 'value', 0],
    ['value', 'vaule', 1],
    ['value', 'valu', 1],
    ['value', 'valuee', 1],
    ['value', 'volue', 1],
    ['value', 'vlae', 2],
    ['ab', 'ba', 1],
  ])('between %j and %j there are %d typos', (word, term, distance) => {
    expect(similar(word, [term])).toEqual([[term, distance, true]]);
  });

  it('stops above the limit', () => {
    expect(similar('interpolate', ['measure'])).toEqual([]);
    expect(similar('value', ['vlae'], {limit: 1})).toEqual([]);
  });

  it('treats the query as the beginning of a longer term', () => {
    const terms = ['usesharedvalue', 'usesheet'];
    expect(similar('usehsar', terms, {isBeginning: true})).toEqual([['usesharedvalue', 1, false]]);
    expect(similar('usehsar', terms)).toEqual([]);
  });

  it('finds the beginning of a longer term after a shorter one that is too different', () => {
    expect(similar('c', ['aaa', 'aaaca'], {isBeginning: true})).toEqual([['aaaca', 1, false]]);
  });

  it('searches its range only', () => {
    const terms = ['vale', 'value', 'valve'];
    const options = {limit: 1, isBeginning: false};
    expect(similarTerms('value', terms, {start: 1, end: 2}, options)).toHaveLength(1);
  });

  it('finds the same in a list as in each term separately', () => {
    const word = fc.string({unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7});
    const words = fc.uniqueArray(word, {maxLength: 30}).map((list) => list.sort());
    fc.assert(
      fc.property(word, words, fc.boolean(), (asked, terms, isBeginning) => {
        const alone = terms.flatMap((term) => similar(asked, [term], {isBeginning}));
        expect(similar(asked, terms, {isBeginning})).toEqual(alone);
      }),
    );
  });
});
