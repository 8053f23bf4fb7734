import {legacydocs} from '../../src/serve/hosts/legacydocs.ts';
import {startServer} from '../../src/serve/http/start-server.ts';

/** A built site on the network of this machine alone. */
export interface ServedOutput {
  /** With the base: `http://127.0.0.1:41234/base/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serve an output folder as `legacydocs serve` does. @param folder Absolute path. */
export async function serveOutput(folder: string, baseUrl: string): Promise<ServedOutput> {
  const {origin, close} = await startServer({
    site: () => ({folder, baseUrl}),
    rules: legacydocs,
    host: '127.0.0.1',
    port: 0,
  });
  return {url: origin + baseUrl, close};
}
