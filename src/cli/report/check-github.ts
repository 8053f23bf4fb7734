import type {Severity} from '../../core/diagnostics/diagnostic.ts';
import type {CheckReport, Finding} from '../../tools/check/report-schema.ts';
import {annotation} from './annotation.ts';

/** A check as annotations of GitHub Actions, beside the lines that they are about. */
export function checkAnnotations(
  {broken, unknown}: CheckReport,
  repositoryPath: (file: string) => string,
): string {
  const found = [
    ...broken.map((finding) => annotations(finding, 'error', repositoryPath)),
    ...unknown.map((finding) => annotations(finding, 'info', repositoryPath)),
  ];
  // GitHub shows ten of a kind for each step: every finding comes before the other locations of the first.
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
  const state = severity === 'error' ? 'is broken' : 'cannot be told';
  return places.map(({file, line, column, key, written, pages}) =>
    annotation(
      {
        severity,
        code: `${severity === 'error' ? 'broken' : 'uncertain'}-${kind}`,
        message: `\`${target}\` ${state}: ${reason}. It is written as \`${written}\`${key === undefined ? '' : ` and set by \`${key}\``}.`,
        file,
        line,
        column,
        consequence: pages > 1 ? `${pages} pages show it.` : undefined,
      },
      repositoryPath,
    ),
  );
}
