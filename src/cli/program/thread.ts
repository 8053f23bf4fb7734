import {loadProgram} from './load-program.ts';

// Entry point of worker threads.
loadProgram('jobs').serve();
