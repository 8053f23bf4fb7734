/** A word of a text: letters, digits and `_` in a row. */
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
const longestWord = 60;

const wordPattern = /[\p{L}\p{N}_]+/gu;
/** `use|Animated|Style`, `run|On|JS`, `HTML|Element`, `snake|case`. */
const partPattern = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}_]+/gu;

/** The words of a text, in order. The same for what is indexed and for what is asked. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)]
    .filter(([word]) => isWord(word))
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
  for (const word of text.match(wordPattern) ?? []) if (isWord(word)) terms.push(termOf(word));
  return terms;
}

/** Neither data nor a line of `_`. */
function isWord(word: string): boolean {
  return word.length <= longestWord && (word[0] !== '_' || !/^_+$/.test(word));
}

/** Texts consist of few different words, and making a term costs more than looking it up. */
const knownTerms = new Map<string, string>();
const mostKnown = 50_000;

/** What search compares of a word. */
export function termOf(word: string): string {
  const known = knownTerms.get(word);
  if (known !== undefined) return known;
  const term = makeTerm(word);
  if (knownTerms.size >= mostKnown) knownTerms.clear();
  knownTerms.set(word, term);
  return term;
}

function makeTerm(word: string): string {
  return american(singular(plain(word).toLowerCase()));
}

function plain(word: string): string {
  // Most words are: a quick look saves the thorough one.
  return /[^a-zA-Z0-9]/.test(word) ? word.normalize('NFKD').replace(/[\p{M}_]/gu, '') : word;
}

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

const stopWords = new Set(
  'a an and are as at be but by can do for from has have how i if in into is it its my no not of on or so such that the their then there these they this to use using was what when where which while who why will with you your'.split(
    ' ',
  ),
);

/** Words that hold a sentence together: no text is found by them alone. Names and headings are. */
export function isStopWord(term: string): boolean {
  return stopWords.has(term);
}
