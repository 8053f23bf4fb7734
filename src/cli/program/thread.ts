import {loadProgram} from './load-program.ts';

/** What threads run. They find the code that an earlier process left, and leave none. */
export const {compileInThread, renderInThread} = loadProgram();
