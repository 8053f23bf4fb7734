import {existsSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {type Diagnostic, formatCount} from '../../core/diagnostics/diagnostic.ts';
import {isWithin} from '../../core/paths/paths.ts';
import type {BuildOutcome} from '../../pipeline/types.ts';
import type {OfflineExport} from '../../tools/export/export-offline.ts';
import {loadSite} from '../built-site.ts';
import type {Engine} from '../engine.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {formatBytes, formatDuration} from '../report/format.ts';
import {exitCode, requireSiteFolder, UsageError} from '../usage.ts';

/** Options of `legacydocs export`. */
export interface ExportFlags {
  readonly zip?: true;
  readonly outDir: string;
  readonly quiet?: true;
  readonly verbose?: true;
}

/** Result of the command. */
interface Exported {
  readonly built: BuildOutcome;
  /** Absent if the build failed. */
  readonly exported?: OfflineExport;
  /** Size of the zip file in bytes; absent if none was requested. */
  readonly zipBytes?: number;
  /** True if a zip file from an earlier export still exists. */
  readonly hasOldZip?: boolean;
}

/** The site's default output folder. */
const buildFolder = 'build';

/** Builds a site, then exports a copy that works on `file://`. @returns The exit code. */
export async function exportCommand(
  site: string,
  flags: ExportFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const {quiet = false} = flags;
  const siteFolder = await requireSiteFolder(site, io.cwd);
  const outDir = resolve(siteFolder, flags.outDir);
  if (isWithin(resolve(siteFolder, buildFolder), outDir)) {
    throw new UsageError(
      `--out-dir must not be in \`${buildFolder}\`, which is the site's own output folder.`,
    );
  }
  const start = io.now();
  const progress = progressFor(io, {quiet});
  const result = await interruptible(
    io,
    (signal) =>
      buildAndExport({siteFolder, outDir, zip: flags.zip === true, signal, progress}, engine),
    (outcome) =>
      outcome?.exported === undefined
        ? 'Interrupted. The previous export is unchanged.'
        : 'Interrupted after the export was complete.',
  ).finally(progress.stop);
  const {built, exported} = result;
  const diagnostics = [...built.diagnostics, ...(exported?.diagnostics ?? [])];
  printDiagnostics(diagnostics, io, {
    siteFolder,
    quiet,
    all: flags.verbose,
    allWith: '--verbose',
  });
  if (exported === undefined) {
    io.stderr.write('Nothing was exported because the build failed.\n');
    return exitCode.siteHasErrors;
  }
  if (!quiet) {
    const folder = relative(io.cwd, outDir) || '.';
    io.stdout.write(summaryText({...result, exported}, folder, io.now() - start));
  }
  return exitCode.good;
}

interface ExportOptions {
  /** Absolute path; `outDir` is also absolute. */
  readonly siteFolder: string;
  readonly outDir: string;
  readonly zip: boolean;
  readonly signal: AbortSignal;
  readonly progress: ReturnType<typeof progressFor>;
}

async function buildAndExport(
  {siteFolder, outDir, zip, signal, progress}: ExportOptions,
  engine: Engine,
): Promise<Exported> {
  const onProgress = progress.update;
  const built = await engine.build({
    siteFolder,
    outDir: buildFolder,
    signal,
    onProgress,
  });
  if (!built.ok) return {built};
  const {config, configFile} = await loadSite(siteFolder);
  const {exportOffline} = await import('../../tools/export/export-offline.ts');
  const sources = new Map(built.routes.map(({outputPath, source}) => [outputPath, source]));
  const exported = await exportOffline({
    folder: built.outDir,
    site: {
      url: config.url,
      baseUrl: config.baseUrl,
      trailingSlash: config.trailingSlash,
    },
    scripts: {sources: new Set(config.scripts.map(({src}) => src)), file: configFile},
    sourceOf: (outputPath) => sources.get(outputPath) ?? `${buildFolder}/${outputPath}`,
    siteFolder,
    outDir,
    cacheFolder: join(siteFolder, '.legacydocs'),
    signal,
    onProgress,
  });
  const zipFile = `${outDir}.zip`;
  if (!zip) return {built, exported, hasOldZip: existsSync(zipFile)};
  onProgress({stage: 'zip'});
  const {zipFolder} = await import('../../tools/export/zip-folder.ts');
  return {built, exported, zipBytes: await zipFolder(outDir, zipFile, signal)};
}

function summaryText(
  {built, exported, zipBytes, hasOldZip}: Exported & {readonly exported: OfflineExport},
  folder: string,
  ms: number,
): string {
  const {files, bytes, notes} = exported.output;
  const size = `${formatCount(files, 'file')}, ${formatBytes(bytes)}`;
  const first = built.routes.find(({path}) => path === '/') ?? built.routes[0];
  const lines = [
    ...notes,
    `Exported ${formatCount(built.routes.length, 'page')} into ${folder} in ${formatDuration(ms)}: ${size}; ${needs(exported.diagnostics)}.`,
    ...(zipBytes === undefined ? [] : [`Packed into ${folder}.zip: ${formatBytes(zipBytes)}.`]),
    ...(hasOldZip === true ? [`${folder}.zip is from an earlier export; --zip updates it.`] : []),
    `Open ${join(folder, first?.outputPath ?? '')} in a browser.`,
  ];
  return `${lines.join('\n')}\n`;
}

function needs(diagnostics: readonly Diagnostic[]): string {
  const urls = new Set(
    diagnostics.flatMap(({code, target}) => (code === 'needs-network' ? [target] : [])),
  );
  return urls.size === 0
    ? 'no network needed'
    : `${formatCount(urls.size, 'URL')} ${urls.size === 1 ? 'needs' : 'need'} a network`;
}
