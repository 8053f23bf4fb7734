import type {SearchSection} from '../../markdown/compile/types.ts';
import {heaviest} from '../lookup/format.ts';
import {isStopWord, termOf, termsIn, wordsOf} from '../lookup/words.ts';
import type {PageDigest, SearchPage} from './types.ts';

/** Weights of a word by where it stands; one that is used more often weighs a little more. */
const weights = {
  keyword: heaviest,
  keywordPart: 9,
  documented: 9,
  documentedPart: 3,
  defined: 5,
  text: 2,
  code: 1,
} as const;
const longestTerm = 40;
/** Where code gives something a name that others may use. */
const definition = /\b(?:function|class|interface|enum|type)\s+(\w+)/g;

/**
 * What search keeps of a page.
 *
 * @param about Description and keywords count as a part of what stands before the first heading, which may be
 * nothing.
 */
export function digestPage(
  sections: readonly SearchSection[],
  about: Pick<SearchPage, 'description' | 'keywords'>,
): PageDigest {
  const first = sections[0]?.anchor === '' ? sections[0] : undefined;
  const intro = first ?? {anchor: '', heading: '', text: '', code: '', names: ''};
  const described = {
    ...intro,
    text: intro.text.startsWith(about.description)
      ? intro.text
      : `${about.description} ${intro.text}`,
  };
  const all = [described, ...(first === undefined ? sections : sections.slice(1))];
  return {
    headings: all.slice(1).map(({anchor, heading}) => [anchor, heading]),
    texts: all.map(({text, code}) => (text === '' ? code : text)),
    terms: all.map((section, index) => sectionTerms(section, index === 0 ? about.keywords : [])),
  };
}

function sectionTerms(
  {text, code, names}: SearchSection,
  keywords: readonly string[],
): (string | number)[] {
  const found = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    if (weight <= (found.get(term) ?? 0) || term.length > longestTerm || isStopWord(term)) return;
    found.set(term, weight);
  };
  for (const [term, count] of termCounts(text)) add(term, weights.text + often(count));
  for (const [term, count] of termCounts(code)) {
    // Numbers in code are nobody's question.
    if (!/^\d/.test(term)) add(term, weights.code + often(count));
  }
  for (const [, name = ''] of code.matchAll(definition)) add(termOf(name), weights.defined);
  for (const {term, parts} of wordsOf(names)) {
    add(term, weights.documented);
    if (parts.length > 1) for (const part of parts) add(part.term, weights.documentedPart);
  }
  for (const keyword of keywords) {
    const terms = termsIn(keyword);
    // A keyword of several words is found by them in a row, even where each alone says nothing: `not equal`.
    add(terms.join(''), weights.keyword);
    for (const term of terms) add(term, weights.keywordPart);
  }
  const terms: (string | number)[] = [];
  for (const [term, weight] of found) terms.push(term, weight);
  return terms;
}

function termCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const term of termsIn(text)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** 0, 1 or 2. */
function often(count: number): number {
  return Math.min(2, Math.floor(Math.log2(count)));
}
