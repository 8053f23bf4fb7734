import {createRequire} from 'node:module';
import {join} from 'node:path';
import {packageFolder} from '../package/own-files.ts';

const {resolve} = createRequire(join(packageFolder, 'package.json'));

/** Absolute path of a file of a package that this one depends on. @param name As an import has it: `react/package.json`. */
export function dependencyFile(name: string): string {
  return resolve(name);
}
