import type {SiteConfig} from '../../config/schema/index.ts';
import type {Version} from '../../types.ts';

type DocsConfig = NonNullable<SiteConfig['docs']>;

/** A configured version whose folder has not been read yet. */
export type VersionSettings = Omit<
  Version,
  'docs' | 'draftIds' | 'sidebars' | 'sidebarsFile' | 'mainDocId'
>;

/**
 * Returns the versions to build, with all defaults (rows VER-01, VER-04 to VER-06, VER-09 to VER-11).
 *
 * @param docs Validated settings: `lastVersion` and `onlyIncludeVersions` must contain existing versions.
 * @param nextLabel Label of `current`, in the site's language.
 * @returns Versions in the configured order.
 */
export function resolveVersions(docs: DocsConfig, nextLabel = 'Next'): VersionSettings[] {
  const included = docs.versions.filter(
    ({name}) => docs.onlyIncludeVersions?.includes(name) ?? true,
  );
  const names = included.map(({name}) => name);
  const last = lastVersion(names, docs.lastVersion);
  const lastIndex = names.indexOf(last ?? '');
  return included.map((version, index): VersionSettings => {
    const isLast = index === lastIndex;
    return {
      name: version.name,
      label: version.label ?? (version.name === 'current' ? nextLabel : version.name),
      isLast,
      path: joinPaths(docs.routeBasePath, version.path ?? defaultPath(version.name, isLast)),
      folder: versionFolder(version.name),
      banner:
        version.banner ?? (isLast ? 'none' : index < lastIndex ? 'unreleased' : 'unmaintained'),
      badge: version.badge ?? included.length > 1,
      className: version.className ?? `docs-version-${version.name}`,
      packageRange: version.packageRange,
      checkedAgainst: version.checkedAgainst,
      searchEngines: version.searchEngines,
    };
  });
}

/** Returns the folder of a version's sources, relative to the site folder. */
export function versionFolder(name: string): string {
  return `content/docs/${name}`;
}

/** Returns the name of the default version (row VER-04). */
function lastVersion(names: readonly string[], configured: string | undefined): string | undefined {
  return configured ?? names.find((name) => name !== 'current') ?? names[0];
}

/** Returns the default path of a version (row VER-05). */
function defaultPath(name: string, isLast: boolean): string {
  if (isLast) return '';
  return name === 'current' ? 'next' : name;
}

/**
 * Joins URL paths.
 *
 * @returns Path with a leading and no trailing slash; `/` if all parts are empty.
 */
function joinPaths(...paths: readonly string[]): string {
  return `/${paths
    .flatMap((path) => path.split('/'))
    .filter((part) => part !== '')
    .join('/')}`;
}
