import type {NamesIndex} from './names-index.ts';
import {type Postings, scoreWord} from './postings.ts';
import {holdsTerm} from './sorted-terms.ts';
import {isStopWord, type Word} from './words.ts';

/** How well pages and sections answer one word. */
export interface WordAnswer {
  /** Indexed by page. */
  readonly titles: Float32Array;
  /** Indexed by section. */
  readonly sections: Float32Array;
  readonly terms: readonly string[];
}

/** How much a word counts by where it stands. A text's weights go up to 16, a name's up to 10. */
const scales = {title: 1, heading: 0.45, text: 0.3} as const;

/** A word that joins several may be written in one, as a name, or stand for its parts that say something. */
export function answerWord(
  {term, parts}: Word,
  names: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const whole = answerTerm(term, names, texts);
  if (parts.length < 2) return whole;
  const telling = parts.filter((part) => !isStopWord(part.term));
  const apart = (telling.length < 2 ? parts : telling).map((part) =>
    answerTerm(part.term, names, texts),
  );
  raise(
    whole.titles,
    apart.map(({titles}) => titles),
  );
  if (whole.terms.length > 0) return whole;
  raise(
    whole.sections,
    apart.map(({sections}) => sections),
  );
  return {...whole, terms: apart.flatMap(({terms}) => terms)};
}

/** A section that has a word only joined with its neighbour, `TurboModules`, has the word too. */
export function fillFrom(joined: WordAnswer, {sections}: WordAnswer): void {
  joined.sections.forEach((score, section) => {
    if (sections[section] === 0) sections[section] = score;
  });
}

/** Where all parts of a word are in one place, they count nearly as much as the word. */
function raise(scores: Float32Array, parts: readonly Float32Array[]): void {
  for (let holder = 0; holder < scores.length; holder += 1) {
    let sum = 0;
    for (const part of parts) {
      const score = part[holder] ?? 0;
      if (score === 0) {
        sum = 0;
        break;
      }
      sum += score;
    }
    if (sum * 0.8 > (scores[holder] ?? 0)) scores[holder] = sum * 0.8;
  }
}

/** How well everything answers a term, taken for itself or for one that is near it. */
export function answerTerm(
  term: string,
  {file, titles, headings, firstSections}: NamesIndex,
  texts: readonly Postings[],
): WordAnswer {
  const isKnown = [titles, headings, ...texts].some(({terms}) => holdsTerm(term, terms));
  const inTitles = new Float32Array(file.pages.length);
  const inSections = new Float32Array(firstSections.at(-1) ?? 0);
  const terms = [
    scoreWord(term, titles, inTitles, {scale: scales.title, isKnown}),
    scoreWord(term, headings, inSections, {scale: scales.heading, isKnown}),
    ...texts.map((part) => scoreWord(term, part, inSections, {scale: scales.text, isKnown})),
  ];
  return {titles: inTitles, sections: inSections, terms: terms.flat()};
}
