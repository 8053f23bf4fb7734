import {describe, expect, it} from 'vitest';
import {compareFacts, type Proof} from '../../../../src/tools/adopt/proof/compare-facts.ts';
import {factsOf} from '../../../../src/tools/adopt/proof/facts.ts';
import {parseHtml} from '../../../../src/tools/adopt/tree/parse.ts';

function proofOf(before: string, after: string): Proof {
  return compareFacts(factsOf(parseHtml(before)), factsOf(parseHtml(after)), 'guide.html');
}

function messagesOf({diagnostics}: Proof): string[] {
  return diagnostics.map(({message}) => message);
}

/** Text with so many words that the loss of a single one is tolerated. */
const long = Array.from({length: 400}, (_, index) => `word${index}`).join(' ');

describe('ADOPT-03 the proof compares an old article with the new one', () => {
  it('accepts other markup around the same words', () => {
    const proof = proofOf(
      '<div><p>One two<br>three.</p><pre>a\n  b</pre></div>',
      '<p>One <b>two</b></p> <p>three.</p><div><pre><code><span>a\n</span><span>  b</span></code></pre></div>',
    );
    expect(proof).toMatchObject({isComplete: true, isLossy: false, words: 5, changedWords: 0});
  });

  it('finds a word that was removed, with its line and both contexts', () => {
    const proof = proofOf('<p>\nBoil the cold water now.</p>', '<p>Boil the water now.</p>');
    expect(proof.isLossy).toBe(true);
    expect(proof.diagnostics).toEqual([
      {
        severity: 'warning',
        code: 'adopt-words-differ',
        message:
          'The text differs: the old page has `Boil the cold water now.`, the new one has `Boil the water now.`.',
        file: 'guide.html',
        line: 2,
        consequence: 'Readers see text that differs from the old page.',
        hint: 'Compare the two pages. If the difference is acceptable, run the command again with `--allow-loss`.',
      },
    ]);
  });

  it('finds two words that were swapped', () => {
    const proof = proofOf('<p>first second third</p>', '<p>second first third</p>');
    expect(proof.isComplete).toBe(false);
    expect(proof.changedWords).toBe(2);
  });

  it('finds a word that was added', () => {
    expect(messagesOf(proofOf('<p>one two</p>', '<p>one and two</p>'))).toEqual([
      'The text differs: the old page has `one two`, the new one has `one and two`.',
    ]);
  });

  it('finds a table cell that was lost although its words are there', () => {
    const proof = proofOf(
      '<table><tr><td>a</td><td>b</td></tr></table>',
      '<table><tr><td>a b</td></tr></table>',
    );
    expect(proof.isLossy).toBe(true);
    expect(messagesOf(proof)).toEqual(['2 table cells of the old page are missing: `a`, `b`.']);
  });

  it.each([
    ['heading', '<h2>Use</h2>', '<p>Use</p>', '1 heading of the old page is missing: `Use`.'],
    ['id', '<p id="a">Use</p>', '<p>Use</p>', '1 id of the old page is missing: `a`.'],
    ['anchor', '<a name="a"></a>Use', 'Use', '1 id of the old page is missing: `a`.'],
    ['link', '<a href="b">Use</a>', 'Use', '1 link of the old page is missing.'],
    ['image', '<p>Use<img src="a.png"></p>', '<p>Use</p>', '1 image of the old page is missing.'],
    ['drawing', '<p>Use<svg></svg></p>', '<p>Use</p>', '1 image of the old page is missing.'],
    ['code block', '<pre>Use</pre>', '<p>Use</p>', '1 code block of the old page is missing.'],
  ])('finds a lost %s', (_, before, after, message) => {
    const proof = proofOf(before, after);
    expect(messagesOf(proof)).toEqual([message]);
    expect(proof.isLossy).toBe(true);
  });

  it('reports one word of four hundred, but tolerates it', () => {
    const proof = proofOf(`<p>${long}</p>`, `<p>${long.replace('word7 ', '')}</p>`);
    expect(proof).toMatchObject({changedWords: 1, isComplete: false, isLossy: false});
    expect(proof.diagnostics).toHaveLength(1);
  });

  it('refuses more than half a percent of the words', () => {
    const proof = proofOf(`<p>${long}</p>`, `<p>${long.replace('word7 word8 word9 ', '')}</p>`);
    expect(proof).toMatchObject({changedWords: 3, isLossy: true});
  });

  it('compares texts that have nothing in common in bounded time', () => {
    const words = (prefix: string): string =>
      `<p>${Array.from({length: 20_000}, (_, index) => prefix + index).join(' ')}</p>`;
    expect(proofOf(words('a'), words('b'))).toMatchObject({changedWords: 20_000, isLossy: true});
  });
});
