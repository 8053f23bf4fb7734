import {compareText} from '../collections/collections.ts';

/** Keys and indexes from the outermost object: `['themeConfig', 'navbar', 'items', 2, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** Severity of a problem. `error` makes a command fail; `warning` does so only with `--strict`. */
export type Severity = 'error' | 'warning' | 'info';

/** Setting for a kind of problem, e.g. `onBrokenLinks`. Names as in Docusaurus. */
export type SeveritySetting = 'ignore' | 'log' | 'warn' | 'throw';

/**
 * One problem, as a value. Stages return these beside their result; the command prints them and
 * decides the exit code.
 */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable, kebab-case, made for machines: `broken-link`. Branch on this, never on `message`. */
  readonly code: string;
  /** Description in one or two sentences, with the value in backticks. */
  readonly message: string;
  /** Source path, relative to the site folder, `/` separators: `content/docs/2.x/guide/testing.md`. */
  readonly file?: string | undefined;
  /** 1-based. */
  readonly line?: number | undefined;
  /** 1-based, in UTF-16 code units, as editors count. */
  readonly column?: number | undefined;
  /**
   * The key in `file` that the problem is about, where its line is not known: `['themeConfig', 'navbar', 'items', 2]` of a
   * configuration or sidebars file. A build looks up where it is written.
   */
  readonly key?: KeyPath | undefined;
  /** Why it matters: what a reader or the build would meet. */
  readonly consequence?: string | undefined;
  /** The next step: `Did you mean …?`. */
  readonly hint?: string | undefined;
  /**
   * What is behind the problem: where a broken link leads, or the page that failed, without the base; the kind and source
   * that the policy blocks (`img https://img.shields.io`); the component that is missing; the key of the configuration. The
   * same for all that come of it together.
   */
  readonly target?: string | undefined;
  /** The calls that led to an error in the site's own code, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack?: readonly string[] | undefined;
}

/** Location in a file. */
export type Location = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Location in a file; in a module, the key, which is looked up only for reported problems. */
export type KeyLocation = Pick<Diagnostic, 'file' | 'line' | 'column' | 'key'>;

/** Location of a URL: in a source, or a key of the configuration or of a sidebar. */
export interface LinkLocation extends Location {
  /** As people write it: `themeConfig.footer.links[0].href`. */
  readonly key?: string | undefined;
}

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

const severities: Record<SeveritySetting, Severity | undefined> = {
  ignore: undefined,
  log: 'info',
  warn: 'warning',
  throw: 'error',
};

/** The weight that a setting such as `onBrokenLinks` gives; `undefined` means: do not report. */
export function severityOf(setting: SeveritySetting): Severity | undefined {
  return severities[setting];
}

/** Order by file, line and column; what has no file comes last. */
export function compareLocations(a: Location, b: Location): number {
  return (
    Number(a.file === undefined) - Number(b.file === undefined) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/**
 * As problems are reported: first those without a file, then those of files beside `content`, such as the configuration, from
 * which others follow.
 */
export function compareReported(a: Location, b: Location): number {
  const isNested = ({file = ''}: Location): boolean => file.includes('/');
  return (
    Number(isNested(a)) - Number(isNested(b)) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/** Order of what is in one file. */
export function comparePositions(a: Location, b: Location): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
