import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Api from '../../src/cli/api/index.ts';
import {compilePackage} from './compiled-package.ts';
import {repository} from './repository.ts';
import {oncePerRun} from './run-folders.ts';

/** A build of this repository's site. */
interface BuiltOwnSite {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly baseUrl: string;
  /** Paths of the pages that are modules with their own components, without the base path. */
  readonly modules: readonly string[];
}

/**
 * Builds this repository's site with the compiled package and the cache of `npm run build`, once for all workers in a run.
 * Tests must not change the output.
 *
 * @param options.reactDevelopment True for React's development build.
 */
export async function buildOwnSite({reactDevelopment = false} = {}): Promise<BuiltOwnSite> {
  const name = reactDevelopment ? 'own-site-development' : 'own-site';
  const parent = await oncePerRun(name, async (folder) => {
    const {bin} = await compilePackage();
    const file = join(bin, '../../dist/cli/api/index.js');
    const {build}: typeof Api = await import(pathToFileURL(file).href);
    const outDir = join(folder, 'build');
    const result = await build({siteFolder: repository, outDir, reactDevelopment});
    const problems = result.diagnostics.filter(({severity}) => severity !== 'info');
    if (problems.length > 0) throw new Error(JSON.stringify(problems, undefined, 2));
    const modules = result.routes.filter(({source}) => /x$/.test(source ?? ''));
    await writeFile(join(folder, 'modules.json'), JSON.stringify(modules.map(({path}) => path)));
  });
  const modules: string[] = JSON.parse(await readFile(join(parent, 'modules.json'), 'utf8'));
  return {folder: join(parent, 'build'), baseUrl: '/reanimated-legacy/', modules};
}

/** True for a page of an archived version. */
export const isFrozen = (path: string): boolean => /^\/docs\/\d/.test(path);

/**
 * Returns all pages of the open version and every fifth frozen page. Frozen pages keep their own HTML, styles and React;
 * `npm run test:long` visits all of them.
 */
export function sampleRoutes(routes: readonly string[]): string[] {
  const frozen = routes.filter(isFrozen);
  return [
    ...routes.filter((path) => !isFrozen(path)),
    ...frozen.filter((_, index) => index % 5 === 0),
  ];
}
