import {setFlagsFromString} from 'node:v8';
import {isMainThread} from 'node:worker_threads';

/** The last major version of Node that is known to have a flag: V8 prints an error for one that it does not know. */
const lastNode = {
  'flush-bytecode': 26,
  'no-flush-bytecode': 26,
  'heap-growing-percent': 26,
  'interrupt-budget': 20,
} as const;

const node = Number.parseInt(process.versions.node, 10);

let isOurs = false;

/** Say that this process runs the command and nothing else. */
export function ownProcess(): void {
  isOurs = isMainThread;
}

/**
 * Set one of V8's flags, if this Node has it. They hold for the whole process with all its threads, so that of a process which only
 * uses this package as a module they are none of our business: there nothing is set.
 *
 * @param value Of a flag that is a number.
 */
export function setV8Flag(flag: keyof typeof lastNode, value?: number): void {
  if (!isOurs || node > lastNode[flag]) return;
  setFlagsFromString(value === undefined ? `--${flag}` : `--${flag}=${value}`);
}
