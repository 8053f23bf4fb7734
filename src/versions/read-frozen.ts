import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Reads} from '../core/cache/reads.ts';
import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {versionFolder} from '../site/content/versions/resolve-versions.ts';
import type {FrozenDocs, Site, Version} from '../site/types.ts';
import {frozenRoot} from './format.ts';
import {type FrozenVersion, readVersion} from './frozen-version.ts';
import {hasDrifted, sourceDrift, sourcesChanged} from './source-drift.ts';
import {claimVersion, versionOfWork} from './write-frozen.ts';

export interface ReadFrozen {
  /** Versions, keyed by name. */
  readonly versions: ReadonlyMap<string, FrozenVersion>;
  readonly diagnostics: readonly Diagnostic[];
  /** Absolute paths of the sources that the manifests list. */
  readonly reads: Reads;
}

/**
 * Reads and verifies the frozen versions of a site. Reports `frozen-sources-changed` and `frozen-left-out` as warnings.
 *
 * @param beside The version that is being frozen. It is left out. Damaged versions that have sources are then left out,
 * too, because otherwise two damaged versions could never be frozen again.
 * @throws {BuildError} With all files that do not match a manifest.
 */
export async function readFrozen(
  {folder, config}: Site,
  {beside}: {readonly beside?: string} = {},
): Promise<ReadFrozen> {
  const found = (await frozenNames(folder)).filter((name) => name !== beside);
  const {versions: configured = [], onlyIncludeVersions} = config.docs ?? {};
  const names = configured.map(({name}) => name);
  const versions = new Map<string, FrozenVersion>();
  const problems: Diagnostic[] = [];
  for (const name of found) {
    if (!names.includes(name) || onlyIncludeVersions?.includes(name) === false) continue;
    try {
      versions.set(name, readVersion(folder, name));
    } catch (error) {
      if (!(error instanceof BuildError)) throw error;
      if (beside !== undefined && existsSync(join(folder, versionFolder(name)))) continue;
      problems.push(...error.diagnostics);
    }
  }
  if (problems.length > 0) throw new BuildError(problems);
  const drifts = [...versions.values()].map(async ({verified: {manifest}}) => {
    const sources = await sourceDrift(folder, manifest);
    return sources !== undefined && hasDrifted(sources)
      ? [sourcesChanged(manifest.version, sources)]
      : [];
  });
  const sources = [...versions.values()].flatMap(({verified}) =>
    Object.keys(verified.manifest.sources),
  );
  return {
    versions,
    reads: sources.map((path) => join(folder, path)),
    diagnostics: [
      ...(await Promise.all(drifts)).flat(),
      ...found.filter((name) => !names.includes(name)).map(leftOut),
    ],
  };
}

/** Returns the docs of frozen versions, keyed by version name, for the content stage. */
export function docsOf({versions}: ReadFrozen): ReadonlyMap<string, FrozenDocs> {
  return new Map([...versions].map(([name, {docs}]) => [name, docs]));
}

/**
 * Returns the names of a site's frozen versions, sorted, after completing interrupted commands.
 *
 * @throws {BuildError} `frozen-busy` while a version is being frozen.
 */
export async function frozenNames(siteFolder: string): Promise<readonly string[]> {
  const root = join(siteFolder, frozenRoot);
  for (const name of namesIn(root)) {
    const version = versionOfWork(name);
    if (version === undefined) continue;
    const {release} = await claimVersion(siteFolder, version);
    await release();
  }
  // A folder without a manifest is included, so that it is reported as damaged when it is read.
  return namesIn(root).filter(
    (name) =>
      !name.startsWith('.') &&
      statSync(join(root, name), {throwIfNoEntry: false})?.isDirectory() === true,
  );
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function leftOut(name: string): Diagnostic {
  return {
    severity: 'warning',
    code: 'frozen-left-out',
    message: `The configuration does not list the frozen version \`${name}\`.`,
    file: `${frozenRoot}/${name}`,
    consequence: "The version's pages are omitted from the site.",
    hint: `Add \`{name: '${name}'}\` to \`docs.versions\`, or remove the folder.`,
  };
}

/** Adds a hint to a problem on a frozen page, because editing the source has no effect. */
export function withFrozenHint(
  diagnostic: Diagnostic,
  versions: readonly Pick<Version, 'name' | 'folder' | 'frozenFiles'>[],
): Diagnostic {
  const {file = '', hint = ''} = diagnostic;
  const version = versions.find(
    ({folder, frozenFiles}) => frozenFiles !== undefined && file.startsWith(`${folder}/`),
  );
  if (version === undefined) return diagnostic;
  const {name} = version;
  const advice = `The page is frozen. Redirect the URL with \`redirects\` in the configuration, or edit the source and run \`legacydocs freeze ${name} --again\`; for a version adopted from built HTML, run \`legacydocs adopt\` again.`;
  return {...diagnostic, hint: hint === '' ? advice : `${hint} ${advice}`};
}
