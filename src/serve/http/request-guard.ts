import type {IncomingMessage} from 'node:http';
import {networkInterfaces} from 'node:os';
import {parseUrl} from '../../core/urls/href.ts';

/** Response to a refused request. */
export interface Refusal {
  readonly status: 400 | 403 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Parts of a request that determine whether the request is allowed. */
export type RequestInfo = Pick<IncomingMessage, 'method' | 'url'> & {
  readonly headers: Pick<IncomingMessage['headers'], 'host' | 'origin'>;
};

/**
 * Returns the refusal of a request whose method is not GET or HEAD, whose host name is not accepted, or that comes from
 * a page on another site.
 *
 * @returns `undefined` for an allowed request.
 */
export function refusalOf(
  {method = '', url = '', headers}: RequestInfo,
  isAllowed: HostCheck,
): Refusal | undefined {
  const {host, origin} = headers;
  const names = origin === undefined ? [host] : [host, origin];
  for (const name of names) {
    const hostname = name === undefined ? undefined : hostnameOf(name);
    if (hostname === undefined || !isAllowed(hostname)) return forbidden(hostname);
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'Only GET and HEAD are allowed.', {
      allow: 'GET, HEAD',
    });
  }
  // Only requests to a proxy contain a full URL.
  if (!url.startsWith('/')) return refusal(400, 'The path must begin with a slash.');
  return undefined;
}

function forbidden(hostname: string | undefined): Refusal {
  const text =
    hostname === undefined
      ? 'The request has no valid host.'
      : `The host \`${hostname}\` is not allowed. To accept it, add --allowed-host ${hostname}`;
  return refusal(403, text);
}

function refusal(
  status: Refusal['status'],
  text: string,
  headers: Refusal['headers'] = {},
): Refusal {
  return {status, text: `${text}\n`, headers};
}

/** Returns true for an accepted host name. */
export type HostCheck = (hostname: string) => boolean;

/** Loopback addresses, keyed by wildcard address. */
const anyUrl = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Returns true for a host that is reachable only from this machine. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return /^127(?:\.\d+){3}$/.test(name) || name === '::1' || /^(?:.+\.)?localhost$/.test(name);
}

/**
 * Creates a check for host names. It prevents DNS rebinding: if another site's name resolves to this machine, requests
 * from that site's pages contain that name and are refused.
 *
 * @param host Host that the server listens on.
 * @param others Additional host names to accept.
 */
export function hostCheck(host: string, others: readonly string[] = []): HostCheck {
  const names = [...listeningUrls(host), ...others];
  const allowed = new Set(names.map((name) => name.toLowerCase()));
  return (hostname) => isLoopback(hostname) || allowed.has(hostname.toLowerCase());
}

/** Returns the addresses of a server that listens on a host: for this machine first, then for the network. */
export function listeningUrls(host: string): [string, ...string[]] {
  const here = anyUrl.get(host);
  if (here === undefined) return [host];
  const all = Object.values(networkInterfaces()).flatMap((some = []) => some);
  return [here, ...all.filter(({internal}) => !internal).map(({address}) => address)];
}

/**
 * Returns the host name in a `Host` or `Origin` header, without port and brackets.
 *
 * @returns `undefined` for an invalid host, such as the origin `null`.
 */
function hostnameOf(header: string): string | undefined {
  const address = /^https?:\/\//i.test(header) ? header : `http://${header}`;
  if (/[/?#@\\]/.test(address.replace(/^https?:\/\//i, ''))) return undefined;
  return parseUrl(address)?.hostname.replace(/^\[|\]$/g, '');
}
