import {loadProgram} from './load-program.ts';

/** What a compile thread runs. It finds the code that an earlier process left, and leaves none. */
export default loadProgram().compileInThread;
