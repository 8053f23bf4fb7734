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

/** As problems are reported: what has no file comes first. */
export function compareReported(a: Location, b: Location): number {
  return compareText(a.file ?? '', b.file ?? '') || comparePositions(a, b);
}

/** Order of what is in one file. */
export function comparePositions(a: Location, b: Location): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
