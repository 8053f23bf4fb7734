import {relative} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import {leavesUnfinished} from '../../core/files/errors.ts';
import type {BuildOutcome, StageTime} from '../../pipeline/types.ts';
import {countBySeverity, inOrder} from './diagnostics.ts';
import {formatBytes, formatDuration, jsonText} from './format.ts';

interface SummaryInput {
  readonly result: BuildOutcome;
  /** Of the whole command, milliseconds. */
  readonly ms: number;
  /** Paths are shown relative to it. */
  readonly cwd: string;
  /** True if there is an output folder. */
  readonly hasOutput: boolean;
}

/** What a build came to, for people. */
export function summaryText({result, ms, cwd, hasOutput}: SummaryInput): string {
  const {ok, routes, diagnostics, output, outDir} = result;
  const {error, warning} = countBySeverity(diagnostics);
  const problems = `${formatCount(error, 'error')}, ${formatCount(warning, 'warning')}`;
  const folder = printable(relative(cwd, outDir)) || '.';
  if (!ok || output === undefined) {
    const why = error === 0 && warning > 0 ? ' (--strict lets warnings fail the build)' : '';
    const left = stateOfOutput(diagnostics, folder, hasOutput);
    return `Build failed after ${formatDuration(ms)}: ${problems}${why}. ${left}\n`;
  }
  const notes = output.notes.map((note) => `${printable(note)}\n`).join('');
  const size = `${formatCount(output.files, 'file')}, ${formatBytes(output.bytes)}`;
  const changed = `${formatCount(output.filesWritten, 'file')} changed`;
  return `${notes}Built ${formatCount(routes.length, 'page')} into ${folder} in ${formatDuration(ms)}: ${size}, ${changed}; ${problems}.\n`;
}

/** Returns a sentence about the output folder after a failed build. */
function stateOfOutput(
  diagnostics: readonly Diagnostic[],
  folder: string,
  hasOutput: boolean,
): string {
  if (leavesUnfinished(diagnostics)) {
    return `The output folder ${folder} may hold old and new files until the next command.`;
  }
  if (diagnostics.some(({code}) => code === 'output-lost')) {
    return `Another build has written the output folder ${folder}.`;
  }
  return hasOutput
    ? `The output folder ${folder} is as it was.`
    : `Nothing was written to ${folder}.`;
}

/** How long each stage took, one a line. */
export function stageTimes(stages: readonly StageTime[]): string {
  const width = Math.max(0, ...stages.map(({name}) => name.length));
  return stages.map(({name, ms}) => `${name.padEnd(width)}  ${formatDuration(ms)}\n`).join('');
}

/** What a build came to, for programs: the only thing on stdout under `--json`. */
export function summaryJson({result, ms}: Pick<SummaryInput, 'result' | 'ms'>): string {
  const {ok, routes, diagnostics, stages, output, outDir} = result;
  const {error, warning} = countBySeverity(diagnostics);
  const summary = {
    ok,
    outDir,
    pages: routes.length,
    errors: error,
    warnings: warning,
    ms: Math.round(ms),
    files: output?.files ?? null,
    bytes: output?.bytes ?? null,
    filesWritten: output?.filesWritten ?? 0,
    bytesWritten: output?.bytesWritten ?? 0,
    notes: output?.notes ?? [],
    stages: stages.map((stage) => ({...stage, ms: Math.round(stage.ms)})),
    routes,
    diagnostics: inOrder(diagnostics),
  };
  return jsonText(summary);
}
