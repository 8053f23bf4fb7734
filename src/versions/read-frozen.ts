import {existsSync, readdirSync, statSync} from 'node:fs';
import {join} from 'node:path';
import type {Reads} from '../core/cache/reads.ts';
import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import type {Site} from '../site/config/types.ts';
import type {FrozenDocs, Version} from '../site/content/types.ts';
import {versionFolder} from '../site/content/versions/resolve-versions.ts';
import {frozenRoot} from './format.ts';
import {type FrozenVersion, readVersion} from './frozen-version.ts';
import {hasDrifted, sourceDrift, sourcesChanged} from './source-drift.ts';
import {claimVersion, versionOfWork} from './write-frozen.ts';

export interface ReadFrozen {
  /** Keyed by name. */
  readonly versions: ReadonlyMap<string, FrozenVersion>;
  readonly diagnostics: readonly Diagnostic[];
  /** What their sources were compared with. */
  readonly reads: Reads;
}

/**
 * Read the frozen ones of a site's versions, each file proved.
 *
 * @param beside The version that is being frozen: it is left out, and so are damaged ones whose sources can stand in for
 *   them. Else two damaged versions could not be frozen again, one after the other.
 * @returns Diagnostics: `frozen-sources-changed`, `frozen-left-out` (warnings).
 * @throws {BuildError} With everything that is not as it was written.
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
  const moved = [...versions.values()].map(async ({verified: {manifest}}) => {
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
      ...(await Promise.all(moved)).flat(),
      ...found.filter((name) => !names.includes(name)).map(leftOut),
    ],
  };
}

/** What the content stage takes of them. */
export function docsOf({versions}: ReadFrozen): ReadonlyMap<string, FrozenDocs> {
  return new Map([...versions].map(([name, {docs}]) => [name, docs]));
}

/**
 * Names of the frozen versions of a site, sorted. What a killed command has left is put in order first.
 *
 * @throws {BuildError} `frozen-busy` where one is being frozen.
 */
export async function frozenNames(siteFolder: string): Promise<readonly string[]> {
  const root = join(siteFolder, frozenRoot);
  for (const name of namesIn(root)) {
    const version = versionOfWork(name);
    if (version === undefined) continue;
    const {release} = await claimVersion(siteFolder, version);
    await release();
  }
  // A folder without a manifest, or without anything, is damaged, not absent: the code that reads it reports it.
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
    message: `The frozen version \`${name}\` is no version of the configuration.`,
    file: `${frozenRoot}/${name}`,
    consequence: 'Its pages are left out of the site.',
    hint: `Add \`{name: '${name}'}\` to \`docs.versions\`, or remove the folder.`,
  };
}

/** Say of a problem on a frozen page what can be done where an edit of the page has no effect. */
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
  const advice = `The page is frozen: add the address to \`redirects\` in the configuration, or edit the source and run \`legacydocs freeze ${name} --again\`.`;
  return {...diagnostic, hint: hint === '' ? advice : `${hint} ${advice}`};
}
