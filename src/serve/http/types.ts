import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DeclaredRedirects, HostRules} from '../hosts/types.ts';

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
