import {setFlagsFromString} from 'node:v8';
import {isMainThread} from 'node:worker_threads';

let isOurs = false;

/** Say that this process runs the command and nothing else. */
export function ownProcess(): void {
  isOurs = isMainThread;
}

/**
 * Set one of V8's flags. They hold for the whole process with all its threads, so that of a process which only uses
 * this package as a module they are none of our business: there nothing is set.
 *
 * @param flag As on Node's command line.
 */
export function setV8Flag(flag: `--${string}`): void {
  if (isOurs) setFlagsFromString(flag);
}
