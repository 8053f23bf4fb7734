import {loadProgram} from './load-program.ts';

/** Entry point of worker threads. */
export const {compileInThread, renderInThread} = loadProgram('jobs');
