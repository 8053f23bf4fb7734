import {readFile} from 'node:fs/promises';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {join} from 'node:path';
import sirv from 'sirv';
import {decodePath} from '../urls/decode.ts';
import {normalizeRoutePath} from '../urls/route-path.ts';

/** A built site being served. */
export interface StaticServer {
  /** `http://127.0.0.1:3000/base/` */
  readonly url: string;
  close(): Promise<void>;
}

export interface StaticServerOptions {
  /** Absolute path of the output folder. */
  readonly folder: string;
  readonly baseUrl: string;
  readonly host?: string;
  /** `0` lets the system choose. A taken port is an error of code `EADDRINUSE`. */
  readonly port: number;
}

/**
 * Serve an output folder below its base as a static host does: clean addresses, `.html` forms
 * redirected to them, `/` redirected to the base, the not-found page for everything else.
 */
export async function startStaticServer(options: StaticServerOptions): Promise<StaticServer> {
  const {folder, baseUrl, host = '127.0.0.1'} = options;
  // Read from disk at every request: a build may swap the folder while it is served.
  const files = sirv(folder, {dev: true, etag: true, extensions: ['html'], dotfiles: true});
  const server = createServer((request, response) => {
    const {pathname, search} = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/' && baseUrl !== '/') return redirect(response, baseUrl);
    if (`${pathname}/` === baseUrl) return redirect(response, baseUrl + search);
    if (!pathname.startsWith(baseUrl)) return notFound(folder, request, response);
    const clean = normalizeRoutePath(pathname);
    if (clean !== pathname && pathname !== `${baseUrl}404.html`) {
      return redirect(response, clean + search);
    }
    // sirv leaves `%23` and its like as they are, which names of files may hold: it gets the path decoded,
    // in the place where it looks for an address that was parsed before.
    const path = decodePath(pathname.slice(baseUrl.length - 1)).replaceAll('%', '%25');
    Object.assign(request, {_parsedUrl: {raw: request.url, pathname: path}});
    return files(request, response, () => notFound(folder, request, response));
  });
  const port = await listen(server, options.port, host);
  return {
    url: `http://${host}:${port}${baseUrl}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(302, {location}).end();
}

async function notFound(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const page = await readFile(join(folder, '404.html')).catch(() => 'Not found');
  response.writeHead(404, {'content-type': 'text/html;charset=utf-8'});
  response.end(request.method === 'HEAD' ? undefined : page);
}

async function listen(server: Server, port: number, host: string): Promise<number> {
  return await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}
