import type {Diagnostic} from '../../diagnostics/types.ts';

/** Problems of one cause; at least one. */
export type Alike = readonly [Diagnostic, ...Diagnostic[]];

/**
 * Problems of one cause together: those that say the same of different locations, and links that one missing page
 * breaks. Groups stand where their first problem stood.
 */
export function groupAlike(diagnostics: readonly Diagnostic[]): Alike[] {
  const groups = new Map<string, [Diagnostic, ...Diagnostic[]]>();
  for (const diagnostic of diagnostics) {
    const {severity, code, message, target, consequence, hint} = diagnostic;
    const cause = JSON.stringify([severity, code, target ?? [message], consequence, hint]);
    const group = groups.get(cause);
    if (group === undefined) groups.set(cause, [diagnostic]);
    else group.push(diagnostic);
  }
  return [...groups.values()];
}
