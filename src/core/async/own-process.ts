import {isMainThread} from 'node:worker_threads';

let isOurs = false;

/** Declares that this process runs only a `legacydocs` command. See `isOwnProcess`. */
export function ownProcess(): void {
  isOurs = isMainThread;
}

/**
 * True if this process runs only a `legacydocs` command. Otherwise, this package is a module in a host process, whose
 * listeners, flags and child processes must be left alone.
 */
export function isOwnProcess(): boolean {
  return isOurs;
}
