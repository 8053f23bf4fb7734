import {basename} from 'node:path';
import type {CspSources} from '../../tools/adopt/report.ts';
import type {OldVersion} from '../../tools/adopt/source/split-versions.ts';
import {isPage} from '../../tools/adopt/source/types.ts';
import type {AdoptRequest, VersionsFolder} from './adopt-site.ts';

/** A request for one of several versions in a folder. */
export type VersionRequest = AdoptRequest & {readonly among: VersionsFolder};

/**
 * Returns the request for one of several versions. In a new site, versions keep their paths.
 *
 * @param path Absolute path of the folder or archive.
 */
export function versionRequest(
  {name, folder, aliases, home, source}: OldVersion,
  request: Omit<AdoptRequest, 'source' | 'sourceName' | 'version'>,
  {
    path,
    isNew,
    others,
  }: {readonly path: string; readonly isNew: boolean; readonly others: readonly OldVersion[]},
): VersionRequest {
  const {url} = request;
  const up = folder.replace(/[^/]+/g, '..');
  // Without the old URL, the paths in an existing site are unknown.
  const isKnown = isNew || url !== undefined;
  const isHome = home !== undefined && source.files.has(home);
  return {
    ...request,
    source,
    sourceName: `${basename(path)}/${folder.slice(0, -1)}`,
    version: name,
    url: url && new URL(folder, url).href,
    path: isNew ? folder.slice(0, -1) : undefined,
    among: {
      url,
      others: {
        folder,
        folders: others.map((one) => one.folder),
        pages: isNew ? others.flatMap(pagePaths) : [],
      },
      aliasFolders: isKnown ? aliases.map((alias) => up + alias) : [],
      home: isKnown && isHome ? [`${up}index.html`, home] : undefined,
      hasHome: isHome,
      csp: {},
    },
  };
}

/** Returns the paths of a version's pages in the folder that contains all versions. */
function pagePaths({folder, source}: OldVersion): string[] {
  return [...source.files.keys()].filter(isPage).map((path) => folder + path);
}

/** Combines the sources of several policies. */
export function mergedSources(policies: readonly CspSources[]): CspSources {
  const kinds = new Set(policies.flatMap((one) => Object.keys(one) as (keyof CspSources)[]));
  return Object.fromEntries(
    [...kinds].map((kind) => [
      kind,
      [...new Set(policies.flatMap((one) => one[kind] ?? []))].sort(),
    ]),
  );
}
