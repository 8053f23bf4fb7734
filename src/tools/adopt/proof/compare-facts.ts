import {type Diagnostic, formatCount, printable} from '../../../core/diagnostics/diagnostic.ts';
import {compareWords, type WordChange} from './compare-words.ts';
import type {Facts} from './facts.ts';

/** Result of comparing an old article with the new one. */
export interface Proof {
  /** Number of words in the old article. */
  readonly words: number;
  /** Number of words that are missing, added or moved. */
  readonly changedWords: number;
  readonly ids: number;
  readonly lostIds: number;
  /** True if nothing differs. */
  readonly isComplete: boolean;
  /** True if the proportion of different words exceeds the tolerance, or if anything else was lost. */
  readonly isLossy: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Numbers of elements whose loss was already reported. */
export type ReportedLosses = Readonly<Partial<Pick<Facts, 'links' | 'images' | 'code'>>>;

/** Proportion of a page's words that may differ. */
const maxChangedShare = 0.005;

/** Maximum number of differences of each kind that are listed for a page. */
const maxListed = 5;

/**
 * Compares the contents of an old article with those of the new one.
 *
 * @param file Path of the old page.
 */
export function compareFacts(
  before: Facts,
  after: Facts,
  file: string,
  reported: ReportedLosses = {},
): Proof {
  const changes = compareWords(before.words, after.words);
  const changedWords = changes.reduce((sum, {words}) => sum + words, 0);
  const lostIds = [...before.ids].filter((id) => !after.ids.has(id));
  const losses = [
    ...textLoss('heading', before.headings, after.headings),
    ...textLoss('table cell', before.cells, after.cells),
    ...numberLoss('link', before.links - (reported.links ?? 0), after.links),
    ...numberLoss('image', before.images - (reported.images ?? 0), after.images),
    ...numberLoss('code block', before.code - (reported.code ?? 0), after.code),
    ...textLoss('id', lostIds, []),
  ].map((found) => ({...found, file}));
  return {
    words: before.words.length,
    changedWords,
    ids: before.ids.size,
    lostIds: lostIds.length,
    isComplete: changes.length === 0 && losses.length === 0,
    isLossy: losses.length > 0 || changedWords > maxChangedShare * before.words.length,
    diagnostics: [
      ...changes.slice(0, maxListed).map((found) => difference(found, file)),
      ...rest(changes, file),
      ...losses,
    ],
  };
}

const hint =
  'Compare the two pages. If the difference is acceptable, run the command again with `--allow-loss`.';

function difference({before, after, line}: WordChange, file: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'adopt-words-differ',
    message: `The text differs: the old page has ${quoted(before)}, the new one has ${quoted(after)}.`,
    file,
    line,
    consequence: 'Readers see text that differs from the old page.',
    hint,
  };
}

function rest(changes: readonly WordChange[], file: string): Diagnostic[] {
  if (changes.length <= maxListed) return [];
  return [
    {
      severity: 'warning',
      code: 'adopt-words-differ',
      message: `The text differs in ${formatCount(changes.length - maxListed, 'more place')}.`,
      file,
      consequence: 'Readers see text that differs from the old page.',
      hint,
    },
  ];
}

/** Reports the texts that occur less often in the new article. */
function textLoss(what: string, before: readonly string[], after: readonly string[]): Diagnostic[] {
  const left = new Map<string, number>();
  for (const text of after) left.set(text, (left.get(text) ?? 0) + 1);
  const lost = before.filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count < 1;
  });
  const named = [
    ...lost.slice(0, maxListed).map((text) => quoted(text.slice(0, 60))),
    ...(lost.length > maxListed ? ['…'] : []),
  ];
  return numberLoss(what, lost.length, 0, `: ${named.join(', ')}`);
}

function numberLoss(what: string, before: number, after: number, named = ''): Diagnostic[] {
  const lost = before - after;
  if (lost <= 0) return [];
  return [
    {
      severity: 'warning',
      code: `adopt-${what.replace(' ', '-')}-lost`,
      message: `${formatCount(lost, what)} of the old page ${lost === 1 ? 'is' : 'are'} missing${named}.`,
      consequence: 'The new page is incomplete.',
      hint,
    },
  ];
}

function quoted(text: string): string {
  return `\`${printable(text).replaceAll('`', "'")}\``;
}
