import type {KeyPath} from '../../../core/diagnostics/diagnostic.ts';

export type {KeyPath} from '../../../core/diagnostics/diagnostic.ts';

/** A problem with a setting that has not been located in the file yet. */
export interface ConfigProblem {
  readonly code:
    | 'config-unknown-key'
    | 'config-missing-key'
    | 'config-invalid-value'
    | 'config-missing-file'
    | 'config-without-effect'
    | 'config-relative-image'
    | 'config-untranslated';
  /** Default: the severity chosen by the code that reports it. */
  readonly severity?: 'info';
  readonly path: KeyPath;
  readonly message: string;
  readonly consequence?: string | undefined;
  readonly hint?: string | undefined;
}
