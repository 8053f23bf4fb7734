import {isMainThread} from 'node:worker_threads';

let isOurs = false;

/** Declares that this process runs only the command. See `isOwnProcess`. */
export function ownProcess(): void {
  isOurs = isMainThread;
}

/**
 * True if this process only runs the command. A host process that uses this package as a module keeps its listeners,
 * flags and child processes.
 */
export function isOwnProcess(): boolean {
  return isOurs;
}
