import {ownProcess} from '../../core/async/own-process.ts';
import {lazyEngine} from '../engine.ts';
import {processIo} from '../io.ts';
import {run} from '../run.ts';

/**
 * Runs the command in this process.
 *
 * @param argv Arguments after the program's name.
 * @returns The exit code.
 */
export async function main(argv: readonly string[]): Promise<number> {
  // Must be called from the bundle, which contains its own copy of `own-process.ts`.
  ownProcess();
  return await run(argv, processIo(), lazyEngine);
}
