import {setFlagsFromString} from 'node:v8';
import {isOwnProcess} from '../core/async/own-process.ts';
import type {RouteTable} from '../site/types.ts';

/** Minimum number of pages for which V8 is set to collect garbage earlier. This saves about 150 MB with 10,000 pages. */
const minBoundedPages = 2_000;

/**
 * On large sites, makes V8 collect garbage whenever the heap has grown by half, instead of by several times its size.
 * Call `resetHeap` in a `finally` block.
 */
export function boundHeap({routes}: RouteTable): void {
  if (routes.length >= minBoundedPages) setHeapGrowing(50);
}

/** Resets the V8 flag to its default, because V8 rejects cached code that was compiled with different flags. */
export function resetHeap(): void {
  setHeapGrowing(0);
}

/** Latest major version of Node.js that is known to support the flag. V8 prints an error for an unknown flag. */
const maxNode = 26;

/**
 * Sets how much the heap can grow before garbage collection. V8 flags apply to all threads, so they are set only if the
 * process belongs to the command.
 */
function setHeapGrowing(percent: number): void {
  if (!isOwnProcess() || Number.parseInt(process.versions.node, 10) > maxNode) return;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}
