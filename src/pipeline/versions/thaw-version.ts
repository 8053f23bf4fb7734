import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type BuildError, buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {versionFolder} from '../../site/content/versions/resolve-versions.ts';
import {type ArticleDiff, articleDiffs} from '../../versions/article-diff.ts';
import {frozenRoot} from '../../versions/format.ts';
import {type FrozenFiles, frozenFiles} from '../../versions/frozen-files.ts';
import {frozenNames} from '../../versions/read-frozen.ts';
import {sourceDrift} from '../../versions/source-drift.ts';
import {type VerifiedVersion, verifyVersion} from '../../versions/verify-files.ts';
import {removeFrozen} from '../../versions/write-frozen.ts';
import {startRun} from '../run.ts';
import {compileVersion} from './compile-version.ts';
import {type FreezeOptions, loadVersionSite, runOptions} from './freeze-version.ts';

export interface ThawOptions extends Omit<FreezeOptions, 'again'> {
  /** Say what would differ, and change nothing. */
  readonly dryRun: boolean;
  /** Takes what will differ, before anything is changed. */
  readonly onDiffs?: ((diffs: readonly ArticleDiff[]) => void) | undefined;
}

export interface ThawResult {
  /** Absent when the sources have errors. */
  readonly thawed?: ThawSummary | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** How a version differs when it is built from its sources again. */
export interface ThawSummary {
  readonly pages: number;
  readonly diffs: readonly ArticleDiff[];
  /** False when nothing was to be changed. */
  readonly isRemoved: boolean;
}

/**
 * Go back to building a version from its sources: what is frozen of it is removed. With errors in them, nothing is.
 *
 * @throws {BuildError} `not-frozen`, `sources-gone`; or with what is not as it was frozen.
 */
export async function thawVersion(options: ThawOptions): Promise<ThawResult> {
  const {siteFolder, version: name, dryRun, signal, onDiffs} = options;
  const run = startRun(runOptions(options));
  const site = await loadVersionSite(run, siteFolder, name);
  if (!(await frozenNames(site.folder)).includes(name)) throw notFrozen(name);
  const verified = verifyVersion(site.folder, name);
  if ((await sourceDrift(site.folder, verified.manifest)) === undefined) throw sourcesGone(name);
  const compiled = await compileVersion(run, site, name, {signal});
  if (compiled === undefined || run.blocked) return {diagnostics: run.diagnostics};
  const {diffs} = await run.stage('thaw', async () => {
    const diffs = articleDiffs(articlesOf(site.folder, verified), await frozenFiles(compiled));
    onDiffs?.(diffs);
    signal?.throwIfAborted();
    if (!dryRun) await removeFrozen(site.folder, name);
    return {diffs, diagnostics: []};
  });
  const pages = compiled.version.docs.length;
  return {thawed: {pages, diffs, isRemoved: !dryRun}, diagnostics: run.diagnostics};
}

function articlesOf(siteFolder: string, {folder, manifest}: VerifiedVersion): FrozenFiles {
  const paths = Object.keys(manifest.files).filter((path) => path.endsWith('.html'));
  return new Map(paths.map((path) => [path, readFileSync(join(siteFolder, folder, path))]));
}

function notFrozen(name: string): BuildError {
  return buildError({
    code: 'not-frozen',
    message: `Version \`${name}\` is not frozen: it is built from its sources.`,
    consequence: 'Nothing was changed.',
    hint: `\`legacydocs freeze ${name}\` freezes it.`,
  });
}

function sourcesGone(name: string): BuildError {
  return buildError({
    code: 'sources-gone',
    message: `Version \`${name}\` has no sources to go back to: \`${versionFolder(name)}\` is gone.`,
    file: `${frozenRoot}/${name}`,
    consequence: 'Nothing was changed; the frozen version stays.',
    hint: 'Bring the sources back from version control first.',
  });
}
