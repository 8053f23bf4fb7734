import {resolve} from 'node:path';
import {formatCount, printable} from '../../core/diagnostics/message-text.ts';
import {parseUrl} from '../../core/urls/href.ts';
import {versionName} from '../../site/config/schema/version-name.ts';
import {profiles} from '../../tools/adopt/profiles/index.ts';
import {adoptSite} from '../adopt/adopt-site.ts';
import {newSiteFiles} from '../adopt/new-site.ts';
import type {Engine} from '../engine.ts';
import {interruptible} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {progressFor} from '../progress.ts';
import {adoptJson, adoptText} from '../report/adopt-report.ts';
import {printDiagnostics} from '../report/diagnostics.ts';
import {exitCode, interruptExitCode, UsageError} from '../usage.ts';
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
}

/**
 * Makes a frozen version of built HTML documentation.
 *
 * @param html Folder or archive, relative to the working directory.
 * @param site Site folder, relative to the working directory; created if it contains no site.
 * @returns The exit code: 1 if the proof found a loss that is not allowed.
 */
export async function adoptCommand(
  html: string,
  site: string,
  flags: AdoptFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const version = requireVersion(flags.version);
  const isQuiet = flags.json === true;
  const siteFolder = resolve(io.cwd, site);
  const start = io.now();
  const progress = progressFor(io, {quiet: isQuiet});
  const request = {
    html: resolve(io.cwd, html),
    siteFolder,
    version,
    url: flags.url === undefined ? undefined : requireUrl(flags.url),
    generator: requireGenerator(flags.generator),
    path: flags.path,
    dryRun: flags.dryRun === true,
    allowLoss: flags.allowLoss === true,
  };
  const {interrupt, result} = await interruptible(io, (signal) =>
    adoptSite(request, {
      engine,
      signal,
      onProgress: (stage, done, total) => progress.update({stage, done, total}),
      initSite: async (config) => {
        progress.stop();
        const quiet = isQuiet ? {...io, stdout: io.stderr} : io;
        await initCommand(site, {template: 'guide'}, quiet, (files) => newSiteFiles(files, config));
      },
    }),
  ).finally(progress.stop);
  if (interrupt !== undefined) {
    io.stderr.write('Interrupted. Nothing was adopted.\n');
    return interruptExitCode[interrupt];
  }
  if (result === undefined) throw new Error('The adoption ended without a result.');
  // Locations are in the old folder.
  if (!isQuiet) printDiagnostics(result.diagnostics, io, {siteFolder: request.html, quiet: true});
  io.stdout.write(
    flags.json
      ? adoptJson(result)
      : adoptText(result, {version, site, ms: io.now() - start, isDryRun: request.dryRun}),
  );
  const isRefused = !result.isWritten && !request.dryRun;
  if (isRefused) {
    const {lossy, unreadable} = result.adopted.report;
    io.stderr.write(
      `Nothing was written: ${formatCount(lossy.length + unreadable.length, 'page')} would lose content. Accept the loss with --allow-loss.\n`,
    );
  }
  return result.adopted.isLossy && !request.allowLoss ? exitCode.siteHasErrors : exitCode.good;
}

function requireVersion(name: string | undefined): string {
  if (name === undefined) {
    throw new UsageError('name the version: `legacydocs adopt old-html --version 1.x`.');
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
