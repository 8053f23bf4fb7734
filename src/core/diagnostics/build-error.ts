import type {Diagnostic} from './types.ts';

/** Thrown by a stage that cannot go on. Carries what there is to say; never shown as a stack trace. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly diagnostics: readonly Diagnostic[];

  /** @param diagnostics At least one of severity `error`. */
  constructor(diagnostics: readonly Diagnostic[], options?: {cause?: unknown}) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'), options);
    this.diagnostics = diagnostics;
  }
}

/** For a stage that cannot go on for one reason. */
export function buildError(problem: Omit<Diagnostic, 'severity'>, options?: {cause?: unknown}) {
  return new BuildError([{severity: 'error', ...problem}], options);
}
