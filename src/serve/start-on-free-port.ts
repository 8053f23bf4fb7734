import {type BuildError, buildError} from '../diagnostics/build-error.ts';
import {startServer} from './start-server.ts';
import type {ServerOptions, SiteServer} from './types.ts';

/** Ports that may be tried, one after another. */
export interface PortRange {
  /** `0` lets the system choose. */
  readonly first: number;
  readonly tries: number;
}

/** Ports that are tried, counted from the first, unless only that one will do. */
export const portsToTry = 100;

/**
 * Start a server on the first port that is free.
 *
 * @throws {BuildError} `server-failed`: none is free, or the system does not let us listen.
 */
export async function startOnFreePort(
  {first, tries}: PortRange,
  options: Omit<ServerOptions, 'port'>,
): Promise<SiteServer> {
  try {
    return await startServer({...options, port: first});
  } catch (error) {
    if (isPortTaken(error) && tries > 1 && first < 65_535) {
      return await startOnFreePort({first: first + 1, tries: tries - 1}, options);
    }
    throw cannotListen(options.host, error);
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function cannotListen(host: string, error: unknown): BuildError {
  const reason = error instanceof Error ? error.message : String(error);
  return buildError({
    code: 'server-failed',
    message: `The server cannot listen on \`${host}\`: ${reason}.`,
    hint: 'Choose another address with `--host`, or another port with `--port`.',
  });
}
