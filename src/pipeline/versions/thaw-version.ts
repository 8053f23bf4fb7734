import {type BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import {versionFolder} from '../../site/content/versions/resolve-versions.ts';
import {frozenRoot} from '../../versions/format.ts';
import {adoptHint, isAdopted} from '../../versions/manifest.ts';
import {frozenNames} from '../../versions/read-frozen.ts';
import {type SourceDrift, sourceDrift} from '../../versions/source-drift.ts';
import {verifyVersion} from '../../versions/verify-files.ts';
import {removeFrozen} from '../../versions/write-frozen.ts';
import {loadVersionSite} from './freeze-version.ts';

export interface ThawOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Name of the version. */
  readonly version: string;
  /** Only check the version, without changing anything. */
  readonly dryRun: boolean;
}

/**
 * Removes a version's frozen files, so that builds use the sources again.
 *
 * @returns The changes to the sources since they were frozen.
 * @throws {BuildError} `not-frozen`, `sources-gone`, or the frozen files that have changed.
 */
export async function thawVersion({
  siteFolder,
  version: name,
  dryRun,
}: ThawOptions): Promise<SourceDrift> {
  const {
    site: {folder},
  } = await loadVersionSite(siteFolder, name);
  if (!(await frozenNames(folder)).includes(name)) throw notFrozen(name);
  const {manifest} = verifyVersion(folder, name);
  if (isAdopted(manifest)) throw neverHadSources(name);
  const drift = await sourceDrift(folder, manifest);
  if (drift === undefined) throw sourcesGone(name);
  if (!dryRun) await removeFrozen(folder, name);
  return drift;
}

function notFrozen(name: string): BuildError {
  return buildError({
    code: 'not-frozen',
    message: `Version \`${name}\` is not frozen. Builds use its sources.`,
    consequence: 'Nothing was changed.',
    hint: `Run \`legacydocs freeze ${name}\` to freeze it.`,
  });
}

function neverHadSources(name: string): BuildError {
  return buildError({
    code: 'sources-gone',
    message: `Version \`${name}\` was adopted from built HTML, so it has no sources.`,
    file: `${frozenRoot}/${name}`,
    consequence: 'Nothing was changed. The version stays frozen.',
    hint: adoptHint(name),
  });
}

function sourcesGone(name: string): BuildError {
  return buildError({
    code: 'sources-gone',
    message: `Version \`${name}\` has no sources: the folder \`${versionFolder(name)}\` does not exist.`,
    file: `${frozenRoot}/${name}`,
    consequence: 'Nothing was changed. The version stays frozen.',
    hint: 'Restore the sources from version control first.',
  });
}
