import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import type * as Api from '../../src/cli/api/index.ts';
import {hasCurrentDist} from './compiled-package.ts';
import {repository} from './repository.ts';
import {oncePerRun} from './run-folders.ts';

/** A build of this repository's site or manual. */
interface BuiltOwnSite {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly baseUrl: string;
  /** Paths of the pages that are modules with their own components, without the base path. */
  readonly modules: readonly string[];
}

/**
 * Builds this repository's site, once for all workers in a run. Uses the program in `dist/`, if it is current, because
 * `npm run build` has filled the site's cache with this program. Tests must not change the output.
 *
 * @param options.reactDevelopment True for React's development build.
 * @param options.isManual True for the manual instead of the site.
 */
export async function buildOwnSite({
  reactDevelopment = false,
  isManual = false,
} = {}): Promise<BuiltOwnSite> {
  const name = `own-${isManual ? 'manual' : 'site'}${reactDevelopment ? '-development' : ''}`;
  const parent = await oncePerRun(name, async (folder) => {
    const compiled = pathToFileURL(join(repository, 'dist/cli/api/index.js')).href;
    const {build}: typeof Api = (await hasCurrentDist())
      ? await import(compiled)
      : await import('../../src/cli/api/index.ts');
    const outDir = join(folder, 'build');
    const siteFolder = isManual ? join(repository, 'docs') : repository;
    const result = await build({siteFolder, outDir, reactDevelopment});
    const problems = result.diagnostics.filter(({severity}) => severity !== 'info');
    if (problems.length > 0) throw new Error(JSON.stringify(problems, undefined, 2));
    const modules = result.routes.filter(({source}) => /x$/.test(source ?? ''));
    await writeFile(join(folder, 'modules.json'), JSON.stringify(modules.map(({path}) => path)));
  });
  const modules: string[] = JSON.parse(await readFile(join(parent, 'modules.json'), 'utf8'));
  const baseUrl = isManual ? '/legacydocs/' : '/reanimated-legacy/';
  return {folder: join(parent, 'build'), baseUrl, modules};
}

/** True for a page of a frozen version. */
export const isFrozen = (path: string): boolean => /^\/docs\/\d/.test(path);

/**
 * Returns all pages of the current version and every fifth frozen page. Frozen pages keep their own HTML, styles and
 * React; `npm run test:long` visits all of them.
 */
export function sampleRoutes(routes: readonly string[]): string[] {
  const frozen = routes.filter(isFrozen);
  return [
    ...routes.filter((path) => !isFrozen(path)),
    ...frozen.filter((_, index) => index % 5 === 0),
  ];
}
