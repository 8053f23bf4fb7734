import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {repository} from './repository.ts';
import {oncePerRun} from './run-folders.ts';
import {buildGoodSite} from './sites.ts';

/** A build of this repository's site or manual. */
interface BuiltOwnSite {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly baseUrl: string;
  /** Paths of the pages that are modules with their own components, without the base path. */
  readonly modules: readonly string[];
}

/**
 * Builds this repository's site, once for all workers in a run. Tests must not change the output.
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
    const outDir = join(folder, 'build');
    const siteFolder = isManual ? join(repository, 'docs') : repository;
    const {site, routes} = await buildGoodSite(siteFolder, {outDir, reactDevelopment});
    if (site === undefined) throw new Error('The site was not built.');
    const {baseUrl} = site.config;
    const modules = routes.filter(({source}) => /x$/.test(source ?? '')).map(({path}) => path);
    await writeFile(join(folder, 'site.json'), JSON.stringify({baseUrl, modules}));
  });
  const site: Omit<BuiltOwnSite, 'folder'> = JSON.parse(
    await readFile(join(parent, 'site.json'), 'utf8'),
  );
  return {...site, folder: join(parent, 'build')};
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
