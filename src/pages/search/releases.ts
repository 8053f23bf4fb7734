import {Range} from 'semver';
import type {Releases} from '../lookup/format.ts';

/**
 * Returns the releases in a package range.
 *
 * @param packageRange Package and range in npm syntax: `name@2.x`.
 * @returns `undefined` if the range is missing or invalid.
 */
export function releasesIn(packageRange: string): Releases | undefined {
  try {
    const {set} = new Range(packageRange.slice(packageRange.lastIndexOf('@') + 1));
    return set.map((comparators) => {
      let from: Releases[number][0] = [0, 0, 0];
      let before: Releases[number][1] = null;
      for (const {operator, semver} of comparators) {
        // A range that includes all releases has a comparator without a version.
        if (typeof semver.major !== 'number') continue;
        const {major, minor, patch} = semver;
        const next = [major, minor, patch + 1] as const;
        if (operator === '>=' || operator === '') from = [major, minor, patch];
        if (operator === '>') from = next;
        if (operator === '<') before = [major, minor, patch];
        if (operator === '<=' || operator === '') before = next;
      }
      return [from, before];
    });
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
