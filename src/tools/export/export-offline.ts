import {isUtf8} from 'node:buffer';
import {access, readdir, readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {outputError} from '../../core/files/system.ts';
import {cssLoads, mapCssUrls} from '../../core/html/css-urls.ts';
import {extractLinks} from '../../core/html/extract-links.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {ownModule, packageFolder} from '../../core/package/own-files.ts';
import {
  likelyFile,
  offlineFile,
  outputPathToRoute,
  parseUrl,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import {openOutput} from '../../pipeline/output/open-output.ts';
import type {Output, OutputOptions, OutputSummary} from '../../pipeline/output/types.ts';
import type {BuiltFiles} from '../../pipeline/types.ts';
import {readRedirectsFile} from '../../serve/hosts/hosting-files.ts';
import {folderFiles, outputFiles} from '../check/folder-files.ts';
import type {SiteFile} from '../check/types.ts';
import {offlineDocument} from './offline-document.ts';
import {fileScript, moduleScript, workerScript} from './offline-script.ts';
import {type BuiltSite, pathBetween, type Relocate, relocator} from './relocate.ts';
import {type ConfiguredScripts, createReport, type OfflineReport} from './report.ts';

export interface OfflineOptions extends Conversion, Omit<OutputOptions, 'sourceFolders'> {
  /** Absolute path of the built site. */
  readonly folder: string;
}

/** Input for converting a site's files for `file://`. */
export interface Conversion {
  readonly site: BuiltSite;
  /**
   * Returns a page's name for reports.
   *
   * @param outputPath Relative to the output folder.
   */
  readonly sourceOf: (outputPath: string) => string;
  /** Scripts that the configuration adds to every page. */
  readonly scripts: ConfiguredScripts;
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: (event: {stage: string; done: number; total: number}) => void;
}

/** Result of an export. */
export interface OfflineExport {
  readonly output: OutputSummary;
  /** Warnings about missing files and resources that need a network. */
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Exports a copy of a built site that works on `file://`. The export is atomic.
 *
 * @throws {BuildError} `output-folder-foreign` for a folder that contains anything except an export, and the errors of
 * opening and committing an output.
 */
export async function exportOffline(options: OfflineOptions): Promise<OfflineExport> {
  await requireExportFolder(options.outDir);
  const output = await openOutput(options);
  try {
    const {folder} = options;
    const outputPaths = await outputFiles(folder);
    const files = {outputPaths, fileOf: (path: string) => join(folder, path)};
    const diagnostics = await convertFiles(options, files, output);
    return {output: await output.commit(), diagnostics};
  } finally {
    await output.discard();
  }
}

/**
 * Folder for files that scripts request, each converted to a script. The folder's name is repeated in
 * `templates/client/offline`.
 */
const textsFolder = '_offline/files/';

/** Matches files to omit: files for hosts and crawlers, and metadata for client-side navigation. */
const leftOut =
  /^(?:404\.html|offline\.zip|sitemap(?:-\d+)?\.xml|robots\.txt|CNAME|_headers|_redirects|_hosting\/.*|_data\/(?!routes\.json$|search\.json$|sidebars\/).*\.json)$/;

/** Matches files that only scripts request. Such a file is exported only as a converted script. */
const onlyForScripts = /^(?:_data\/search\.json$|(?:_data\/sidebars|assets\/search)\/.*\.json$)/;

/** Converts the files of a built site. @returns Warnings. */
export async function convertFiles(
  {site, sourceOf, scripts, signal, onProgress}: Conversion,
  {outputPaths: all, fileOf}: BuiltFiles,
  output: Pick<Output, 'write' | 'copy'>,
): Promise<readonly Diagnostic[]> {
  const {baseUrl, trailingSlash} = site;
  const outputPaths = all.filter((path) => !leftOut.test(path));
  const textOf = async (path: string): Promise<string> => await readFile(fileOf(path), 'utf8');
  const redirects = readRedirectsFile(
    all.includes('_redirects') ? await textOf('_redirects') : '',
    site.url,
  );
  const report = createReport(sourceOf, scripts);
  const mount = {baseUrl, files: new Set(outputPaths), trailingSlash, redirects};
  const relocate = relocator(site, mount, (address, file) => {
    // The version menu's link to the offline copy leads to the deployed site, so its target is not missing.
    if (!address.endsWith(baseUrl + offlineFile)) report.missing(address, file);
  });
  let done = 0;
  const step = (): void => {
    signal?.throwIfAborted();
    done += 1;
    onProgress?.({stage: 'export', done, total: outputPaths.length});
  };

  const documents = new Set<string>();
  for await (const file of folderFiles({fileOf, outputPaths, prefix: ''}, site)) {
    const {name, text} = file;
    // Decoding and encoding would damage a file that is not UTF-8, so it is copied below.
    if (text.includes('\uFFFD') && !isUtf8(await readFile(fileOf(name)))) continue;
    step();
    documents.add(name);
    await output.write(name, offlineText(file, relocate, report));
  }
  const worker = all.includes('_data/search.json')
    ? workerOf(await textOf('_data/search.json'))
    : undefined;
  for (const path of outputPaths) {
    if (documents.has(path)) continue;
    step();
    const ending = extname(path);
    if (ending === '.js' || ending === '.mjs') {
      const code = await textOf(path);
      const script =
        path === worker
          ? workerScript(path, code)
          : await moduleScript(path, code).catch((error: unknown) => report.refused(path, error));
      if (script !== undefined) {
        await output.write(path, script);
        continue;
      }
    }
    if (ending === '.json' || ending === '.md') {
      await output.write(`${textsFolder}${path}.js`, fileScript(path, await textOf(path)));
    }
    if (!onlyForScripts.test(path)) await output.copy(path, fileOf(path));
  }
  await output.write(loaderPath, await loaderScript(site, outputPaths));
  return report.diagnostics();
}

/** Converts a page or a style sheet. */
function offlineText(
  {kind, name, url, text}: SiteFile,
  relocate: Relocate,
  report: OfflineReport,
): string {
  if (kind === 'style') {
    const place = {outputPath: name, url};
    report.loads(cssLoads(text), place);
    return mapCssUrls(text, (written) => relocate(written, place));
  }
  const {loads, baseHref = ''} = extractLinks(text);
  const place = {outputPath: name, url: parseUrl(baseHref, url)?.href ?? url};
  report.loads(loads, place);
  const loader = pathBetween(name, loaderPath);
  return offlineDocument(text, (written) => relocate(written, place), loader);
}

/**
 * Returns the path of the search worker.
 *
 * @param manifest Contents of `_data/search.json`.
 */
function workerOf(manifest: string): string | undefined {
  const {worker}: {readonly worker?: string} = JSON.parse(manifest);
  return worker;
}

/**
 * Rejects a folder that contains anything except an export, because its contents would be lost.
 *
 * @param folder Absolute path.
 * @throws {BuildError} `output-folder-foreign`.
 */
async function requireExportFolder(folder: string): Promise<void> {
  // If the path is not a folder, the error is reported when the output is opened.
  const names = await readdir(folder).catch(() => []);
  const isExport = await access(join(folder, loaderPath)).then(
    () => true,
    () => false,
  );
  if (isExport || names.length === 0) return;
  throw outputError(
    'output-folder-foreign',
    `\`${folder}\` is not empty and does not contain an export.`,
    {
      consequence: 'An export replaces the entire folder, so everything in it would be lost.',
      hint: 'Choose another folder with `--out-dir`, or empty this folder.',
    },
  );
}

/** Path of the script that runs pages on `file://`. A folder that contains this file is an export. */
const loaderPath = '_offline/loader.js';

/**
 * Bundles `templates/client/offline`, the script that runs pages on `file://`, together with data about the site.
 *
 * @param outputPaths All files in the export.
 */
async function loaderScript(
  {baseUrl, trailingSlash}: Pick<BuiltSite, 'baseUrl' | 'trailingSlash'>,
  outputPaths: readonly string[],
): Promise<string> {
  const site = {baseUrl, trailingSlash, files: unlikelyFiles(outputPaths, trailingSlash)};
  const {outputFiles} = await withEsbuild(({build}) =>
    build({
      stdin: {
        contents: `import {startOffline} from './start-offline.ts';\nstartOffline(${JSON.stringify(site)});`,
        resolveDir: join(packageFolder, 'templates/client/offline'),
      },
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2022',
      charset: 'utf8',
      minify: true,
      tsconfigRaw: '{}',
      logLevel: 'silent',
      alias: {'legacydocs/urls': ownModule('core/urls/index')},
    }),
  );
  return outputFiles[0]?.text ?? '';
}

/**
 * Returns the files whose names the loader cannot derive from their URLs, keyed by URL path without leading and
 * trailing slashes.
 */
function unlikelyFiles(
  outputPaths: readonly string[],
  trailingSlash: boolean | undefined,
): Record<string, string> {
  return Object.fromEntries(
    outputPaths.flatMap((file) => {
      const path = withoutTrailingSlash(outputPathToRoute(file) ?? `/${file}`).slice(1);
      return likelyFile(path, trailingSlash) === file ? [] : [[path, file]];
    }),
  );
}
