import {join} from 'node:path';

/** Absolute path of this repository. */
export const repository = join(import.meta.dirname, '../..');
