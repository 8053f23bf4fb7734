import {once} from 'node:events';
import {createServer} from 'node:net';
import {type BuildError, buildError} from '../../core/diagnostics/diagnostic.ts';
import {type ServerOptions, type SiteServer, startServer} from './start-server.ts';

/** Consecutive ports to try. */
export interface PortRange {
  /** `0` lets the system choose. */
  readonly first: number;
  readonly tries: number;
}

/** Number of ports to try without `--strict-port`. */
export const portsToTry = 100;

/**
 * Starts a server on the first free port.
 *
 * @throws {BuildError} `server-failed` if no port is free, or the system refuses to listen.
 */
export async function startOnFreePort(
  {first, tries}: PortRange,
  options: Omit<ServerOptions, 'port'>,
): Promise<SiteServer> {
  try {
    return await startServer({...options, port: first});
  } catch (error) {
    if (isPortInUse(error) && tries > 1 && first < 65_535) {
      return await startOnFreePort({first: first + 1, tries: tries - 1}, options);
    }
    throw cannotListen(options.host, first, error);
  }
}

/**
 * Returns the ports from the first free one onwards, so that a port conflict is reported before a long build. During
 * the build, another program can still take the port.
 *
 * @throws {BuildError} `server-failed`, like `startOnFreePort`.
 */
export async function freePorts({first, tries}: PortRange, host: string): Promise<PortRange> {
  const probe = createServer();
  try {
    await once(probe.listen(first, host), 'listening');
    return {first, tries};
  } catch (error) {
    if (isPortInUse(error) && tries > 1 && first < 65_535) {
      return await freePorts({first: first + 1, tries: tries - 1}, host);
    }
    throw cannotListen(host, first, error);
  } finally {
    probe.close();
  }
}

function isPortInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

function cannotListen(host: string, port: number, error: unknown): BuildError {
  if (isPortInUse(error)) {
    return buildError({
      code: 'server-failed',
      message: `Port \`${port}\` on \`${host}\` is in use by another program.`,
      hint: 'Stop the other program, choose another port with `--port`, or omit `--strict-port` to use the next free port.',
    });
  }
  const reason = error instanceof Error ? error.message : String(error);
  return buildError({
    code: 'server-failed',
    message: `Cannot listen on \`${host}\`: ${reason}.`,
    hint: 'Choose another IP address with `--host`, or another port with `--port`.',
  });
}
