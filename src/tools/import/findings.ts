import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

/** The result for a part of the old site whose file is not known yet. */
export type Finding = Omit<Diagnostic, 'file'>;

/** Receives findings about the old configuration. */
export type Report = (finding: Finding) => void;

type Details = Partial<Omit<Diagnostic, 'severity' | 'code' | 'message'>>;

/** A part that was converted. */
export function done(code: string, message: string, details: Details = {}): Diagnostic {
  return {severity: 'info', code, message, ...details};
}

/** A part whose conversion needs a decision. */
export function decide(code: string, message: string, details: Details = {}): Diagnostic {
  return {severity: 'warning', code, message, ...details};
}

/** A part that was lost. */
export function lost(code: string, message: string, details: Details = {}): Diagnostic {
  return {severity: 'error', code, message, ...details};
}

/** Returns names in back-ticks, separated by commas. */
export function quoted(names: readonly unknown[]): string {
  return names.map((name) => `\`${String(name)}\``).join(', ');
}
