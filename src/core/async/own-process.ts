import {isMainThread} from 'node:worker_threads';

let isOurs = false;

/** Says that this process runs the command and nothing else. */
export function ownProcess(): void {
  isOurs = isMainThread;
}

/**
 * True if this process runs the command. The listeners, flags and child processes of any other are its own business: it only
 * uses this package as a module.
 */
export function isOwnProcess(): boolean {
  return isOurs;
}
