import {setFlagsFromString} from 'node:v8';
import {isOwnProcess} from '../core/async/own-process.ts';
import {restEsbuild} from '../core/modules/esbuild.ts';

/** Number of pages from which the memory used for bundling matters: some 200 MB. */
const manyPages = 2_000;

/** The last major version of Node known to have the flag: V8 prints an error for an unknown one. */
const maxNode = 26;

/**
 * Reduces the memory for the stages after bundling: esbuild's process releases its memory, and in a large build V8 collects
 * garbage when the heap has grown by half of its live size, not by several times. Call `stopSavingMemory` in a `finally`.
 */
export async function saveMemory(pages: number): Promise<void> {
  await restEsbuild();
  if (pages >= manyPages) setHeapGrowing(50);
}

/** Restores V8's default, which the code cache requires too. */
export function stopSavingMemory(): void {
  setHeapGrowing(0);
}

/** Flags apply to the process with all its threads: none is set in a process that runs more than the command. */
function setHeapGrowing(percent: number): void {
  if (!isOwnProcess() || Number.parseInt(process.versions.node, 10) > maxNode) return;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
