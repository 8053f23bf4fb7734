/** A word of a text: letters, digits and `_` in a row, or a word of a language that puts no spaces between them. */
export interface Word {
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** What search compares: lower case, one spelling, without accents and without the ending of a plural. */
  readonly term: string;
  /** The words that camelCase or `_` joins, as written and as terms; one when it joins none. */
  readonly parts: readonly WordPart[];
}

interface WordPart {
  readonly start: number;
  readonly end: number;
  readonly term: string;
}

/** Longer words are data, not language: a hash, a line of base64. */
const maxWordLength = 60;

const runPattern = /[\p{L}\p{N}_][\p{L}\p{M}\p{N}_]*/gu;
/** Letters of languages whose words follow each other without a space. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
/** Of these, those in which one letter says as much as several of an alphabet. */
const dense = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u;
/** `use|Animated|Style`, `run|On|JS`, `HTML|Element`, `snake|case`. */
const partPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}_]+/gu;

/** The words of a text, in order. The same for what is indexed and for what is asked. */
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

/** The terms of a text, without the parts of joined words. */
export function termsIn(text: string): string[] {
  const terms: string[] = [];
  const runs = unspaced.test(text) ? runsOf(text).map(({0: word}) => word) : text.match(runPattern);
  for (const word of runs ?? []) if (isWord(word)) terms.push(termOf(word));
  return terms;
}

/** A piece of a text, and where it begins. */
interface Run {
  readonly 0: string;
  readonly index: number;
}

function runsOf(text: string): readonly Run[] {
  const runs: Run[] = [...text.matchAll(runPattern)];
  return unspaced.test(text) ? runs.flatMap(segmentsOf) : runs;
}

let segmenter: Intl.Segmenter | undefined;

/** The words of a run, by a dictionary: the same for all of these languages. A browser without one takes it as a whole. */
function segmentsOf(run: Run): readonly Run[] {
  if (Intl.Segmenter === undefined || !unspaced.test(run[0])) return [run];
  segmenter ??= new Intl.Segmenter('ja', {granularity: 'word'});
  return [...segmenter.segment(run[0])]
    .filter(({isWordLike}) => isWordLike)
    .map(({segment, index}) => ({0: segment, index: run.index + index}));
}

/** How many letters it takes to say what three letters of an alphabet say at least. */
export function minLetters(term: string): number {
  return dense.test(term) ? 1 : 3;
}

/** Whether a slip of the keyboard may lie between two words like this: one of a few Han characters is another word. */
export function mayHaveTypos(term: string): boolean {
  return !/\p{sc=Han}/u.test(term);
}

/** Neither data nor a line of `_`. */
function isWord(word: string): boolean {
  return word.length <= maxWordLength && (word[0] !== '_' || !/^_+$/.test(word));
}

/** Texts consist of few different words, and making a term costs more than looking it up. */
const knownTerms = new Map<string, string>();
const maxCachedTerms = 50_000;

/** What search compares of a word. */
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
  // Most words are: a quick look saves the thorough one.
  if (!/[^a-zA-Z0-9]/.test(word)) return word;
  const letters = word.normalize('NFKD').replace(accent, '').toLowerCase();
  return letters.replace(/[^a-z0-9]/g, (letter) => typed.get(letter) ?? letter);
}

/**
 * What readers leave out: accents, points and vowel signs of letters that go without, but neither vowels of scripts that write them with
 * marks nor the marks of kana, which make another letter.
 */
const accent = /_|(?![\u3099\u309a])(?=[\p{sc=Zinh}\p{sc=Hebr}])\p{M}/gu;

/** Letters that no decomposition makes plain, each with what readers type without the keyboard of its language. */
const typed = new Map(
  'łl øo đd ıi ßss æae œoe ةه ىي ـ'.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** `colour` and `color`, `customise` and `customize` are the same word. */
function american(word: string): string {
  if (word.length < 5) return word;
  return word.replace(/our(?=$|ed$|ing$)/, 'or').replace(/is(?=e$|ed$|ing$|ation$)/, 'iz');
}

/** Wrong for some words, but wrong in the same way on both sides. */
function singular(word: string): string {
  if (word.length < 4) return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What Japanese says with one or two hiragana, and Chinese with these. */
const particle = /^(?:[ぁ-ん]{1,2}|[的了是在和与也都])$/;

const stopWords = new Set(
  'a an and are as at be but by can do for from has have how i if in into is it its my no not of on or so such that the their then there these they this to use using was what when where which while who why will with you your'.split(
    ' ',
  ),
);

/** Words that hold a sentence together: no text is found by them alone. Names and headings are. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term) || particle.test(term);
}
