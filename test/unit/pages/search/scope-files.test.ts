import {expect, it} from 'vitest';
import {pagesScope} from '../../../../src/pages/lookup/format.ts';
import {type SamplePage, searchPages} from './support.ts';

/** Words that look like natural language: alternating consonants and vowels. */
const word = (number: number): string =>
  [...`${number}`.padStart(5, '0')]
    .map((digit) => 'bdfgklmnps'[Number(digit)] ?? '')
    .flatMap((letter, index) => [letter, 'aeiou'[(index + number) % 5] ?? ''])
    .join('');

const page = (number: number): SamplePage => ({
  path: `/page/${word(number)}`,
  title: word(number),
  sections: [{text: Array.from({length: 90}, (_, at) => word(number * 37 + at * 101)).join(' ')}],
});

const many = Array.from({length: 600}, (_, number) => page(number));

it('keeps the words of a small scope in one file', () => {
  const {manifest} = searchPages(many.slice(0, 50));
  expect(manifest.scopes[pagesScope]?.terms).toHaveLength(1);
});

it('splits the words of a large scope into files, of which a query reads the necessary ones', async () => {
  const {searcher, manifest, reads} = searchPages(many);
  const parts = manifest.scopes[pagesScope]?.terms ?? [];
  expect(parts.length).toBeGreaterThan(1);
  for (const number of [0, 299, 599]) {
    const wanted = word(number * 37 + 45 * 101);
    const {pages} = await searcher.find(wanted, [pagesScope], 600);
    expect(pages.map(({path}) => path)).toContain(page(number).path);
    const title = await searcher.find(word(number), [pagesScope], 1);
    expect(title.pages[0]?.path).toBe(page(number).path);
  }
  const words = reads.filter((path) => path.includes('/terms.'));
  expect(words.length).toBeLessThanOrEqual(6);
  expect(words.length).toBeGreaterThan(0);
});

it('changes few files of a large scope when one page changes', () => {
  const filesOf = (pages: readonly SamplePage[]) => {
    const {
      names = '',
      terms = [],
      texts = [],
    } = searchPages(pages).manifest.scopes[pagesScope] ?? {};
    return [names, ...terms.map(({file}) => file), ...texts.map(({file}) => file)];
  };
  const before = new Set(filesOf(many));
  const edited = many.map((old, number) =>
    number === 300 ? {...old, sections: [{text: `${old.sections?.[0]?.text} onemoreword`}]} : old,
  );
  const changed = filesOf(edited).filter((file) => !before.has(file));
  expect(changed.map((file) => file.replace(/^.*\/(\w+)\..*$/, '$1')).sort()).toEqual([
    'terms',
    'texts',
  ]);
});
