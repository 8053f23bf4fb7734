import {type StaticServer, startStaticServer} from '../../serve/static-server.ts';
import type {Engine} from '../engine.ts';
import {interruptExitCode} from '../exit-code.ts';
import type {Interrupt, Io} from '../io.ts';
import {requireSiteFolder} from '../site-folder.ts';
import {UsageError} from '../usage-error.ts';
import {buildCommand} from './build.ts';

/** Options of `legacydocs serve`. */
export interface ServeFlags {
  readonly host: string;
  /** As written. */
  readonly port: string;
  readonly drafts?: true;
}

/** Ports that are tried after a taken one. */
const portsToTry = 100;

/** Build the site and serve its output until the process is interrupted. @returns The exit code. */
export async function serveCommand(
  site: string,
  {host, port, drafts}: ServeFlags,
  io: Io,
  engine: Engine,
): Promise<number> {
  const firstPort = requirePort(port);
  const siteFolder = await requireSiteFolder(site, io.cwd);
  let served: {readonly folder: string; readonly baseUrl: string} | undefined;
  const watched: Engine = {
    ...engine,
    build: async (options) => {
      const result = await engine.build(options);
      if (result.ok && result.site !== undefined) {
        served = {folder: result.outDir, baseUrl: result.site.config.baseUrl};
      }
      return result;
    },
  };
  const code = await buildCommand(
    siteFolder,
    {outDir: 'build', cache: true, ...(drafts && {drafts})},
    io,
    watched,
  );
  if (served === undefined) return code;
  const server = await listen({...served, host, port: firstPort});
  io.stdout.write(`Serving on ${server.url} – press Ctrl+C to stop.\n`);
  const signal = await interrupted(io);
  await server.close();
  return interruptExitCode[signal];
}

function requirePort(written: string): number {
  const port = Number(written);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new UsageError(`--port must be a whole number from 0 to 65535; it is \`${written}\`.`);
}

async function listen(
  options: Parameters<typeof startStaticServer>[0],
  attempts = portsToTry,
): Promise<StaticServer> {
  try {
    return await startStaticServer(options);
  } catch (error) {
    if (!isPortTaken(error) || attempts === 0) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new UsageError(`The server cannot listen on ${options.host}: ${reason}.`);
    }
    return await listen({...options, port: options.port + 1}, attempts - 1);
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

async function interrupted({signals}: Io): Promise<Interrupt> {
  return await new Promise((resolve) => {
    signals.on('SIGINT', () => resolve('SIGINT'));
    signals.on('SIGTERM', () => resolve('SIGTERM'));
  });
}
