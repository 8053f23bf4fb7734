import {lazyEngine} from '../engine.ts';
import {processIo} from '../io.ts';
import {run} from '../run.ts';

export {compileInThread} from '../../markdown/compile/compile-thread.ts';
export {renderInThread} from './render-in-thread.ts';

/** Runs the command in this process. @param argv Arguments that follow the program's name. @returns The exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  return await run(argv, processIo(), lazyEngine);
}
