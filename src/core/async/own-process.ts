import {isMainThread} from 'node:worker_threads';

let isOurs = false;

/** Records that this process runs only the command. */
export function ownProcess(): void {
  isOurs = isMainThread;
}

/**
 * True if this process runs the command. Listeners, flags and child processes of any other process must not be changed, since it
 * only uses this package as a module.
 */
export function isOwnProcess(): boolean {
  return isOurs;
}
