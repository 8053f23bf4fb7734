import type {KeyPath} from '../../../core/diagnostics/diagnostic.ts';

export type {KeyPath} from '../../../core/diagnostics/diagnostic.ts';

/** A problem with a setting, without the setting's location in the file. */
export interface ConfigProblem {
  readonly code:
    | 'config-unknown-key'
    | 'config-missing-key'
    | 'config-invalid-value'
    | 'config-missing-file'
    | 'config-without-effect'
    | 'config-relative-image'
    | 'config-untranslated';
  /** Default: the severity chosen by the code that reports the problem. */
  readonly severity?: 'info';
  readonly path: KeyPath;
  readonly message: string;
  readonly consequence?: string | undefined;
  readonly hint?: string | undefined;
}
