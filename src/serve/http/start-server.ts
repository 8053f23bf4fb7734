import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import compression from 'compression';
import {splitHref} from '../../core/urls/href.ts';
import type {DeclaredRedirects, HostRules} from '../hosts/host.ts';
import {folderLookup} from './folder-lookup.ts';
import {
  type HostCheck,
  hostCheck,
  isLoopback,
  listeningAddresses,
  refusalOf,
} from './request-guard.ts';
import {sendFile} from './send-file.ts';

/** An output folder as it is served. */
export interface ServedSite {
  /** Absolute path. A build may swap the folder while it is served. */
  readonly folder: string;
  /** Where it is mounted: `/`, `/base/`. */
  readonly baseUrl: string;
  /** The site's setting. */
  readonly trailingSlash?: boolean | undefined;
  /** Declared redirects. */
  readonly redirects?: DeclaredRedirects | undefined;
  /** Headers for a path on the host, e.g. a Content-Security-Policy; see `headersFrom`. */
  readonly headers?: ((pathname: string) => Readonly<Record<string, string>>) | undefined;
}

/** A request that may be answered: its method, host and origin are fine. */
export interface SafeRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Percent-encoded, as the client wrote it. */
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
}

export interface ServerOptions {
  /** Asked at every request: what is served may change while the server runs. */
  readonly site: () => ServedSite;
  readonly rules: HostRules;
  /** Address to listen on. */
  readonly host: string;
  /** `0` lets the system choose. A taken port is an error of code `EADDRINUSE`. */
  readonly port: number;
  /** Names besides this machine's own by which clients may ask: `docs.test`. */
  readonly allowedHosts?: readonly string[] | undefined;
  /** Comes before any file, e.g. for a stream of events. @returns Whether it takes the request. */
  readonly intercept?: ((request: SafeRequest) => boolean) | undefined;
  /** Asked before a page is read, for what changes its HTML on its way out; files stay as they are. */
  readonly transform?: (() => (html: string) => string) | undefined;
}

/** A site being served. */
export interface SiteServer {
  /** For this machine, without a path: `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** For other machines; none, unless it was opened to them. */
  readonly networkOrigins: readonly string[];
  /** Ends open connections too. */
  readonly close: () => Promise<void>;
}

/** A build swaps its folder with two renames: for a moment there is none. Milliseconds, and how often. */
const swapPause = 10;
const swapTries = 20;

/** Serve an output folder below its base, as a static host does. */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const {host, port, allowedHosts} = options;
  const isAllowed = hostCheck(host, allowedHosts);
  const server = createServer((request, response) => {
    answer(request, response, isAllowed, options).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, failureText(error));
    });
  });
  const takenPort = await listen(server, port, host);
  const addresses = listeningAddresses(host);
  return {
    origin: originOf(addresses[0], takenPort),
    networkOrigins: addresses
      .filter((address) => !isLoopback(address))
      .map((address) => originOf(address, takenPort)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function originOf(address: string, port: number): string {
  return `http://${address.includes(':') ? `[${address}]` : address}:${port}`;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  isAllowed: HostCheck,
  options: ServerOptions,
): Promise<void> {
  const refusal = refusalOf(request, isAllowed);
  if (refusal !== undefined) {
    return sendText(response, refusal.status, refusal.text, refusal.headers);
  }
  const {pathname, search} = splitHref(request.url ?? '/');
  const safe = {request, response, pathname, search};
  if (options.intercept?.(safe) === true) return;
  compressResponse(request, response);
  await answerFromFolder(safe, options, swapTries);
}

async function answerFromFolder(
  safe: SafeRequest,
  options: ServerOptions,
  tries: number,
): Promise<void> {
  const {request, response, pathname, search} = safe;
  const site = options.site();
  const found = options.rules.answer(pathname, {...site, files: folderLookup(site.folder)});
  if (found.kind === 'redirect') {
    response.writeHead(found.status, {location: withQuery(found.location, search)}).end();
    return;
  }
  if (found.kind === 'none' && existsSync(site.folder)) {
    return sendText(response, 404, 'There is nothing at this address.\n');
  }
  try {
    if (found.kind === 'none') throw new Error('There is no site at the moment.');
    const {outputPath, status} = found;
    const headers = site.headers?.(pathname) ?? {};
    const transform = options.transform?.();
    const answer = {folder: site.folder, outputPath, status, headers, transform};
    await sendFile(answer, request, response);
  } catch (error) {
    if (tries === 0 || response.headersSent) throw error;
    await pause(swapPause);
    await answerFromFolder(safe, options, tries - 1);
  }
}

/** @returns The address as a header can hold it, with the query that was asked for unless it has its own. */
function withQuery(location: string, asked: string): string {
  const {pathname, search, hash} = splitHref(location.replace(/[^!-~]+/gu, encodeURIComponent));
  return `${pathname}${search || asked}${hash}`;
}

function sendText(
  response: ServerResponse,
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/** Says what failed without the paths of this machine, which messages of the system hold. */
function failureText(error: unknown): string {
  const {code} = Object(error);
  return `This address cannot be answered at the moment${typeof code === 'string' ? `: ${code}` : ''}.\n`;
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

/** Typed for Express, but written for Node's own requests. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const middleware = compression({
  // Part of a file: its range is told in bytes of the file as it is.
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
}) as Middleware;

/** From now on, what is sent is compressed where that pays, in the best way that the client takes. */
function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  middleware(request, response, () => undefined);
}
