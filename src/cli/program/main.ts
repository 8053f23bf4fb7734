import {ownProcess} from '../../core/async/own-process.ts';
import {lazyEngine} from '../engine.ts';
import {processIo} from '../io.ts';
import {run} from '../run.ts';

export {compileInThread} from '../../markdown/compile/compile-thread.ts';
export {renderInThread} from './render-in-thread.ts';

/** What a run of the command came to. */
export interface Ran {
  readonly exitCode: number;
  /** Whether a site was built: then most of the program has run. */
  readonly hasBuilt: boolean;
}

/** The command, in this process. @param argv What follows the program's name. */
export async function main(argv: readonly string[]): Promise<Ran> {
  ownProcess();
  let hasBuilt = false;
  const exitCode = await run(argv, processIo(), {
    ...lazyEngine,
    build: async (options) => {
      const result = await lazyEngine.build(options);
      hasBuilt = result.stages.some(({name}) => name === 'output');
      return result;
    },
    serve: async (options) => {
      const session = await lazyEngine.serve(options);
      hasBuilt = true;
      return session;
    },
  });
  return {exitCode, hasBuilt};
}
