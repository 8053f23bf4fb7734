import {SourceMap} from 'node:module';
import {join} from 'node:path';
import {writeModules} from '../load-server.ts';
import {createModuleSpace} from '../modules/module-space.ts';
import {builtinFolder} from '../modules/template-files.ts';
import {serverPages} from '../page-bundles.ts';
import {requireShim, runEsbuild, serverOptions} from '../run-esbuild.ts';
import type {BundleInput} from '../types.ts';

/** The server's modules once more, in the form that is best to look for mistakes. */
export interface DiagnosisBundle {
  /** Absolute path of the folder that holds them: `theme.mjs`, `component-stack.mjs`, `page-<n>.mjs`. */
  readonly folder: string;
  /** Source paths, in the order of their numbers. */
  readonly pages: readonly string[];
  /** By name of the file. Sources are relative to `sourceRoot`. */
  readonly maps: ReadonlyMap<string, SourceMap>;
}

/** What is only tried again must not print again. */
const silentConsole = 'const console = new Proxy({}, {get: () => () => undefined});';

/** React's development build says in words what its other build says in numbers. */
export async function bundleForDiagnosis(input: BundleInput): Promise<DiagnosisBundle> {
  const space = createModuleSpace(input);
  const pages = serverPages(space);
  const {files} = await runEsbuild(
    {space, reactDevelopment: true},
    {
      ...serverOptions,
      entryPoints: [
        {in: join(builtinFolder, 'server.tsx'), out: 'theme'},
        ...pages.map((page, index) => ({in: `./${page}`, out: `page-${index}`})),
        {in: join(builtinFolder, 'shared/component-stack.tsx'), out: 'component-stack'},
      ],
      banner: {js: `${requireShim} ${silentConsole}`},
      sourcemap: 'external',
      sourcesContent: false,
    },
  );
  const maps = files.filter(({path}) => path.endsWith('.mjs.map'));
  return {
    folder: writeModules(
      files.filter(({path}) => path.endsWith('.mjs')).map(({path, text}) => [path, text] as const),
    ),
    pages,
    maps: new Map(
      maps.map(({path, text}) => [path.replace(/\.map$/, ''), new SourceMap(JSON.parse(text))]),
    ),
  };
}
