import {distance} from 'fastest-levenshtein';
import {compareText} from '../collections/collections.ts';

/** Keys and indexes from the outermost object: `['themeConfig', 'navbar', 'items', 2, 'type']`. */
export type KeyPath = readonly (string | number)[];

/** Severity of a problem. `error` makes a command fail; `warning` does so only with `--strict`. */
export type Severity = 'error' | 'warning' | 'info';

/**
 * Severity setting for a kind of problem, for example `onBrokenLinks`. The values have the same names as in Docusaurus.
 */
export type SeveritySetting = 'ignore' | 'log' | 'warn' | 'throw';

/**
 * A reported problem. Stages return problems with their results; the command prints them and sets the exit code.
 */
export interface Diagnostic {
  readonly severity: Severity;
  /** Stable, machine-readable code in kebab-case: `broken-link`. Use it, never `message`, to identify a problem. */
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
   * Key in `file` that contains the problem, if the line is unknown: `['themeConfig', 'navbar', 'items', 2]` in a
   * configuration or sidebars file. The build finds the key's line.
   */
  readonly key?: KeyPath | undefined;
  /** Effect on readers or on the build. */
  readonly consequence?: string | undefined;
  /** The next step: `Did you mean …?`. */
  readonly hint?: string | undefined;
  /**
   * Cause of the problem, shared by all problems with the same cause: the target of a broken link or the failed page, without the
   * base path; the kind and source that the policy blocks (`img https://img.shields.io`); the missing component; the
   * configuration key.
   */
  readonly target?: string | undefined;
  /** The calls that led to an error in the site's own code, innermost first: `deep (content/lib.ts:3:10)`. */
  readonly stack?: readonly string[] | undefined;
}

/** Location in a file. */
export type Location = Pick<Diagnostic, 'file' | 'line' | 'column'>;

/** Location in a file. A module's location can be a key, whose line is looked up only for reported problems. */
export type KeyLocation = Pick<Diagnostic, 'file' | 'line' | 'column' | 'key'>;

/** Location of a URL in a source file, or the configuration or sidebar key that contains it. */
export interface LinkLocation extends Location {
  /** Key as authors write it: `themeConfig.footer.links[0].href`. */
  readonly key?: string | undefined;
}

/** Thrown by a stage for an unrecoverable problem. Its diagnostics are shown instead of a stack trace. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly diagnostics: readonly Diagnostic[];

  /** @param diagnostics At least one of severity `error`. */
  constructor(diagnostics: readonly Diagnostic[], options?: {cause?: unknown}) {
    super(diagnostics.map((diagnostic) => diagnostic.message).join('\n'), options);
    this.diagnostics = diagnostics;
  }
}

/** Returns the error for a stage that stops because of a single problem. */
export function buildError(problem: Omit<Diagnostic, 'severity'>, options?: {cause?: unknown}) {
  return new BuildError([{severity: 'error', ...problem}], options);
}

const severities: Record<SeveritySetting, Severity | undefined> = {
  ignore: undefined,
  log: 'info',
  warn: 'warning',
  throw: 'error',
};

/** Returns the severity for a setting such as `onBrokenLinks`; `undefined` if the problem is not reported. */
export function severityOf(setting: SeveritySetting): Severity | undefined {
  return severities[setting];
}

/** Compares locations by file, line and column. Locations without a file come last. */
export function compareLocations(a: Location, b: Location): number {
  return (
    Number(a.file === undefined) - Number(b.file === undefined) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/**
 * Compares locations in report order: first those without a file, then files outside `content`, such as the
 * configuration. Problems there often cause the others.
 */
export function compareReported(a: Location, b: Location): number {
  const isNested = ({file = ''}: Location): boolean => file.includes('/');
  return (
    Number(isNested(a)) - Number(isNested(b)) ||
    compareText(a.file ?? '', b.file ?? '') ||
    comparePositions(a, b)
  );
}

/** Compares locations in the same file. */
export function comparePositions(a: Location, b: Location): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** @example formatCount(1, 'page') // '1 page'; formatCount(0, 'error') // '0 errors'; formatCount(2, 'address') // '2 addresses' */
export function formatCount(count: number, noun: string): string {
  const plural = noun.endsWith('s') ? `${noun}es` : `${noun.replace(/ry$/, 'rie')}s`;
  return `${count} ${count === 1 ? noun : plural}`;
}

/** Returns the keys of a path as authors write it: `themeConfig.footer.links[0].href`. */
export function parseKeyPath(written: string): KeyPath {
  return [...written.matchAll(/[^.[\]]+/g)].map(([key]) => (/^\d+$/.test(key) ? Number(key) : key));
}

/** Returns the line and column of an offset, both 1-based. */
export function positionAt(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset).split('\n');
  return {line: before.length, column: (before.at(-1)?.length ?? 0) + 1};
}

/**
 * Returns the text as a single line for a message. Characters that could garble a terminal or mislead its reader become
 * `�`: control characters, line breaks, unpaired surrogates and bidirectional controls (https://trojansource.codes).
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, '\uFFFD');
}

/** Like `printable`, but keeps line breaks and tabs. */
export function printableLines(text: string): string {
  return text
    .split(/(\r?\n|\t)/)
    .map((part, index) => (index % 2 === 0 ? printable(part) : part.replace('\r', '')))
    .join('');
}

/**
 * Returns the candidate that a mistyped name most likely meant, for "Did you mean …?".
 *
 * @returns The closest candidate by edit distance, ignoring case, if at most two in five letters differ (one edit is always
 * allowed); otherwise `undefined`. Among equally close candidates, the first one.
 */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(1, Math.round(name.length * 0.4)) + 1;
  for (const candidate of candidates) {
    // The edit distance is at least the difference in length. This check skips most candidates on a large site.
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const edits = distance(wanted, candidate.toLowerCase());
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}
