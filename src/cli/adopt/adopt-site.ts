import {mkdtemp, readFile, realpath, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {WorkerPool} from '../../core/async/workers.ts';
import {type BuildError, buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {pathKind} from '../../core/paths/paths.ts';
import {withoutTrailingSlash} from '../../core/urls/href.ts';
import {compileOptions} from '../../markdown/compile/compile-options.ts';
import {requireDocs} from '../../pipeline/versions/compile-version.ts';
import {versionEntry} from '../../site/config/add-version.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import {editVersions} from '../../site/config/edit-versions.ts';
import {loadConfig} from '../../site/config/load-config.ts';
import {resolveVersions, versionFolder} from '../../site/content/versions/resolve-versions.ts';
import type {Site} from '../../site/types.ts';
import {type AdoptedVersion, adoptVersion} from '../../tools/adopt/adopt-version.ts';
import type {OtherVersions} from '../../tools/adopt/links/old-urls.ts';
import type {OldPaths} from '../../tools/adopt/old-paths.ts';
import type {CspSources} from '../../tools/adopt/report.ts';
import type {OldFiles} from '../../tools/adopt/source/types.ts';
import {readContract} from '../../tools/check/contract.ts';
import {frozenRoot} from '../../versions/format.ts';
import {readVersion} from '../../versions/frozen-version.ts';
import {isAdopted, makeManifest} from '../../versions/manifest.ts';
import {frozenNames} from '../../versions/read-frozen.ts';
import {hasSources} from '../../versions/source-drift.ts';
import {readManifestOf} from '../../versions/verify-files.ts';
import {removeFrozen, writeFrozen} from '../../versions/write-frozen.ts';
import type {Engine} from '../engine.ts';
import {newSiteConfig} from './new-site.ts';

export interface AdoptRequest {
  readonly source: OldFiles;
  /** Name of the folder or archive. */
  readonly sourceName: string;
  /** Absolute path of the site folder. It need not exist. */
  readonly siteFolder: string;
  readonly version: string;
  readonly url: string | undefined;
  readonly generator: string | undefined;
  /** Path of the version, relative to the path of the docs. */
  readonly path: string | undefined;
  readonly dryRun: boolean;
  readonly allowLoss: boolean;
  /** See `AdoptInput.workers`. */
  readonly workers?: WorkerPool | undefined;
  /** Set if the version is one of several in a folder. */
  readonly among?: VersionsFolder | undefined;
}

/** A folder with several versions, as seen from one of them. */
export interface VersionsFolder {
  /** Old URL of the folder. */
  readonly url: string | undefined;
  readonly others: OtherVersions;
  /** Other folders with the same version, relative to the version's folder: `../latest/`. */
  readonly aliasFolders: readonly string[];
  /** Set if the root of the folder leads to this version. See `AdoptInput.home`. */
  readonly home: readonly [from: string, page: string] | undefined;
  /** True if the root of the folder leads to a page. */
  readonly hasHome: boolean;
  /** Other hosts from which pages of all versions load files. */
  readonly csp: CspSources;
}

/** Result of an adoption. */
export interface AdoptOutcome {
  readonly adopted: AdoptedVersion;
  readonly diagnostics: readonly Diagnostic[];
  /** Path of the version, including the base path. */
  readonly mount: string;
  /** True if the version was written. */
  readonly isWritten: boolean;
  /** True if the site did not exist before the adoption. */
  readonly isNewSite: boolean;
  /** Entry to add to `docs.versions`, if the configuration could not be edited. */
  readonly toAdd: string | undefined;
  /** Number of URLs that were added to the contract. */
  readonly contractUrls: number;
}

interface Context {
  readonly engine: Engine;
  readonly signal: AbortSignal;
  readonly onProgress: (stage: string, done: number, total: number) => void;
  /**
   * Creates the site folder.
   *
   * @param config Contents of the site's configuration file.
   */
  readonly initSite: (config: string) => Promise<void>;
}

/**
 * Creates a frozen version from built HTML and adds it to a site. Nothing is written unless the entire version can be
 * created.
 *
 * @throws {BuildError} If a problem is unrecoverable.
 */
export async function adoptSite(request: AdoptRequest, context: Context): Promise<AdoptOutcome> {
  if (hasSite(request.siteFolder)) {
    const {site} = await loadConfig(request.siteFolder);
    return await adoptInto(site, request, context);
  }
  const {among, version: name, path} = request;
  const configFor = (csp: CspSources, adopted?: AdoptedVersion): string =>
    newSiteConfig({
      title: adopted?.siteTitle ?? request.sourceName.replace(/\.(?:zip|tar|tar\.gz|tgz)$/i, ''),
      url: among === undefined ? request.url : among.url,
      version: {name, path},
      hasVersions: among !== undefined,
      csp: among?.csp ?? csp,
      hasHome: among?.hasHome ?? (adopted !== undefined && hasHome(adopted)),
    });
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'legacydocs-')));
  try {
    await writeFile(join(scratch, 'site.config.ts'), configFor({}));
    const {site} = await loadConfig(scratch);
    return await adoptInto(site, request, {...context, newConfig: configFor});
  } finally {
    await rm(scratch, {recursive: true, force: true});
  }
}

/** True if a folder contains a site. @param folder Absolute path. */
export function hasSite(folder: string): boolean {
  return configFileNames.some((name) => pathKind(join(folder, name)) === 'file');
}

/** True if the old documentation has a page at its root, or a page there that leads to another one. */
function hasHome({pages, aliases}: AdoptedVersion): boolean {
  const redirects = [...aliases.values()].flat();
  return (
    pages.some(({path}) => path === '/') || redirects.some((path) => /^index\.x?html?$/i.test(path))
  );
}

async function adoptInto(
  site: Site,
  request: AdoptRequest,
  {
    engine,
    signal,
    onProgress,
    initSite,
    newConfig,
  }: Context & {readonly newConfig?: (csp: CspSources, adopted?: AdoptedVersion) => string},
): Promise<AdoptOutcome> {
  const {source, sourceName, version: name, url, path, among} = request;
  const isNewSite = newConfig !== undefined;
  const docs = requireDocs(site);
  if (!isNewSite) await requireFree(site, name);
  const isListed = docs.versions.some((version) => version.name === name);
  const entry = {name, ...(path !== undefined && {path})};
  const after = isListed
    ? docs
    : {...docs, versions: [...docs.versions, {...entry, searchEngines: 'index' as const}]};
  const settings = resolveVersions({...after, onlyIncludeVersions: undefined}).find(
    (version) => version.name === name,
  );
  if (settings === undefined) throw new Error(`Version ${name} is not configured.`);
  const taken = isNewSite ? new Set<string>() : await otherPaths(site, name, engine);
  const {baseUrl} = site.config;
  const adopted = await adoptVersion({
    source,
    sourceName,
    version: {name, folder: versionFolder(name), path: settings.path},
    options: compileOptions(site),
    url,
    generator: request.generator,
    workers: request.workers,
    language: site.config.i18n.locale.htmlLang,
    home: among?.home,
    others: among?.others,
    location: {
      baseUrl,
      aliasFolders: among?.aliasFolders,
      isTaken: (path) => taken.has(withoutTrailingSlash(path)) || isStatic(site, path),
    },
    signal,
    onProgress,
  });
  const {contract} = adopted.oldPaths;
  const diagnostics = [...adopted.diagnostics, ...oldPathProblems(adopted.oldPaths, url, site)];
  const isRefused = adopted.isLossy && !request.allowLoss;
  const outcome = {
    adopted,
    diagnostics,
    mount: baseUrl + (settings.path === '/' ? '' : `${settings.path.slice(1)}/`),
    isNewSite,
    contractUrls: contract.size,
  };
  if (request.dryRun || isRefused) return {...outcome, isWritten: false, toAdd: undefined};
  signal.throwIfAborted();
  if (newConfig !== undefined) {
    await initSite(newConfig(adopted.report.csp, adopted));
  }
  const siteFolder = isNewSite ? await realpath(request.siteFolder) : site.folder;
  const toAdd = await writeVersion(
    {...site, folder: siteFolder},
    {adopted, name, entry, after, isListed},
  );
  await addToContract(join(siteFolder, 'contract.txt'), contract);
  return {...outcome, isWritten: true, toAdd};
}

interface NewVersion {
  readonly adopted: AdoptedVersion;
  readonly name: string;
  readonly entry: {readonly name: string; readonly path?: string};
  readonly after: NonNullable<Site['config']['docs']>;
  readonly isListed: boolean;
}

/**
 * Writes the frozen version and adds it to the configuration.
 *
 * @returns The entry that the user must add, if the configuration cannot be edited; otherwise `undefined`.
 */
async function writeVersion(
  site: Site,
  {adopted, name, entry, after, isListed}: NewVersion,
): Promise<string | undefined> {
  const {files} = adopted;
  const index = after.versions.length - 2;
  const edited = isListed
    ? undefined
    : await editVersions(site, {...entry, index, side: 'after'}, after);
  const isNew = !(await frozenNames(site.folder)).includes(name);
  try {
    await writeFrozen({siteFolder: site.folder, manifest: makeManifest(name, files, {}), files});
    await edited?.commit().catch(async (error: unknown) => {
      if (isNew) await removeFrozen(site.folder, name);
      throw error;
    });
  } finally {
    await edited?.discard();
  }
  return isListed || edited !== undefined ? undefined : versionEntry(entry);
}

/** Throws if the version has sources, or is frozen and was not created by `adopt`. */
async function requireFree({folder}: Site, name: string): Promise<void> {
  const refuse = (message: string, hint: string): BuildError =>
    buildError({code: 'adopt-version-taken', message, consequence: 'Nothing was written.', hint});
  if (await hasSources(folder, name)) {
    throw refuse(
      `Version \`${name}\` has sources in \`${versionFolder(name)}\`.`,
      'Choose another name with `--version`.',
    );
  }
  if (!(await frozenNames(folder)).includes(name)) return;
  if (isAdopted(readManifestOf(folder, name))) return;
  throw refuse(
    `Version \`${name}\` is frozen in \`${frozenRoot}/${name}\`, and was not created by \`adopt\`.`,
    'Choose another name with `--version`.',
  );
}

/** True for the path of a file in a static directory. */
function isStatic({folder, config}: Site, path: string): boolean {
  return config.staticDirectories.some(
    (directory) => pathKind(join(folder, 'content', directory, path)) === 'file',
  );
}

/** Returns the paths of the site's pages, redirects and frozen assets, except the paths in the adopted version. */
async function otherPaths(site: Site, name: string, engine: Engine): Promise<ReadonlySet<string>> {
  const {routes, redirectPaths = []} = await engine.listRoutes({siteFolder: site.folder});
  const frozen = (await frozenNames(site.folder)).map((one) => ({
    isOwn: one === name,
    ...readVersion(site.folder, one).docs,
  }));
  const ownRedirects = new Set(
    frozen
      .filter(({isOwn}) => isOwn)
      .flatMap(({docs}) => docs.flatMap(({frontMatter}) => frontMatter.redirect_from ?? [])),
  );
  const paths = [
    ...routes.filter(({version}) => version !== name).map(({path}) => path),
    ...redirectPaths.filter((path) => !ownRedirects.has(path)),
    ...frozen.flatMap(({isOwn, copies}) =>
      isOwn ? [] : copies.map(({outputPath}) => `/${outputPath}`),
    ),
  ];
  return new Set(paths.map(withoutTrailingSlash));
}

function oldPathProblems(
  {isInside, taken}: OldPaths,
  url: string | undefined,
  {config}: Site,
): Diagnostic[] {
  if (!isInside) {
    return [
      {
        severity: 'warning',
        code: 'adopt-url-outside',
        message: `The old URL \`${url}\` is not below the site's URL, \`${config.url}${config.baseUrl}\`.`,
        consequence: 'The old URLs cannot lead to the new pages.',
        hint: 'Configure redirects on the old host.',
      },
    ];
  }
  return [...taken].map((path) => ({
    severity: 'warning',
    code: 'adopt-url-taken',
    message: `Another page or file of the site has the old path \`${path}\`.`,
    consequence: 'The path still leads to that page or file, not to the adopted one.',
  }));
}

/** Adds URLs to a site's contract. Existing lines are unchanged. */
async function addToContract(file: string, urls: ReadonlySet<string>): Promise<void> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const known = new Set(readContract(text).map(({path}) => path));
  const added = [...urls].filter((url) => !known.has(url)).sort();
  if (added.length === 0) return;
  const start = text === '' || text.endsWith('\n') ? text : `${text}\n`;
  await writeFile(file, start + added.map((url) => `${url}\n`).join(''));
}
