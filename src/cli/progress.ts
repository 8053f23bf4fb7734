import {getHeapStatistics} from 'node:v8';
import type {Io, TextStream} from './io.ts';

const silent: Progress = {update: () => undefined, stop: () => undefined};

/** Returns a progress line for an interactive terminal; otherwise, a progress display that shows nothing. */
export function progressFor({stderr, env, now}: Io, {quiet}: {readonly quiet: boolean}): Progress {
  // CI systems can emulate a terminal, but their logs contain every redrawn line.
  const isInteractive = stderr.isTTY === true && env.TERM !== 'dumb' && !env.CI;
  return isInteractive && !quiet ? progressLine(stderr, now) : silent;
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const clearLine = '\r\u001B[2K';
/** Minimum time between redraws during a stage. */
const redrawMs = 80;

/**
 * Creates a line that is redrawn whenever progress is reported. A spinner with a timer would stop while the build
 * blocks the thread, and spinner packages intercept Ctrl+C.
 */
function progressLine(stream: TextStream, now: () => number): Progress {
  let stage = '';
  let drawnAt = 0;
  let drawn = 0;
  return {
    update(event) {
      if (event.stage === stage && now() - drawnAt < redrawMs) return;
      stage = event.stage;
      drawnAt = now();
      // Some terminals report a width of 0. The spinner and the space after it take up two columns.
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

/** Progress of a build or a check. */
interface ProgressEvent {
  readonly stage: string;
  readonly done?: number;
  readonly total?: number;
}

/** Shows the progress of a command. */
export interface Progress {
  update(event: ProgressEvent): void;
  /** Removes the progress line. Must be called before anything else is printed. */
  stop(): void;
}

/** Formats progress. @example progressText({stage: 'compile', done: 12, total: 166}) // 'compile 12/166' */
function progressText({stage, done, total}: ProgressEvent): string {
  const count = [done, total].filter((part) => part !== undefined).join('/');
  return count === '' ? stage : `${stage} ${count}`;
}

/** Proportion of the heap limit above which V8 is likely to end the process soon, without a helpful message. */
const criticalShare = 0.95;

const megabytes = (bytes: number): number => Math.round(bytes / 2 ** 20);

/**
 * Returns a function that warns once when memory is almost full, so that the user knows the cause if V8 then ends the
 * process.
 */
export function memoryWatch(
  {stderr}: Pick<Io, 'stderr'>,
  heap: () => {used_heap_size: number; heap_size_limit: number} = getHeapStatistics,
): (event: {readonly stage: string}) => void {
  let hasWarned = false;
  return ({stage}) => {
    if (hasWarned) return;
    const {used_heap_size: used, heap_size_limit: limit} = heap();
    if (used < criticalShare * limit) return;
    hasWarned = true;
    stderr.write(
      `Memory is almost full in the stage \`${stage}\`: ${megabytes(used)} of ${megabytes(limit)} MB. If Node.js ends the command, increase the limit: NODE_OPTIONS=--max-old-space-size=${4 * megabytes(limit)}\n`,
    );
  };
}
