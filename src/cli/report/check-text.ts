import {relative} from 'node:path';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import type {CheckReport, Finding, FindingLocation} from '../../tools/check/report-schema.ts';
import type {Paint} from './paint.ts';
import {formatDuration} from './units.ts';

interface CheckTextOptions {
  readonly paint: Paint;
  /** Turns a file of the report into one that can be opened from here. */
  readonly shownPath: (file: string) => string;
  /** Of the whole command, milliseconds. */
  readonly ms: number;
}

/** A check for people: every address that is wrong with the locations that use it, then what it comes to. */
export function checkText(report: CheckReport, options: CheckTextOptions): string {
  const {broken, unknown, known, fixed} = report;
  const {paint, shownPath, ms} = options;
  const {files, addresses} = report.checked;
  const counts = [
    `${broken.length} broken`,
    ...(unknown.length > 0 ? [`${unknown.length} that nobody can tell`] : []),
    ...(known.length > 0 ? [`${known.length} known`] : []),
  ];
  return [
    ...broken.map((finding) => findingText(finding, 'broken', options)),
    ...unknown.map((finding) => findingText(finding, 'cannot tell', options)),
    ...fixed.map(
      ({target, file}) =>
        `${paint('bold', printable(target))}  ${paint('green', 'fixed')}\n  ${printable(shownPath(file))} can leave the baseline.\n\n`,
    ),
    `Checked ${formatCount(files, 'file')} and ${formatCount(addresses, 'address')} in ${formatDuration(ms)}: ${counts.join(', ')}.\n`,
    ...advice(broken),
  ].join('');
}

/** Returns what to do about broken addresses, a line for each kind. */
function advice(broken: readonly Finding[]): string[] {
  const has = (...kinds: readonly Finding['kind'][]): boolean =>
    broken.some(({kind}) => kinds.includes(kind));
  return [
    ...(has('page', 'anchor', 'asset')
      ? ['Correct the addresses where they are written, build again, then check again.\n']
      : []),
    ...(has('contract')
      ? ['Restore the pages of the contract, or add `redirects` from their addresses.\n']
      : []),
    ...(has('external')
      ? [
          'Correct or remove links to other sites; `--ignore` leaves out those that answer browsers only.\n',
        ]
      : []),
  ];
}

function findingText(
  {target, kind, reason, places}: Finding,
  state: 'broken' | 'cannot tell',
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

/** @param root Absolute path that the report's files are relative to. */
export function pathFrom(folder: string, root: string): (file: string) => string {
  return (file) => (/^https?:/.test(file) ? file : relative(folder, `${root}/${file}`));
}
