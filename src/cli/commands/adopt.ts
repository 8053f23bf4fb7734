import {basename, resolve} from 'node:path';
import {formatCount, printable} from '../../core/diagnostics/diagnostic.ts';
import {parseUrl} from '../../core/urls/href.ts';
import {versionName} from '../../site/config/schema/version-name.ts';
import {profiles} from '../../tools/adopt/profiles/index.ts';
import {readSource} from '../../tools/adopt/source/read-source.ts';
import {type OldVersion, splitVersions} from '../../tools/adopt/source/split-versions.ts';
import {type AdoptRequest, adoptSite} from '../adopt/adopt-site.ts';
import {newSiteFiles} from '../adopt/new-site.ts';
import type {Engine} from '../engine.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {adoptJson, adoptText} from '../report/adopt-report.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
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
  const path = resolve(io.cwd, html);
  const url = flags.url === undefined ? undefined : requireUrl(flags.url);
  const named = flags.all ? undefined : requireVersion(flags.version);
  const generator = requireGenerator(flags.generator);
  const source = await readSource(path);
  const versions =
    named === undefined
      ? requireVersions(splitVersions(source), html)
      : [{name: named, folder: '', source}];
  const requests = versions.map(
    (one): AdoptRequest => ({
      source: one.source,
      sourceName:
        one.folder === '' ? basename(path) : `${basename(path)}/${one.folder.slice(0, -1)}`,
      siteFolder: resolve(io.cwd, site),
      version: one.name,
      url: url && new URL(one.folder, url).href,
      generator,
      path: flags.path,
      dryRun: flags.dryRun === true,
      allowLoss: flags.allowLoss === true,
    }),
  );
  const context = {html: path, site, flags, io, engine};
  // A dry run for each version, so that nothing is written unless all versions can be created.
  if (requests.length > 1) {
    for (const request of requests) {
      const code = await adopt({...request, dryRun: true}, context);
      if (code !== exitCode.good) return code;
    }
    if (flags.dryRun) return exitCode.good;
  }
  for (const request of requests) {
    const code = await adopt(request, context);
    if (code !== exitCode.good) return code;
  }
  return exitCode.good;
}

interface AdoptContext {
  /** Absolute path of the folder or archive. */
  readonly html: string;
  /** Site folder, as written by the user. */
  readonly site: string;
  readonly flags: AdoptFlags;
  readonly io: Io;
  readonly engine: Engine;
}

/**
 * Adopts one version and prints the report.
 *
 * @returns The exit code.
 */
async function adopt(
  request: AdoptRequest,
  {html, site, flags, io, engine}: AdoptContext,
): Promise<number> {
  const isQuiet = flags.json === true;
  const start = io.now();
  const progress = progressFor(io, {quiet: isQuiet});
  const result = await interruptible(
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
  const {version, dryRun: isDryRun} = request;
  // Locations in these diagnostics are relative to the old HTML.
  if (!isQuiet) printDiagnostics(result.diagnostics, io, {siteFolder: html, quiet: true});
  io.stdout.write(
    flags.json
      ? adoptJson(result)
      : adoptText(result, {version, site, ms: io.now() - start, isDryRun}),
  );
  if (!result.adopted.isLossy || request.allowLoss) return exitCode.good;
  const {lossy, unreadable} = result.adopted.report;
  io.stderr.write(
    `Nothing was written: ${formatCount(lossy.length + unreadable.length, 'page')} would lose content. Accept the loss with --allow-loss.\n`,
  );
  return exitCode.siteHasErrors;
}

function requireVersions(versions: readonly OldVersion[], html: string): readonly OldVersion[] {
  if (versions.length > 0) return versions;
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
