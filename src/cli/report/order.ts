import {
  compareReported,
  type Diagnostic,
  type Severity,
} from '../../core/diagnostics/diagnostic.ts';

/**
 * As they are reported: each once, by file and then by position; first what has no file. `sort` keeps
 * the order of what stands at one location.
 */
export function inOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [identity(diagnostic), diagnostic]));
  return [...unique.values()].sort(compareReported);
}

/** How many there are of each, counted once. */
export function countBySeverity(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = {error: 0, warning: 0, info: 0};
  for (const {severity} of inOrder(diagnostics)) counts[severity] += 1;
  return counts;
}

/** The same for what is one problem. */
export function identity({severity, code, message, file, line, column}: Diagnostic): string {
  return JSON.stringify([severity, code, message, file, line, column]);
}
