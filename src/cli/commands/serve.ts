import {spawn} from 'node:child_process';
import type {ServeSession} from '../../serve/dev/serve-site.ts';
import {portsToTry} from '../../serve/http/start-on-free-port.ts';
import type {Engine} from '../engine.ts';
import {interruptible, untilAborted} from '../interruptible.ts';
import type {Io} from '../io.ts';
import {serveReporter} from '../report/serve-report.ts';
import {exitCode, requireSiteFolder, requireWholeNumber} from '../usage.ts';

/** Options of `legacydocs serve`. */
export interface ServeFlags {
  readonly host: string;
  /** The port, still a string. */
  readonly port: string;
  readonly strictPort?: true;
  readonly allowedHost?: readonly string[];
  readonly open?: true;
  readonly drafts?: true;
}

/**
 * Builds and serves the site, and rebuilds it when files change, until the process is interrupted.
 *
 * @returns The exit code.
 */
export async function serveCommand(
  site: string,
  {host, port, strictPort, allowedHost = [], open, drafts}: ServeFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const firstPort = requireWholeNumber('--port', port, {from: 0, to: 65_535});
  const siteFolder = await requireSiteFolder(site, io.cwd);
  await requireConfigFile(siteFolder);
  const {stop, ...listeners} = serveReporter(io, siteFolder);
  await interruptible(io, async (signal) => {
    const session = await engine.serve({
      siteFolder,
      host,
      ports: {first: firstPort, tries: strictPort ? 1 : portsToTry},
      allowedHosts: allowedHost,
      drafts: drafts === true,
      signal,
      ...listeners,
    });
    try {
      io.stdout.write(greeting(session));
      if (open) openBrowser(session.origin + session.baseUrl(), io);
      await untilAborted(signal);
    } finally {
      await session.close();
    }
  }).finally(stop);
  return exitCode.good;
}

/**
 * Requires a configuration file. An invalid configuration is accepted, because it can be fixed while the server runs.
 */
async function requireConfigFile(siteFolder: string): Promise<void> {
  const {findConfigFile} = await import('../../site/config/find-config-file.ts');
  await findConfigFile(siteFolder);
}

function greeting({origin, networkOrigins, baseUrl}: ServeSession): string {
  const addresses = networkOrigins.map((origin) => `  ${origin}${baseUrl()}\n`);
  return [
    `Serving on ${origin}${baseUrl()} (press Ctrl+C to stop)\n`,
    ...(addresses.length > 0
      ? ['The site is accessible from every machine on this network:\n']
      : []),
    ...addresses,
  ].join('');
}

/** Returns the operating system's command for opening a URL, and its leading arguments. */
export function browserOpener(platform: NodeJS.Platform): readonly [string, ...string[]] {
  if (platform === 'darwin') return ['open'];
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler'];
  return ['xdg-open'];
}

/** Opens a URL in the browser, except in CI (row CLI-02). If the browser cannot be opened, only prints a message. */
function openBrowser(url: string, {env, stderr}: Pick<Io, 'env' | 'stderr'>): void {
  if (env.CI) return;
  const [command, ...args] = browserOpener(process.platform);
  const opener = spawn(command, [...args, url], {stdio: 'ignore', detached: true, env: {...env}});
  const fail = (): void => {
    stderr.write('Cannot open a browser. Open the URL above yourself.\n');
  };
  opener.on('error', fail);
  opener.on('exit', (code) => {
    if (code !== 0 && code !== null) fail();
  });
  opener.unref();
}
