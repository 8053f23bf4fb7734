import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

type Details = Partial<Omit<Diagnostic, 'severity' | 'code' | 'message'>>;
type Make = (code: string, message: string, details?: Details) => void;

/** Receives findings. Each method creates a finding of one severity and reports it. */
export interface Report {
  (finding: Diagnostic): void;
  readonly done: Make;
  readonly decide: Make;
  readonly lost: Make;
}

/**
 * Creates a `Report`.
 *
 * @param to Receives the findings, or a list to which they are added.
 * @param base Default fields of all findings.
 */
export function reporter(to: Report | Diagnostic[], base: Details = {}): Report {
  const report = (finding: Diagnostic): void => {
    const complete = {...base, ...finding};
    if (Array.isArray(to)) to.push(complete);
    else to(complete);
  };
  return Object.assign(report, {
    done: (...args: Parameters<Make>) => report(done(...args)),
    decide: (...args: Parameters<Make>) => report(decide(...args)),
    lost: (...args: Parameters<Make>) => report(lost(...args)),
  });
}

/** Returns a finding about a part that was converted. */
export function done(code: string, message: string, details: Details = {}): Diagnostic {
  return {severity: 'info', code, message, ...details};
}

/** Returns a finding about a part whose conversion needs a decision. */
export function decide(code: string, message: string, details: Details = {}): Diagnostic {
  return {severity: 'warning', code, message, ...details};
}

/** Returns a finding about a part that was lost. */
export function lost(code: string, message: string, details: Details = {}): Diagnostic {
  return {severity: 'error', code, message, ...details};
}

/** Returns names in back-ticks, separated by commas. */
export function quoted(names: readonly unknown[]): string {
  return names.map((name) => `\`${String(name)}\``).join(', ');
}

/** Beginning of a note for readers about a missing part of a page. */
export const noteOpening = '> [!NOTE] Not converted';

/**
 * Returns a note for readers about a missing part of a page. It is a quote, because colons would close an admonition
 * around it.
 */
export function missingNote(message: string): string {
  return `${noteOpening}\n>\n> ${message}`;
}
