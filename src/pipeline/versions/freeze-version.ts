import {buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {nearest} from '../../core/diagnostics/nearest.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {frozenRoot} from '../../versions/format.ts';
import {frozenFiles} from '../../versions/frozen-files.ts';
import {makeManifest} from '../../versions/manifest.ts';
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
  /** Instead of what is frozen of it already. */
  readonly again: boolean;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((event: BuildProgress) => void) | undefined;
}

/** What became of it. */
export interface FreezeResult {
  /** Absent when nothing was written. */
  readonly frozen?: FreezeSummary | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** What is frozen of a version. */
export interface FreezeSummary {
  /** Relative to the site folder. */
  readonly folder: string;
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Pages whose components come alive. */
  readonly livePages: number;
  /** Version of the React that is frozen for them. */
  readonly react?: string | undefined;
}

/**
 * Compile a version and write what came of it into the site folder, for builds to take instead of its sources. With errors,
 * nothing is written.
 *
 * @throws {BuildError} With what nothing can be done about; nothing is written then either.
 */
export async function freezeVersion(options: FreezeOptions): Promise<FreezeResult> {
  const {siteFolder, version: name, again, signal, onProgress} = options;
  const run = startRun({siteFolder, outDir: '.', signal, onProgress});
  const {site} = await run.stage('config', () => loadVersionSite(siteFolder, name));
  const isFrozen = (await frozenNames(site.folder)).includes(name);
  if (isFrozen && (!again || !(await hasSources(site.folder, name)))) {
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
 * The configuration of a site that has a version.
 *
 * @throws {BuildError} `version-unknown`, `docs-missing`; or with what is wrong with the configuration.
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
    consequence: 'Nothing was done.',
    hint: `${meant === undefined ? '' : `Did you mean \`${meant}\`? `}Its versions are ${names.map((one) => `\`${one}\``).join(', ')}.`,
  });
}

/** Freezing again is asked for: what is frozen does not change by the way. */
async function alreadyFrozen(siteFolder: string, name: string): Promise<Diagnostic> {
  const already = {code: 'already-frozen', file: `${frozenRoot}/${name}`} as const;
  const moved = await sourceDrift(siteFolder, readManifestOf(siteFolder, name));
  if (moved === undefined) {
    return {
      ...already,
      severity: 'error',
      message: `Version \`${name}\` is frozen already, and its sources are gone.`,
      consequence: 'There is nothing to freeze; the frozen version stays as it is.',
      hint: 'Bring the sources back from version control to freeze them again.',
    };
  }
  if (hasDrifted(moved)) {
    return {
      ...already,
      severity: 'error',
      message: `Version \`${name}\` is frozen already, and its sources have changed since.`,
      consequence: 'The frozen version stays as it is.',
      hint: `\`legacydocs freeze ${name} --again\` takes what the sources say now.`,
    };
  }
  verifyVersion(siteFolder, name);
  return {
    ...already,
    severity: 'info',
    message: `Version \`${name}\` is frozen already, from these very sources: there is nothing to do.`,
  };
}
