import {legacydocs} from '../../src/serve/hosts/legacydocs.ts';
import {startServer} from '../../src/serve/http/start-server.ts';

/** A built site on the loopback interface. */
export interface ServedOutput {
  /** URL with the base path: `http://127.0.0.1:41234/base/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves an output folder as `legacydocs serve` does. @param folder Absolute path. */
export async function serveOutput(folder: string, baseUrl: string): Promise<ServedOutput> {
  const {origin, close} = await startServer({
    site: () => ({folder, baseUrl}),
    rules: legacydocs,
    host: '127.0.0.1',
    port: 0,
  });
  return {url: origin + baseUrl, close};
}
