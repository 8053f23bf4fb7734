import {type Diagnostic, type LinkLocation, severityOf} from '../../core/diagnostics/diagnostic.ts';
import type {SiteConfig} from '../../site/config/schema/index.ts';

/** Why the file that an address names cannot be used. `candidates` are the source paths that were tried. */
export type FileProblem =
  | {readonly type: 'missing-asset'; readonly url: string; readonly candidates: readonly string[]}
  | {readonly type: 'unreadable-asset'; readonly url: string; readonly reason: string};

/** @param what The kind of file, for the message: `image`. */
export function fileProblem(
  problem: FileProblem,
  what: string,
  {file, line, column}: LinkLocation,
  {onBrokenLinks}: Pick<SiteConfig, 'onBrokenLinks'>,
): Diagnostic[] {
  const named = `The ${what} \`${problem.url}\``;
  const rest = {file, line, column, consequence: 'Readers would see a gap in its place.'};
  if (problem.type === 'unreadable-asset') {
    const message = `${named} cannot be read: ${problem.reason}.`;
    return [{severity: 'error', code: 'asset-unreadable', message, ...rest}];
  }
  const severity = severityOf(onBrokenLinks);
  if (severity === undefined) return [];
  return [
    {
      severity,
      code: 'missing-asset',
      message: `${named} does not exist.`,
      ...rest,
      hint: `Looked for ${problem.candidates.map((path) => `\`${path}\``).join(', ')}.`,
    },
  ];
}
