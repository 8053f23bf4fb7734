import {setFlagsFromString} from 'node:v8';
import {isOwnProcess} from './own-process.ts';

/** The last major version of Node that is known to have a flag: V8 prints an error for one that it does not know. */
const lastNode = {
  'flush-bytecode': 26,
  'no-flush-bytecode': 26,
  'heap-growing-percent': 26,
  'interrupt-budget': 20,
} as const;

const node = Number.parseInt(process.versions.node, 10);

/**
 * Set one of V8's flags, if this Node has it. They hold for the whole process with all its threads: nothing is set
 * in a process that is not our own.
 *
 * @param value Of a flag that is a number.
 */
export function setV8Flag(flag: keyof typeof lastNode, value?: number): void {
  if (!isOwnProcess() || node > lastNode[flag]) return;
  setFlagsFromString(value === undefined ? `--${flag}` : `--${flag}=${value}`);
}
