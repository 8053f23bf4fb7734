import {groupBy} from '../../core/collections/collections.ts';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

/** Problems of one cause; at least one. */
export type Alike = readonly [Diagnostic, ...Diagnostic[]];

/**
 * Problems of one cause together: those that say the same of different locations, and links that one missing page
 * breaks. Groups stand where their first problem stood.
 */
export function groupAlike(diagnostics: readonly Diagnostic[]): Alike[] {
  const groups = groupBy(diagnostics, ({severity, code, message, target, consequence, hint}) =>
    JSON.stringify([severity, code, target ?? [message], consequence, hint]),
  );
  return [...groups.values()];
}
