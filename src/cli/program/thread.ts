import {loadProgram} from './load-program.ts';

/** Entry point of worker threads, which read the code cache but never write it. */
export const {compileInThread, renderInThread} = loadProgram();
