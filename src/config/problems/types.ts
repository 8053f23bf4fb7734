/** Where in the configuration: `['themeConfig', 'navbar', 'items', 2, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** Something wrong with a setting, before its location in the file is known. */
export interface ConfigProblem {
  readonly code:
    | 'config-unknown-key'
    | 'config-missing-key'
    | 'config-invalid-value'
    | 'config-missing-file'
    | 'config-without-effect'
    | 'config-relative-image'
    | 'config-untranslated';
  readonly path: KeyPath;
  readonly message: string;
  readonly consequence?: string | undefined;
  readonly hint?: string | undefined;
}
