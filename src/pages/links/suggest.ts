import {closest} from 'fastest-levenshtein';
import {nearest} from '../../core/diagnostics/nearest.ts';

/** Finds what the author of a broken path most likely meant. */
export type Suggest = (sitePath: string) => string | undefined;

/** Comparing with every path takes time: after so many searches, only namesakes are suggested. */
const searchLimit = 500;

/**
 * A page or file of the same name elsewhere wins, since pages move more often than names change;
 * else the path that differs in the fewest letters.
 *
 * @param paths Every path that exists, without the base, in a fixed order.
 */
export function createSuggest(paths: readonly string[]): Suggest {
  const byName = new Map<string, string[]>();
  for (const path of paths) {
    const namesakes = byName.get(lastName(path));
    if (namesakes === undefined) byName.set(lastName(path), [path]);
    else namesakes.push(path);
  }
  const known = new Map<string, string | undefined>();
  let searches = 0;
  const search = (wanted: string): string | undefined => {
    searches += 1;
    return searches > searchLimit ? undefined : nearest(wanted, paths);
  };
  return (sitePath) => {
    if (!known.has(sitePath)) {
      const wanted = sitePath.replace(/(?:\.mdx?|\.html)?\/?$/, '');
      const namesakes = byName.get(lastName(wanted)) ?? [];
      known.set(sitePath, namesakes.length > 0 ? closest(wanted, namesakes) : search(wanted));
    }
    return known.get(sitePath);
  };
}

function lastName(path: string): string {
  return path.replace(/\/$/, '').replace(/^.*\//, '').toLowerCase();
}
