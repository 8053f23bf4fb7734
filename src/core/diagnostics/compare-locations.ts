import {compareText} from '../collections/compare.ts';
import type {Location} from './types.ts';

/** Order by file, line and column; what has no file comes last. */
export function compareLocations(a: Location, b: Location): number {
  return (
    Number(a.file === undefined) - Number(b.file === undefined) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/**
 * As problems are reported: first those without a file, then those of files beside `content`, such as the configuration, from
 * which others follow.
 */
export function compareReported(a: Location, b: Location): number {
  const isNested = ({file = ''}: Location): boolean => file.includes('/');
  return (
    Number(isNested(a)) - Number(isNested(b)) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/** Order of what is in one file. */
export function comparePositions(a: Location, b: Location): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
