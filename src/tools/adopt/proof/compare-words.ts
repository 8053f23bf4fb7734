import {diffArrays} from 'diff';
import {textOfWords, type Word} from './facts.ts';

/** A difference between two texts. */
export interface WordChange {
  /** 1-based line in the old page. */
  readonly line: number | undefined;
  /** Number of words that are missing, added or moved. */
  readonly words: number;
  /** The differing words in both texts, with some surrounding words. */
  readonly before: string;
  readonly after: string;
}

/**
 * Maximum number of inserted and removed words. If there are more, all words between the first and the last difference
 * count as changed.
 */
const maxEdits = 1_000;

/** Number of words shown around a difference. */
const contextWords = 6;

/** Compares two texts word by word. White space is ignored: `a b` equals `ab`. */
export function compareWords(before: readonly Word[], after: readonly Word[]): WordChange[] {
  if (joined(before) === joined(after)) return [];
  const start = commonStart(before, after);
  const end = commonStart(before.slice(start).toReversed(), after.slice(start).toReversed());
  const old = before.slice(start, before.length - end);
  const fresh = after.slice(start, after.length - end);
  const edits = diffArrays(old.map(textOf), fresh.map(textOf), {maxEditLength: maxEdits});
  const change = (at: Range, to: Range): WordChange[] => {
    const [removed, added] = [before.slice(...at), after.slice(...to)];
    if (joined(removed) === joined(added)) return [];
    return [
      {
        line: (removed[0] ?? before[at[0]] ?? before.at(-1))?.line,
        words: Math.max(removed.length, added.length),
        before: context(before, at),
        after: context(after, to),
      },
    ];
  };
  if (edits === undefined) {
    return change([start, start + old.length], [start, start + fresh.length]);
  }
  const changes: WordChange[] = [];
  let [atOld, atNew] = [start, start];
  let [fromOld, fromNew] = [start, start];
  for (const {added, removed, value} of [...edits, {added: false, removed: false, value: []}]) {
    const isEqual = !added && !removed;
    if (isEqual && (atOld > fromOld || atNew > fromNew)) {
      changes.push(...change([fromOld, atOld], [fromNew, atNew]));
    }
    if (!added) atOld += value.length;
    if (!removed) atNew += value.length;
    if (isEqual) [fromOld, fromNew] = [atOld, atNew];
  }
  return changes;
}

type Range = [from: number, to: number];

function textOf({text}: Word): string {
  return text;
}

function joined(words: readonly Word[]): string {
  return words.map(textOf).join('');
}

function commonStart(a: readonly Word[], b: readonly Word[]): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at]?.text === b[at]?.text) at += 1;
  return at;
}

function context(words: readonly Word[], [from, to]: Range): string {
  const end = Math.min(to, from + contextWords * 2) + contextWords;
  return textOfWords(words.slice(Math.max(0, from - contextWords), end));
}
