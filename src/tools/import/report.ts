import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';

/** Takes what became of a setting; it stands in the old configuration. */
export type Report = (finding: Omit<Diagnostic, 'file'>) => void;
