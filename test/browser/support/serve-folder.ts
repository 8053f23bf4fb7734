import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import sirv from 'sirv';

/** A folder served on the loopback interface. */
export interface ServedFolder {
  /** URL with the base path and a trailing slash: `http://127.0.0.1:41234/base/`. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves a built folder under a base path, as a static host does.
 *
 * @param folder Absolute path.
 * @param baseUrl Base path, which begins and ends with `/`. Paths outside it are not found.
 * @param headersOf Returns the response headers for a path under the base path, for example a Content-Security-Policy.
 */
export async function serveFolder(
  folder: string,
  baseUrl: string,
  headersOf: (path: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<ServedFolder> {
  const files = sirv(folder, {dev: true, dotfiles: true});
  const server = createServer((request, response) => {
    const notFound = (): void => {
      response.writeHead(404).end();
    };
    const path = request.url ?? '/';
    if (!path.startsWith(baseUrl)) return notFound();
    const headers = headersOf(path.slice(baseUrl.length));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    request.url = path.slice(baseUrl.length - 1);
    files(request, response, notFound);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = urlOf(server.address());
  return {
    url: `http://127.0.0.1:${port}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Serves a build's output, with its policy and cache headers. */
export async function serveUnderPolicy(folder: string, baseUrl: string): Promise<ServedFolder> {
  const headers = await readFile(join(folder, '_headers'), 'utf8');
  const policy = /Content-Security-Policy: (.*)/.exec(headers)?.[1];
  if (policy === undefined) throw new Error('The site has no policy.');
  const caching = [...headers.matchAll(/^\S*?\/(_data|assets)\/\*\n {2}Cache-Control: (.*)/gm)];
  return await serveFolder(folder, baseUrl, (path) => {
    const [, , kept] = caching.find(([, name]) => path.startsWith(`${name}/`)) ?? [];
    return {
      'Content-Security-Policy': policy,
      ...(kept === undefined ? {} : {'Cache-Control': kept}),
    };
  });
}

function urlOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return address;
}
