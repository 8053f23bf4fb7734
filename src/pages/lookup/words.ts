/** A word in a text: a run of letters, digits and `_`, or a word in a language without spaces. */
export interface Word {
  /** Start offset in the text, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Normalized form: lower case, American spelling, singular, no accents. */
  readonly term: string;
  /** Parts of a word in camelCase or with `_`. Any other word is a single part. */
  readonly parts: readonly WordPart[];
}

interface WordPart {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Maximum length of a word. Longer runs are data, such as hashes or base64. */
const maxWordLength = 60;

const runPattern = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;
/** Letters in languages without spaces between words. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Chinese and Japanese characters, each of which corresponds to several letters of an alphabet. */
const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** Splits `use|Animated|Style`, `run|On|JS`, `HTML|Element`, `snake|case`. */
const partPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}_]+/gu;

/** Returns the words in a text or query, in order. */
export function wordsOf(text: string): Word[] {
  return runsOf(text)
    .filter(({0: word}) => isWord(word))
    .map(({0: word, index: start}) => {
      const term = termOf(word);
      const parts = [...word.matchAll(partPattern)].map(({0: part, index}) => ({
        start: start + index,
        end: start + index + part.length,
        term: termOf(part),
      }));
      return {start, end: start + word.length, term, parts};
    });
}

/** Returns the terms in a text, without the parts of compound words. */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  const runs = unspaced.test(text) ? runsOf(text).map(({0: word}) => word) : text.match(runPattern);
  for (const word of runs ?? []) if (isWord(word)) terms.push(termOf(word));
  return terms;
}

/** A part of a text, and its index. */
interface Run {
  readonly 0: string;
  readonly index: number;
}

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [...text.matchAll(runPattern)];
  return unspaced.test(text) ? runs.flatMap(segmentsOf) : runs;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a run into words, with the same dictionary for all languages. If a browser has no segmenter, the run is not
 * split.
 */
function segmentsOf(run: Run): readonly Run[] {
  if (Intl.Segmenter === undefined || !unspaced.test(run[0])) return [run];
  segmenter ??= new Intl.Segmenter('ja', {granularity: 'word'});
  return [...segmenter.segment(run[0])]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment, index}) => ({0: segment, index: run.index + index}));
}

/** Returns the minimum number of letters of a meaningful prefix. */
export function minLetters(term: string): number {
  return dense.test(term) ? 1 : 3;
}

/** Returns true for words that can contain typos. Replacing a Han character creates a different word. */
export function mayHaveTypos(term: string): boolean {
  return !/\p{sc=Han}/u.test(term);
}

/** Returns false for data and for runs of `_`. */
function isWord(word: string): boolean {
  return word.length <= maxWordLength && (word[0] !== '_' || !/^_+$/.test(word));
}

/** Terms, keyed by word. They are cached, because texts contain few distinct words. */
const knownTerms = new Map<string, string>();
const maxCachedTerms = 50_000;

/** Returns the normalized form of a word. */
export function termOf(word: string): string {
  const known = knownTerms.get(word);
  if (known !== undefined) return known;
  const term = makeTerm(word);
  if (knownTerms.size >= maxCachedTerms) knownTerms.clear();
  knownTerms.set(word, term);
  return term;
}

function makeTerm(word: string): string {
  return american(singular(plain(word).toLowerCase()));
}

function plain(word: string): string {
  // Most words consist of ASCII letters and digits, and need no further normalization.
  if (!/[^a-zA-Z0-9]/.test(word)) return word;
  const letters = word.normalize('NFKD').replace(accent, '').toLowerCase();
  return letters.replace(/[^a-z0-9]/g, (letter) => typed.get(letter) ?? letter);
}

/**
 * Matches optional marks: accents, points and vowel signs. Marks are kept in scripts that require vowel signs, and in
 * kana, where they create a different letter.
 */
const accent = /_|(?![\u3099\u309a])(?=[\p{sc=Zinh}\p{sc=Hebr}])\p{M}/gu;

/** Letters without a Unicode decomposition, each followed by its usual replacement. */
const typed = new Map(
  'łl øo đd ıi ßss æae œoe ةه ىي ـ'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Converts British to American spelling: `colour` → `color`, `customise` → `customize`. */
function american(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/our(?=$|ed$|ing$)/, 'or').replace(/is(?=e$|ed$|ing$|ation$)/, 'iz');
}

/** Removes plural endings. Errors do not matter, because texts and queries are treated alike. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Matches particles: in Japanese, one or two hiragana; in Chinese, the listed characters. */
const particle = /^(?:[ぁ-ん]{1,2}|[的了是在和与也都])$/;

const stopWords = new Set(
  'a an and are as at be but by can do for from has have how i if in into is it its my no not of on or so such that the their then there these they this to use using was what when where which while who why will with you your'.split(
    ' ',
  ),
);

/** Returns true for stop words. Stop words match only names and headings. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term) || particle.test(term);
}
