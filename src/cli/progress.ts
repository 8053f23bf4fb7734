import {getHeapStatistics} from 'node:v8';
import type {Io, TextStream} from './io.ts';

const silent: Progress = {update: () => undefined, stop: () => undefined};

/** A live line on a terminal; nothing elsewhere, where nobody waits for it and a log keeps every line. */
export function progressFor({stderr, env, now}: Io, {quiet}: {readonly quiet: boolean}): Progress {
  // CI systems may offer a terminal, but keep every redrawn line in their log.
  const live = stderr.isTTY === true && env.TERM !== 'dumb' && !env.CI;
  return live && !quiet ? liveLine(stderr, now) : silent;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const clearLine = '\r\u001B[2K';
/** Milliseconds between two redraws, unless the stage changes. */
const pace = 80;

/**
 * One line that is redrawn. It moves only when the build reports: a spinner with a clock of its own
 * would stand still anyway while the build keeps the thread busy, and would take over Ctrl+C.
 */
function liveLine(stream: TextStream, now: () => number): Progress {
  let stage = '';
  let drawnAt = 0;
  let drawn = 0;
  return {
    update(event) {
      if (event.stage === stage && now() - drawnAt < pace) return;
      stage = event.stage;
      drawnAt = now();
      // Some terminals do not know their width and say 0. Two columns go to the spinner.
      const text = progressText(event).slice(0, Math.max(10, (stream.columns || 80) - 3));
      stream.write(`${clearLine}${frames[drawn % frames.length]} ${text}`);
      drawn += 1;
    },
    stop() {
      if (drawn > 0) stream.write(clearLine);
      drawn = 0;
    },
  };
}

/** How far a build or a check is. */
interface ProgressEvent {
  readonly stage: string;
  readonly done?: number;
  readonly total?: number;
}

/** Shows how far a command is. */
export interface Progress {
  update(event: ProgressEvent): void;
  /** Before anything else is printed. */
  stop(): void;
}

/** @example progressText({stage: 'compile', done: 12, total: 166}) // 'compile 12/166' */
function progressText({stage, done, total}: ProgressEvent): string {
  const count = [done, total].filter((part) => part !== undefined).join('/');
  return count === '' ? stage : `${stage} ${count}`;
}

/** Share of the heap limit in use from which V8 may be about to end the process, of which nothing is heard then. */
const criticalShare = 0.95;

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/** Says once that memory is almost full, and in which stage: if V8 ends the process, this is the last line. */
export function memoryWatch(
  {stderr}: Pick<Io, 'stderr'>,
  heap: () => {used_heap_size: number; heap_size_limit: number} = getHeapStatistics,
): (event: {readonly stage: string}) => void {
  let isSaid = false;
  return ({stage}) => {
    if (isSaid) return;
    const {used_heap_size: used, heap_size_limit: limit} = heap();
    if (used < criticalShare * limit) return;
    isSaid = true;
    stderr.write(
      `Memory is almost full in the stage \`${stage}\`: ${megabytes(used)} of ${megabytes(limit)} MB. If Node.js ends the command, allow more: NODE_OPTIONS=--max-old-space-size=${4 * megabytes(limit)}\n`,
    );
  };
}
