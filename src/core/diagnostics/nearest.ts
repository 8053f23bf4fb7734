import {distance} from 'fastest-levenshtein';

/**
 * Returns the candidate that a mistyped name most likely meant, for "Did you mean …?".
 *
 * @returns The closest candidate by edit distance, ignoring case, if at most two in five letters differ (one edit is always
 * allowed); otherwise `undefined`. Among equally close candidates, the first one.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.round(name.length * 0.4)) + 1;
  for (const candidate of candidates) {
    // The edit distance is at least the difference in length. This check skips most candidates on a large site.
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}
