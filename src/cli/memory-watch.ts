import {getHeapStatistics} from 'node:v8';
import type {Io} from './io.ts';

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
