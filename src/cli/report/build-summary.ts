import {relative} from 'node:path';
import {type Diagnostic, formatCount, printable} from '../../core/diagnostics/diagnostic.ts';
import {leavesUnfinished} from '../../core/files/system.ts';
import type {BuildOutcome} from '../../pipeline/types.ts';
import {countBySeverity, inOrder} from './diagnostics.ts';
import {formatBytes, formatDuration, jsonText} from './format.ts';

interface SummaryInput {
  readonly result: BuildOutcome;
  /** Duration of the command, in milliseconds. */
  readonly ms: number;
  /** Folder to which printed paths are relative. */
  readonly cwd: string;
  /** True if the output folder exists. */
  readonly hasOutput: boolean;
}

/** Summarizes a build in a single line. */
export function summaryText({result, ms, cwd, hasOutput}: SummaryInput): string {
  const {ok, routes, diagnostics, output, outDir} = result;
  const {error, warning} = countBySeverity(diagnostics);
  const problems = `${formatCount(error, 'error')}, ${formatCount(warning, 'warning')}`;
  const folder = printable(relative(cwd, outDir)) || '.';
  if (!ok || output === undefined) {
    const why = error === 0 && warning > 0 ? ' (--strict treats warnings as errors)' : '';
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
    return `The output folder ${folder} may contain a mixture of old and new files until the next command runs.`;
  }
  if (diagnostics.some(({code}) => code === 'output-lost')) {
    return `Another build replaced the output folder ${folder}.`;
  }
  return hasOutput
    ? `The output folder ${folder} is unchanged.`
    : `Nothing was written to ${folder}.`;
}

/** Lists the stages with their durations and CPU times, one per line, and the number of threads. */
export function stageTimes({stages, threads}: Pick<BuildOutcome, 'stages' | 'threads'>): string {
  const width = Math.max(0, ...stages.map(({name}) => name.length));
  const lines = stages.map(({name, ms, cpuMs}) => {
    return `${name.padEnd(width)}  ${formatDuration(ms).padEnd(8)}  ${formatDuration(cpuMs)} CPU\n`;
  });
  if (threads === undefined) return lines.join('');
  const {workers, mainShare} = threads;
  const share =
    mainShare === undefined ? '' : `, main thread ${Math.round(mainShare * 100)} % of the CPU time`;
  return `${lines.join('')}${formatCount(workers, 'worker thread')}${share}\n`;
}

/** Summarizes a build as JSON, the only output on stdout with `--json`. */
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
    stages: stages.map((stage) => ({
      ...stage,
      ms: Math.round(stage.ms),
      cpuMs: Math.round(stage.cpuMs),
    })),
    routes,
    diagnostics: inOrder(diagnostics),
  };
  return jsonText(summary);
}
