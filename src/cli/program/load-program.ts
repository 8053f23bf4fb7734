import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import {Script} from 'node:vm';
import {optimizeAsUsual} from '../../core/async/optimization.ts';
import {ownProcess} from '../../core/async/own-process.ts';
import {setV8Flag} from '../../core/async/v8-flags.ts';
import {modulesFolder} from '../../core/package/own-files.ts';
import {codeCache} from './code-cache.ts';
import type * as Main from './main.ts';

/** All that a build loads, in one file, and its dependencies with it: hundreds of small files take longer to find than to run. */
const bundle = join(modulesFolder, 'cli/program/program.cjs');

export interface LoadedProgram extends Readonly<typeof Main> {
  /** Keep what V8 has compiled so far for the next process, unless something is kept already. */
  readonly keepCode: () => void;
}

/** Load the bundled program, with the code that V8 compiled of it in an earlier process. */
export function loadProgram(): LoadedProgram {
  ownProcess();
  optimizeAsUsual();
  const source = readFileSync(bundle);
  const cache = codeCache(source);
  const cachedData = cache.read();
  // V8 forgets code that has not run for a while: what runs first would be missing from what is kept.
  if (cachedData === undefined) setV8Flag('no-flush-bytecode');
  // It is ASCII, which is quicker to read so.
  const script = new Script(source.toString('latin1'), {
    filename: bundle,
    ...(cachedData && {cachedData}),
  });
  const module: {exports: Partial<typeof Main>} = {exports: {}};
  script.runInThisContext()(module.exports, createRequire(bundle), module, bundle);
  return {
    // The bundle's entry is `main.ts`.
    ...(module.exports as typeof Main),
    keepCode: () => {
      if (cachedData === undefined || script.cachedDataRejected === true) {
        // Code belongs to the flags that it was kept under.
        setV8Flag('flush-bytecode');
        cache.write(script.createCachedData());
      }
    },
  };
}
