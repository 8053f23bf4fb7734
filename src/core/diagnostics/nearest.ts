import {distance} from 'fastest-levenshtein';

/**
 * The candidate that a mistyped name most likely meant, for "Did you mean …?".
 *
 * @returns The closest by edit distance, ignoring case, when at most two in five letters differ (one
 * edit is always allowed); otherwise `undefined`. Ties go to the first in order.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.round(name.length * 0.4)) + 1;
  for (const candidate of candidates) {
    // Edit distance is at least the difference in length: skips most of a large site unmeasured.
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}
