import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {setTimeout as pause} from 'node:timers/promises';
import compression from 'compression';
import {splitHref} from '../../core/urls/href.ts';
import type {DeclaredRedirects, HostRules} from '../hosts/host.ts';
import {folderLookup} from './folder-lookup.ts';
import {type HostCheck, hostCheck, isLoopback, listeningUrls, refusalOf} from './request-guard.ts';
import {sendFile} from './send-file.ts';

/** An output folder to serve. */
export interface ServedSite {
  /** Absolute path. A build may replace the folder while the server runs. */
  readonly folder: string;
  /** Base path: `/`, `/base/`. */
  readonly baseUrl: string;
  /** The site's `trailingSlash` setting. */
  readonly trailingSlash?: boolean | undefined;
  /** Declared redirects. */
  readonly redirects?: DeclaredRedirects | undefined;
  /** Returns the headers for a path on the host, such as a Content-Security-Policy. See `headersFrom`. */
  readonly headers?: ((pathname: string) => Readonly<Record<string, string>>) | undefined;
}

/** A request whose method, host and origin are allowed. */
export interface SafeRequest {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Path, percent-encoded, as sent by the client. */
  readonly pathname: string;
  /** Query including the `?`, or an empty string. */
  readonly search: string;
}

export interface ServerOptions {
  /** Called for every request, because the site may change while the server runs. */
  readonly site: () => ServedSite;
  readonly rules: HostRules;
  /** IP address or host name to listen on. */
  readonly host: string;
  /** `0` lets the system choose. A port in use causes an error with the code `EADDRINUSE`. */
  readonly port: number;
  /** Additional host names to accept: `docs.test`. */
  readonly allowedHosts?: readonly string[] | undefined;
  /**
   * Handles requests before files are looked up, for example for an event stream.
   *
   * @returns True if it has handled the request.
   */
  readonly intercept?: ((request: SafeRequest) => boolean) | undefined;
  /** Returns a function that transforms the HTML of a page. Called before the page is read. */
  readonly transform?: (() => (html: string) => string) | undefined;
}

/** A running server. */
export interface SiteServer {
  /** Origin on this machine: `http://127.0.0.1:3000`. */
  readonly origin: string;
  /** Origins on the network; empty unless the server is exposed to the network. */
  readonly networkOrigins: readonly string[];
  /** Stops the server and closes open connections. */
  readonly close: () => Promise<void>;
}

/**
 * Delay between retries. While a build replaces the output, a file can be missing for a moment, so failed reads are
 * retried.
 */
const retryMs = 10;
const maxRetries = 20;

/** Serves an output folder under its base path, as a static host does. */
export async function startServer(options: ServerOptions): Promise<SiteServer> {
  const {host, port, allowedHosts} = options;
  const isAllowed = hostCheck(host, allowedHosts);
  const server = createServer((request, response) => {
    answer(request, response, isAllowed, options).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendText(response, 500, failureText(error));
    });
  });
  const actualPort = await listen(server, port, host);
  const addresses = listeningUrls(host);
  return {
    origin: originOf(addresses[0], actualPort),
    networkOrigins: addresses
      .filter((address) => !isLoopback(address))
      .map((address) => originOf(address, actualPort)),
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
  await answerFromFolder(safe, options, maxRetries);
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
    return sendText(response, 404, 'Not found.\n');
  }
  try {
    if (found.kind === 'none') throw new Error('The output folder is missing.');
    const {outputPath, status} = found;
    const headers = site.headers?.(pathname) ?? {};
    const transform = options.transform?.();
    const answer = {folder: site.folder, outputPath, status, headers, transform};
    await sendFile(answer, request, response);
  } catch (error) {
    if (tries === 0 || response.headersSent) throw error;
    await pause(retryMs);
    await answerFromFolder(safe, options, tries - 1);
  }
}

/** Encodes a URL for the `Location` header, and adds the request's query unless the URL has its own. */
function withQuery(location: string, requested: string): string {
  const {pathname, search, hash} = splitHref(location.replace(/[^!-~]+/gu, encodeURIComponent));
  return `${pathname}${search || requested}${hash}`;
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

/** Returns an error message without the local paths that system messages can contain. */
function failureText(error: unknown): string {
  const {code} = Object(error);
  return `The request failed${typeof code === 'string' ? `: ${code}` : ''}.\n`;
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

/** Type of the `compression` middleware for Node.js requests. The package's own types require Express. */
type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const middleware = compression({
  // Partial responses are not compressed, because ranges refer to uncompressed bytes.
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
}) as Middleware;

/** Compresses the response, if it is compressible, with the best encoding that the client accepts. */
function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  middleware(request, response, () => undefined);
}
