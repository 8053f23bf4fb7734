import {join} from 'node:path';
import {buildError, type Diagnostic, nearest} from '../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../core/paths/paths.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {adoptedName, frozenRoot} from '../../versions/format.ts';
import {frozenFiles} from '../../versions/frozen-files.ts';
import {adoptHint, isAdopted, makeManifest} from '../../versions/manifest.ts';
import {frozenNames} from '../../versions/read-frozen.ts';
import {hasDrifted, hasSources, sourceDrift} from '../../versions/source-drift.ts';
import {readManifestOf, verifyVersion} from '../../versions/verify-files.ts';
import {writeFrozen} from '../../versions/write-frozen.ts';
import {startRun} from '../run.ts';
import type {BuildProgress} from '../types.ts';
import {compileVersion, requireDocs} from './compile-version.ts';

export interface FreezeOptions {
  /** Absolute path of the site folder. */
  readonly siteFolder: string;
  /** Name of the version. */
  readonly version: string;
  /** Replace the existing frozen version. */
  readonly again: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: BuildProgress) => void) | undefined;
}

/** Result of freezing a version. */
export interface FreezeResult {
  /** Absent if nothing was written. */
  readonly frozen?: FreezeSummary | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Summary of a frozen version. */
export interface FreezeSummary {
  /** Folder of the frozen version, relative to the site folder. */
  readonly folder: string;
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Number of pages that have interactive components. */
  readonly livePages: number;
  /** Version of React that is frozen together with the components. */
  readonly react?: string | undefined;
}

/**
 * Compiles a version and writes the result into the site folder. Builds use the result instead of the sources. If there
 * are errors, nothing is written.
 *
 * @throws {BuildError} If a problem is unrecoverable. Nothing was written.
 */
export async function freezeVersion(options: FreezeOptions): Promise<FreezeResult> {
  const {siteFolder, version: name, again, signal, onProgress} = options;
  const run = startRun({siteFolder, outDir: '.', signal, onProgress});
  const {site} = await run.stage('config', () => loadVersionSite(siteFolder, name));
  const isFrozen = (await frozenNames(site.folder)).includes(name);
  if (isFrozen && (!again || !(await canFreeze(site.folder, name)))) {
    const found = await alreadyFrozen(site.folder, name);
    return {diagnostics: [...run.diagnostics, found]};
  }
  const compiled = await compileVersion(run, site, name, {signal});
  if (compiled === undefined || run.blocked) return {diagnostics: run.diagnostics};
  const {files, bytes} = await run.stage('freeze', async () => {
    const files = await frozenFiles(compiled);
    signal?.throwIfAborted();
    const manifest = makeManifest(name, files, compiled.sources);
    const bytes = await writeFrozen({siteFolder: site.folder, manifest, files});
    return {files, bytes, diagnostics: []};
  });
  return {
    frozen: {
      folder: `${frozenRoot}/${name}`,
      pages: compiled.version.docs.length,
      files: files.size + 1,
      bytes,
      livePages: compiled.live?.pages.size ?? 0,
      react: compiled.live?.react,
    },
    diagnostics: run.diagnostics,
  };
}

/**
 * Loads the configuration of a site, and checks that the site contains the version.
 *
 * @throws {BuildError} `version-unknown`, `docs-missing`, or the problems with the configuration.
 */
export async function loadVersionSite(
  siteFolder: string,
  name: string,
): ReturnType<typeof loadConfig> {
  const loaded = await loadConfig(siteFolder);
  const {site} = loaded;
  const names = requireDocs(site).versions.map((version) => version.name);
  if (names.includes(name)) return loaded;
  const meant = nearest(name, names);
  throw buildError({
    code: 'version-unknown',
    message: `The site has no version \`${name}\`.`,
    file: site.configFile,
    consequence: 'Nothing was changed.',
    hint: `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}The site's versions are ${names.map((one) => `\`${one}\``).join(', ')}.`,
  });
}

/** True for a version that has sources and was not adopted from built HTML, even if its manifest is damaged. */
async function canFreeze(siteFolder: string, name: string): Promise<boolean> {
  const report = join(siteFolder, frozenRoot, name, adoptedName);
  return pathKind(report) === undefined && (await hasSources(siteFolder, name));
}

/** Returns the diagnostic for a version that is already frozen and that this command does not replace. */
async function alreadyFrozen(siteFolder: string, name: string): Promise<Diagnostic> {
  const already = {code: 'already-frozen', file: `${frozenRoot}/${name}`} as const;
  const manifest = readManifestOf(siteFolder, name);
  if (isAdopted(manifest)) {
    return {
      ...already,
      severity: 'error',
      message: `Version \`${name}\` was adopted from built HTML, so it has no sources.`,
      consequence: 'There is nothing to freeze. The frozen version is unchanged.',
      hint: adoptHint(name),
    };
  }
  const drift = await sourceDrift(siteFolder, manifest);
  if (drift === undefined) {
    return {
      ...already,
      severity: 'error',
      message: `Version \`${name}\` is already frozen, and has no sources.`,
      consequence: 'There is nothing to freeze. The frozen version is unchanged.',
      hint: 'To freeze it again, restore the sources from version control.',
    };
  }
  if (hasDrifted(drift)) {
    return {
      ...already,
      severity: 'error',
      message: `Version \`${name}\` is already frozen, and its sources have changed since.`,
      consequence: 'The frozen version is unchanged.',
      hint: `Run \`legacydocs freeze ${name} --again\` to freeze the current sources.`,
    };
  }
  verifyVersion(siteFolder, name);
  return {
    ...already,
    severity: 'info',
    message: `Version \`${name}\` is already frozen from the current sources. There is nothing to do.`,
  };
}
