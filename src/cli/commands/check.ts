import {readdir, readFile} from 'node:fs/promises';
import {dirname, join, resolve} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {relativePath} from '../../core/paths/paths.ts';
import {parseUrl} from '../../core/urls/href.ts';
import {readLocations} from '../../pages/links/link-locations.ts';
import {configFileNames} from '../../site/config/config-file-names.ts';
import type {Site} from '../../site/types.ts';
import {checkDeployed} from '../../tools/check/check-deployed.ts';
import {type CheckOptions, checkFolder} from '../../tools/check/check-folder.ts';
import type {RetryOptions} from '../../tools/check/check-urls.ts';
import {readContract} from '../../tools/check/contract.ts';
import {requestWithLinkinator} from '../../tools/check/linkinator.ts';
import {type CheckReport, checkReportSchema} from '../../tools/check/report-schema.ts';
import {isBuilt, loadSite, requireBuilt} from '../built-site.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {recoverFirst} from '../recover-first.ts';
import {type CheckFormat, checkFormats, printCheck} from '../report/check-report.ts';
import {exitCode, requireHost, requireWholeNumber, UsageError} from '../usage.ts';

/** Options of `legacydocs check`. Numeric options are still strings. */
export interface CheckFlags {
  readonly outDir: string;
  readonly baseUrl?: string;
  readonly external?: true;
  readonly concurrency: string;
  readonly retries: string;
  readonly timeout: string;
  readonly format?: string;
  readonly baseline?: string;
  readonly ignore?: readonly string[];
  readonly contract?: string;
  readonly like?: readonly string[];
}

/** Deployed site or output folder to check. */
type Subject =
  | (Common & {readonly kind: 'url'; readonly home: URL})
  /** `folder` is the output folder. */
  | (Common & {readonly kind: 'folder'; readonly folder: string});

interface Common {
  /**
   * Base for paths in the report: the site folder, the parent of an output folder, or the working directory for a
   * deployed site.
   */
  readonly root: string;
  /** The site in the folder or, for a deployed site, in the working directory; `undefined` if there is none. */
  readonly site: Site | undefined;
}

/**
 * Checks every URL on a built or deployed site.
 *
 * @returns The exit code.
 */
export async function checkCommand(dirOrUrl: string, flags: CheckFlags, io: Io): Promise<number> {
  const start = io.now();
  const format = requireFormat(
    flags.format ?? (io.env.GITHUB_ACTIONS === 'true' ? 'github' : 'text'),
  );
  await recoverFirst({dir: dirOrUrl, outDir: flags.outDir, allowsBuild: false}, io);
  const subject = await findSubject(dirOrUrl, flags.outDir, io.cwd);
  const progress = progressFor(io, {quiet: false});
  const options = {...(await checkOptions(subject, flags, io)), onProgress: progress.update};
  const retryOptions = retryOptionsFrom(flags);
  const checking =
    subject.kind === 'url'
      ? checkDeployed({
          ...options,
          home: subject.home,
          retryOptions,
          record: readLocations(join(subject.root, '.legacydocs')),
        })
      : checkFolder({
          ...options,
          folder: subject.folder,
          cacheFolder: join(subject.root, '.legacydocs'),
          prefix: `${relativePath(subject.root, subject.folder)}/`,
          baseUrl: flags.baseUrl,
          trailingSlash: subject.site?.config.trailingSlash,
          hosts: flags.like?.map(requireHost),
        });
  const report = await checking.finally(progress.stop);
  printCheck(report, format, {io, root: subject.root, ms: io.now() - start});
  return report.ok ? exitCode.good : exitCode.siteHasErrors;
}

async function findSubject(dirOrUrl: string, outDir: string, cwd: string): Promise<Subject> {
  if (/^https?:/i.test(dirOrUrl)) {
    const home = parseUrl(dirOrUrl);
    if (home === undefined) throw new UsageError(`\`${dirOrUrl}\` is not a URL.`);
    return {kind: 'url', home, root: cwd, site: await siteAt(cwd)};
  }
  const dir = resolve(cwd, dirOrUrl);
  const site = await siteAt(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === undefined) throw error;
    throw new UsageError(`\`${dirOrUrl}\` is neither a readable folder nor a URL.`);
  });
  if (site === undefined) {
    if (await isBuilt(dir)) return {kind: 'folder', folder: dir, root: dirname(dir), site};
    throw new UsageError(
      `\`${dirOrUrl}\` is neither a site folder nor an output folder: it contains neither \`site.config.ts\` nor \`index.html\`. Specify a site folder and build it first: legacydocs build <site>`,
    );
  }
  const folder = resolve(dir, outDir);
  await requireBuilt(folder, {site: dirOrUrl, outDir});
  return {kind: 'folder', folder, root: dir, site};
}

/** Loads the site in a folder, if the folder contains a configuration. */
async function siteAt(folder: string): Promise<Site | undefined> {
  const names = await readdir(folder);
  const isSite = configFileNames.some((name) => names.includes(name));
  return isSite ? await loadSite(folder) : undefined;
}

async function checkOptions(subject: Subject, flags: CheckFlags, io: Io): Promise<CheckOptions> {
  const timeout = requireWholeNumber('--timeout', flags.timeout, {from: 1, to: 600}) * 1000;
  const concurrency = requireWholeNumber('--concurrency', flags.concurrency, {from: 1, to: 100});
  const ofSite = subject.site?.config.check.ignore ?? [];
  return {
    timeout,
    ignore: [...ofSite, ...(flags.ignore ?? [])],
    external: flags.external && {
      ...retryOptionsFrom(flags),
      concurrency,
      timeout,
      request: requestWithLinkinator,
    },
    baseline: flags.baseline === undefined ? undefined : await readBaseline(flags.baseline, io.cwd),
    contract:
      flags.contract === undefined
        ? undefined
        : {
            file: relativePath(subject.root, resolve(io.cwd, flags.contract)),
            entries: readContract(await readGivenFile(flags.contract, io.cwd)),
          },
  };
}

function retryOptionsFrom({retries}: CheckFlags): RetryOptions {
  return {
    retries: requireWholeNumber('--retries', retries, {from: 0, to: 10}),
    wait: (ms) => wait(ms),
    now: Date.now,
  };
}

async function readBaseline(file: string, cwd: string): Promise<CheckReport> {
  const text = await readGivenFile(file, cwd);
  try {
    return checkReportSchema.parse(JSON.parse(text));
  } catch {
    throw new UsageError(
      `\`${file}\` is not a report of an earlier check. Create one: legacydocs check --format json > ${file}`,
    );
  }
}

async function readGivenFile(file: string, cwd: string): Promise<string> {
  return await readFile(resolve(cwd, file), 'utf8').catch(() => {
    throw new UsageError(`cannot read the file \`${file}\`.`);
  });
}

function requireFormat(format: string): CheckFormat {
  const known = checkFormats.find((one) => one === format);
  if (known !== undefined) return known;
  throw new UsageError(`--format must be one of ${checkFormats.join(', ')}, not \`${format}\`.`);
}
