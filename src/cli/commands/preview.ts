import {readFile} from 'node:fs/promises';
import {join, resolve} from 'node:path';
import {regularFile} from '../../core/paths/paths.ts';
import type {HostRules} from '../../serve/hosts/host.ts';
import {headersFrom, readRedirectsFile} from '../../serve/hosts/hosting-files.ts';
import {portsToTry, startOnFreePort} from '../../serve/http/start-on-free-port.ts';
import type {ServedSite} from '../../serve/http/start-server.ts';
import {siteLocationOf} from '../../tools/check/folder-files.ts';
import type {SiteLocation} from '../../tools/check/types.ts';
import {loadSite, requireBuilt} from '../built-site.ts';
import {interruptible, untilAborted} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {recoverFirst} from '../recover-first.ts';
import {exitCode, requireHost, requireSiteFolder, requireWholeNumber} from '../usage.ts';

/** Options of `legacydocs preview`. */
export interface PreviewFlags {
  readonly outDir: string;
  readonly like: string;
  readonly host: string;
  /** The port, still a string. */
  readonly port: string;
  readonly strictPort?: true;
}

/**
 * Serves a built site until the process is interrupted, and simulates a static host.
 *
 * @returns The exit code.
 */
export async function previewCommand(
  site: string,
  {outDir, like, host, port, strictPort}: PreviewFlags,
  io: Io,
): Promise<number> {
  const rules = requireHost(like);
  const first = requireWholeNumber('--port', port, {from: 0, to: 65_535});
  const siteFolder = await requireSiteFolder(site, io.cwd);
  await recoverFirst({dir: siteFolder, outDir, allowsBuild: true}, io);
  const {config} = await loadSite(siteFolder);
  const folder = resolve(siteFolder, outDir);
  await interruptible(io, async (signal) => {
    await requireBuilt(folder, {site, outDir});
    const served = await servedSite(folder, config, rules);
    const server = await startOnFreePort(
      {first, tries: strictPort ? 1 : portsToTry},
      {site: () => ({...served, trailingSlash: config.trailingSlash}), rules, host},
    );
    try {
      if (server.networkOrigins.length > 0)
        io.stdout.write('The site is accessible from every machine on this network.\n');
      io.stdout.write(
        `Serving ${outDir} like ${rules.name} on ${server.origin}${served.baseUrl} (press Ctrl+C to stop)\n`,
      );
      await untilAborted(signal);
    } finally {
      await server.close();
    }
  });
  return exitCode.good;
}

/** Returns the output folder, with the contents of `_headers` and `_redirects` if the host reads these files. */
async function servedSite(
  folder: string,
  configured: SiteLocation,
  rules: HostRules,
): Promise<ServedSite> {
  const textOf = async (name: string): Promise<string> =>
    await readFile(regularFile(join(folder, name)), 'utf8').catch(() => '');
  const own = siteLocationOf(await textOf('index.html'), await textOf('404.html'));
  return {
    folder,
    baseUrl: own?.baseUrl ?? configured.baseUrl,
    headers: rules.readsHeadersFile ? headersFrom(await textOf('_headers')) : undefined,
    redirects: rules.readsRedirectsFile
      ? readRedirectsFile(await textOf('_redirects'), own?.url ?? configured.url)
      : undefined,
  };
}
