import fc from 'fast-check';
import {expect, it} from 'vitest';
import {
  neededParts,
  packHolders,
  packTerms,
  packTermsFile,
  unpackHolders,
  unpackTerms,
  unpackTermsFile,
} from '../../../../src/pages/lookup/terms-file.ts';
import {termsIn} from '../../../../src/pages/lookup/words.ts';

it('writes terms without the prefix that they share with the previous term', () => {
  expect(packTerms(['shared', 'spring', 'springs'])).toBe('AsharedBpringGs');
});

it('writes holders as distances and weights', () => {
  expect(packHolders([7, 3, 8, 2, 100, 16])).toBe('7CB2kP');
});

it('reads its own output', () => {
  const terms = fc.string({unit: 'grapheme', maxLength: 60}).map(termsIn);
  const list = fc
    .uniqueArray(fc.nat(100_000), {minLength: 1})
    .chain((holders) =>
      fc.tuple(
        fc.constant(holders.sort((a, b) => a - b)),
        fc.array(fc.integer({min: 1, max: 16}), {
          minLength: holders.length,
          maxLength: holders.length,
        }),
      ),
    )
    .map(([holders, weights]) => holders.flatMap((holder, at) => [holder, weights[at] ?? 1]));
  fc.assert(
    fc.property(fc.array(terms), (lists) => {
      const sorted = [...new Set(lists.flat())].sort();
      expect(unpackTerms(packTerms(sorted))).toEqual(sorted);
    }),
  );
  fc.assert(
    fc.property(list, (holders) => {
      expect(unpackHolders(packHolders(holders))).toEqual(holders);
    }),
  );
});

it('unpacks the list of a term by its number', () => {
  const terms = ['a'.repeat(70), `${'a'.repeat(70)}b`, 'ζ'];
  const lists = [
    [0, 1],
    [1, 2, 5, 16],
    [3, 4],
  ];
  const {terms: read, holders} = unpackTermsFile(
    packTermsFile({terms, holders: (term) => lists[term] ?? []}),
  );
  expect(read).toEqual(terms);
  expect(read.map((_, term) => holders(term))).toEqual(lists);
});

it('requests the part that contains a word, and one more that begins with it', () => {
  const parts = ['', 'fr', 'spa', 'sprig', 'spring', 'st'].map((from) => ({from, file: from}));
  const needed = (query: string) => neededParts(query, parts).map(({file}) => file);
  expect(needed('frame')).toEqual(['fr']);
  expect(needed('spr')).toEqual(['spa', 'sprig']);
  expect(needed('withSpring')).toEqual(['st', 'spring']);
  expect(needed('zebra frame')).toEqual(['st', 'fr']);
  // For stop words and very short words, nothing is requested.
  expect(needed('how to sp')).toEqual([]);
  expect(neededParts('sp', parts.slice(0, 1))).toHaveLength(1);
});
