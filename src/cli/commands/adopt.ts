import {basename, dirname, join, resolve} from 'node:path';
import {formatCount, printable} from '../../core/diagnostics/diagnostic.ts';
import {parseUrl} from '../../core/urls/href.ts';
import {versionName} from '../../site/config/schema/version-name.ts';
import {startWorkers} from '../../tools/adopt/adopt-version.ts';
import {profiles} from '../../tools/adopt/profiles/index.ts';
import type {CspSources} from '../../tools/adopt/report.ts';
import {readSource} from '../../tools/adopt/source/read-source.ts';
import {type OldVersion, splitVersions} from '../../tools/adopt/source/split-versions.ts';
import {type AdoptOutcome, type AdoptRequest, adoptSite, hasSite} from '../adopt/adopt-site.ts';
import {newSiteFiles} from '../adopt/new-site.ts';
import {mergedSources, type VersionRequest, versionRequest} from '../adopt/version-requests.ts';
import type {Engine} from '../engine.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {adoptJson, adoptText, type NextSteps} from '../report/adopt-report.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {jsonText} from '../report/format.ts';
import {exitCode, UsageError} from '../usage.ts';
import {initCommand} from './init.ts';

/** Options of `legacydocs adopt`. */
export interface AdoptFlags {
  readonly version?: string;
  readonly url?: string;
  readonly generator?: string;
  readonly path?: string;
  readonly dryRun?: true;
  readonly allowLoss?: true;
  readonly json?: true;
  readonly all?: true;
}

/**
 * Creates a frozen version from built HTML documentation.
 *
 * @param html Folder or archive, relative to the working directory.
 * @param site Site folder, relative to the working directory; created if it does not contain a site.
 * @returns The exit code: 1 if content would be lost and `--allow-loss` is not set.
 */
export async function adoptCommand(
  html: string,
  site: string,
  flags: AdoptFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  if (flags.all && flags.path !== undefined) {
    throw new UsageError('--path is the path of one version: omit --path or --all.');
  }
  const path = resolve(io.cwd, html);
  const siteFolder = resolve(io.cwd, site);
  const context: AdoptContext = {html: path, site, flags, io, engine, reports: []};
  const request = {
    siteFolder,
    url: flags.url === undefined ? undefined : requireUrl(flags.url),
    generator: requireGenerator(flags.generator),
    path: flags.path,
    dryRun: flags.dryRun === true,
    allowLoss: flags.allowLoss === true,
  };
  if (flags.all) {
    const {versions, diagnostics} = splitVersions(await readSource(path));
    requireVersions(versions, html);
    printDiagnostics(diagnostics, io, {siteFolder: path, quiet: true});
    const isNew = !hasSite(siteFolder);
    const workers = startWorkers();
    const requests = versions.map((one) => {
      const others = versions.filter(({folder}) => folder !== one.folder);
      return versionRequest(one, {...request, workers}, {path, isNew, others});
    });
    const code = await adoptAll(requests, context).finally(workers.close);
    if (flags.json) io.stdout.write(jsonText(context.reports));
    return code;
  }
  const version = requireVersion(flags.version);
  const source = await readSource(path);
  const result = await adopt({...request, source, sourceName: basename(path), version}, context);
  const code = report(result, context, 'version');
  if (flags.json) io.stdout.write(jsonText(context.reports[0]));
  return code;
}

/**
 * Adopts several versions, after a dry run for each, so that nothing is written unless all of them can be created.
 *
 * @returns The exit code.
 */
async function adoptAll(
  requests: readonly VersionRequest[],
  context: AdoptContext,
): Promise<number> {
  const policies: CspSources[] = [];
  let code: number = exitCode.good;
  for (const request of requests) {
    const result = await adopt({...request, dryRun: true}, context);
    const {isLossy, report: figures} = result.outcome.adopted;
    if (request.dryRun || (isLossy && !request.allowLoss)) {
      code = Math.max(code, report({...result, request}, context, 'none'));
    }
    policies.push(figures.csp);
  }
  if (context.flags.dryRun || code !== exitCode.good) return code;
  const among = {
    hasHome: requests.some(({among: one}) => one.hasHome),
    csp: mergedSources(policies),
  };
  for (const [index, request] of requests.entries()) {
    const result = await adopt({...request, among: {...request.among, ...among}}, context);
    report(result, context, index === requests.length - 1 ? 'versions' : 'none');
  }
  return code;
}

interface AdoptContext {
  /** Absolute path of the folder or archive. */
  readonly html: string;
  /** Site folder, as written by the user. */
  readonly site: string;
  readonly flags: AdoptFlags;
  readonly io: Io;
  readonly engine: Engine;
  /** Reports for `--json`, printed at the end. */
  readonly reports: unknown[];
}

interface AdoptResult {
  readonly request: AdoptRequest;
  readonly outcome: AdoptOutcome;
  readonly ms: number;
}

/** Adopts one version. */
async function adopt(
  request: AdoptRequest,
  {site, flags, io, engine}: AdoptContext,
): Promise<AdoptResult> {
  const isQuiet = flags.json === true;
  const start = io.now();
  const progress = progressFor(io, {quiet: isQuiet});
  const outcome = await interruptible(
    io,
    (signal) =>
      adoptSite(request, {
        engine,
        signal,
        onProgress: (stage, done, total) => progress.update({stage, done, total}),
        initSite: async (config) => {
          progress.stop();
          const quiet = isQuiet ? {...io, stdout: io.stderr} : io;
          await initCommand(site, {template: 'guide'}, quiet, (files) =>
            newSiteFiles(files, config),
          );
        },
      }),
    () => 'Interrupted. Nothing was adopted.',
  ).finally(progress.stop);
  return {request, outcome, ms: io.now() - start};
}

/**
 * Prints the report, or keeps it for `--json`.
 *
 * @param next Whose next steps are printed.
 * @returns The exit code.
 */
function report(
  {request, outcome, ms}: AdoptResult,
  {html, site, flags, io, reports}: AdoptContext,
  next: NextSteps,
): number {
  const {version, dryRun: isDryRun, sourceName} = request;
  const {adopted, diagnostics} = outcome;
  // Locations in these diagnostics are relative to the old HTML.
  const folder = join(dirname(html), sourceName);
  if (flags.json) reports.push(adoptJson(outcome, version));
  else {
    printDiagnostics(diagnostics, io, {siteFolder: folder, quiet: true});
    io.stdout.write(adoptText(outcome, {version, site, ms, isDryRun, next}));
  }
  if (!adopted.isLossy || request.allowLoss) return exitCode.good;
  const {lossy, unreadable} = adopted.report;
  io.stderr.write(
    `Nothing was written: ${formatCount(lossy.length + unreadable.length, 'page')} would lose content. Accept the loss with --allow-loss.\n`,
  );
  return exitCode.siteHasErrors;
}

function requireVersions(versions: readonly OldVersion[], html: string): void {
  if (versions.length > 0) return;
  throw new UsageError(
    `\`${printable(html)}\` does not contain versions: neither a \`versions.json\` nor folders such as \`1.x\` or \`en/v2.0\`. Adopt it as a single version with --version.`,
  );
}

function requireVersion(name: string | undefined): string {
  if (name === undefined) {
    throw new UsageError(
      'name the version: `legacydocs adopt old-html --version 1.x`; or adopt all versions in the folder with --all.',
    );
  }
  const parsed = versionName.safeParse(name);
  if (parsed.success) return name;
  throw new UsageError(
    `--version ${parsed.error.issues[0]?.message}, but is \`${printable(name)}\`.`,
  );
}

function requireUrl(written: string): string {
  const url = parseUrl(written);
  if (url !== undefined && /^https?:$/.test(url.protocol)) {
    url.hash = '';
    url.search = '';
    if (!url.pathname.endsWith('/'))
      url.pathname = url.pathname.replace(/[^/]*\.html?$/, '').replace(/\/?$/, '/');
    return url.href;
  }
  throw new UsageError(
    `--url must be a URL such as \`https://example.org/docs/1.x/\`, not \`${printable(written)}\`.`,
  );
}

function requireGenerator(name: string | undefined): string | undefined {
  if (name === undefined || profiles.some((profile) => profile.name === name)) return name;
  const known = profiles.map((profile) => profile.name).join(', ');
  throw new UsageError(`--generator must be one of ${known}, not \`${printable(name)}\`.`);
}
