import {relative} from 'node:path';
import {formatCount, printable, type Severity} from '../../core/diagnostics/diagnostic.ts';
import {escapeAttribute} from '../../core/html/escape.ts';
import type {CheckReport, Finding, FindingLocation} from '../../tools/check/report-schema.ts';
import type {Io} from '../io.ts';
import {annotation} from './diagnostics.ts';
import {formatDuration, jsonText, type Paint, paintFor} from './format.ts';

export const checkFormats = ['text', 'json', 'github', 'junit'] as const;

/** Format of a report. */
export type CheckFormat = (typeof checkFormats)[number];

interface PrintCheckOptions {
  readonly io: Pick<Io, 'stdout' | 'annotations' | 'env' | 'cwd'>;
  /** Absolute path to which paths in the report are relative. */
  readonly root: string;
  /** Duration of the command, in milliseconds. */
  readonly ms: number;
}

/** Prints the report to stdout. The format `github` also prints annotations. */
export function printCheck(
  report: CheckReport,
  format: CheckFormat,
  {io: {stdout, annotations, env, cwd}, root, ms}: PrintCheckOptions,
): void {
  if (format === 'json') {
    stdout.write(jsonText(report));
    return;
  }
  if (format === 'junit') {
    stdout.write(checkJunit(report));
    return;
  }
  const paint = paintFor(stdout, env);
  stdout.write(checkText(report, {paint, shownPath: pathFrom(cwd, root), ms}));
  if (format !== 'github') return;
  annotations.write(checkAnnotations(report, pathFrom(env.GITHUB_WORKSPACE ?? cwd, root)));
}

interface CheckTextOptions {
  readonly paint: Paint;
  /** Converts a path in the report to a path relative to the working directory. */
  readonly shownPath: (file: string) => string;
  /** Duration of the command, in milliseconds. */
  readonly ms: number;
}

/** Formats a report for the terminal: every broken URL with its locations, then a summary. */
function checkText(report: CheckReport, options: CheckTextOptions): string {
  const {broken, unknown, known, fixed} = report;
  const {paint, shownPath, ms} = options;
  const {files, addresses} = report.checked;
  const counts = [
    `${broken.length} broken`,
    ...(unknown.length > 0 ? [`${unknown.length} unverifiable`] : []),
    ...(known.length > 0 ? [`${known.length} known`] : []),
  ];
  return [
    ...broken.map((finding) => findingText(finding, 'broken', options)),
    ...unknown.map((finding) => findingText(finding, 'unverifiable', options)),
    ...fixed.map(
      ({target, file}) =>
        `${paint('bold', printable(target))}  ${paint('green', 'fixed')}\n  ${printable(shownPath(file))} can be removed from the baseline.\n\n`,
    ),
    `Checked ${formatCount(files, 'file')} and ${formatCount(addresses, 'URL')} in ${formatDuration(ms)}: ${counts.join(', ')}.\n`,
    ...advice(broken),
  ].join('');
}

/** Returns advice on broken URLs, one line for each way to fix them. */
function advice(broken: readonly Finding[]): string[] {
  const has = (...kinds: readonly Finding['kind'][]): boolean =>
    broken.some(({kind}) => kinds.includes(kind));
  return [
    ...(has('page', 'anchor', 'asset')
      ? ['Correct the links in the sources, build again, then check again.\n']
      : []),
    ...(has('contract')
      ? ['Restore the missing pages in the contract, or add `redirects` from their URLs.\n']
      : []),
    ...(has('external')
      ? [
          'Correct or remove broken links to other sites; use `--ignore` for sites that respond only to browsers.\n',
        ]
      : []),
  ];
}

function findingText(
  {target, kind, reason, places}: Finding,
  state: 'broken' | 'unverifiable',
  {paint, shownPath}: CheckTextOptions,
): string {
  const style = state === 'broken' ? 'red' : 'yellow';
  const head = `${paint('bold', printable(target))}  ${paint(style, state)} ${paint('dim', kind)}: ${printable(reason)}`;
  return `${[head, ...places.map((location) => `  ${locationText(location, shownPath)}`)].join('\n')}\n\n`;
}

function locationText(
  {file, line, column, key, written, pages}: FindingLocation,
  shownPath: CheckTextOptions['shownPath'],
): string {
  const where = [shownPath(file), line, column].filter((part) => part !== undefined).join(':');
  const byKey = key === undefined ? '' : ` (${printable(key)})`;
  const shown = pages > 1 ? `  on ${pages} pages` : '';
  return `${printable(where)}${byKey}  ${printable(written)}${shown}`;
}

/**
 * Returns a function that converts paths in the report to paths relative to `folder`. URLs are not converted.
 *
 * @param root Absolute path to which paths in the report are relative.
 */
function pathFrom(folder: string, root: string): (file: string) => string {
  return (file) => (/^https?:/.test(file) ? file : relative(folder, `${root}/${file}`));
}

/** Formats a report as GitHub Actions annotations, which GitHub displays next to the lines that they refer to. */
function checkAnnotations(
  {broken, unknown}: CheckReport,
  repositoryPath: (file: string) => string,
): string {
  const found = [
    ...broken.map((finding) => annotations(finding, 'error', repositoryPath)),
    ...unknown.map((finding) => annotations(finding, 'info', repositoryPath)),
  ];
  // GitHub displays only ten annotations of each kind per step, so the first location of each finding comes first.
  return [
    ...found.flatMap(([first = '']) => first),
    ...found.flatMap(([, ...others]) => others),
  ].join('');
}

function annotations(
  {target, kind, reason, places}: Finding,
  severity: Severity,
  repositoryPath: (file: string) => string,
): string[] {
  const state = severity === 'error' ? 'is broken' : 'cannot be verified';
  return places.map(({file, line, column, key, written, pages}) =>
    annotation(
      {
        severity,
        code: `${severity === 'error' ? 'broken' : 'uncertain'}-${kind}`,
        message: `\`${target}\` ${state}: ${reason}. Written as \`${written}\`${key === undefined ? '' : ` in \`${key}\``}.`,
        file,
        line,
        column,
        consequence: pages > 1 ? `${pages} pages contain this URL.` : undefined,
      },
      repositoryPath,
    ),
  );
}

/**
 * Formats a report as JUnit XML, which CI systems show as tests: a failed case for each broken URL, a skipped case for
 * each unverifiable or known one, and a passed case for all other URLs.
 *
 * @see https://github.com/testmoapp/junitxml
 */
function checkJunit({checked, broken, unknown, known}: CheckReport): string {
  const skipped = [...unknown, ...known];
  const others = Math.max(0, checked.addresses - broken.length - skipped.length);
  const cases = [
    ...broken.map((finding) => testCase(finding, 'failure')),
    ...skipped.map((finding) => testCase(finding, 'skipped')),
    `    <testcase classname="links" name="${others} other URLs"/>`,
  ];
  const totals = `tests="${cases.length}" failures="${broken.length}" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${totals}>`,
    `  <testsuite name="legacydocs check" ${totals}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase({target, kind, reason, places}: Finding, outcome: 'failure' | 'skipped'): string {
  const lines = places.map(({file, line, column, key, written}) => {
    const where = [file, line, column].filter((part) => part !== undefined).join(':');
    return printable(`${where}${key === undefined ? '' : ` (${key})`}  ${written}`);
  });
  const body = outcome === 'failure' ? xml(lines.join('\n')) : '';
  return [
    `    <testcase classname="${kind}" name="${xml(printable(target))}">`,
    `      <${outcome} message="${xml(printable(reason))}">${body}</${outcome}>`,
    '    </testcase>',
  ].join('\n');
}

/** Escapes text for XML 1.0, which does not allow U+FFFE and U+FFFF. */
function xml(text: string): string {
  return escapeAttribute(text.replace(/[\uFFFE\uFFFF]/g, '\uFFFD'));
}
