import {once} from 'node:events';
import {createServer} from 'node:net';
import {type BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import {type ServerOptions, type SiteServer, startServer} from './start-server.ts';

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
    throw cannotListen(options.host, first, error);
  }
}

/**
 * Returns the ports that are left from the first free one, so that a taken port is reported before long work. Another
 * program may still take it meanwhile.
 *
 * @throws {BuildError} `server-failed`, as starting a server does.
 */
export async function freePorts({first, tries}: PortRange, host: string): Promise<PortRange> {
  const probe = createServer();
  try {
    await once(probe.listen(first, host), 'listening');
    return {first, tries};
  } catch (error) {
    if (isPortTaken(error) && tries > 1 && first < 65_535) {
      return await freePorts({first: first + 1, tries: tries - 1}, host);
    }
    throw cannotListen(host, first, error);
  } finally {
    probe.close();
  }
}

function isPortTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function cannotListen(host: string, port: number, error: unknown): BuildError {
  if (isPortTaken(error)) {
    return buildError({
      code: 'server-failed',
      message: `Another program listens on port \`${port}\` of \`${host}\`.`,
      hint: 'End it, or choose another port with `--port`; without `--strict-port`, the next free one is used.',
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return buildError({
    code: 'server-failed',
    message: `The server cannot listen on \`${host}\`: ${reason}.`,
    hint: 'Choose another address with `--host`, or another port with `--port`.',
  });
}
