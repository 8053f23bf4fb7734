import type {IncomingMessage} from 'node:http';
import {networkInterfaces} from 'node:os';
import {parseUrl} from '../../core/urls/href.ts';

/** Why a request gets nothing. */
export interface Refusal {
  readonly status: 400 | 403 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** The parts of a request that decide whether it may be answered. */
export type Approach = Pick<IncomingMessage, 'method' | 'url'> & {
  readonly headers: Pick<IncomingMessage['headers'], 'host' | 'origin'>;
};

/**
 * Whoever asks has to ask by a name of ours, from no page of somebody else's, and may only read.
 *
 * @returns `undefined` when the request may be answered.
 */
export function refusalOf(
  {method = '', url = '', headers}: Approach,
  isAllowed: HostCheck,
): Refusal | undefined {
  const {host, origin} = headers;
  const names = origin === undefined ? [host] : [host, origin];
  for (const name of names) {
    const hostname = name === undefined ? undefined : hostnameOf(name);
    if (hostname === undefined || !isAllowed(hostname)) return foreign(hostname);
  }
  if (method !== 'GET' && method !== 'HEAD') {
    return refusal(405, 'There is nothing to change here: only GET and HEAD.', {
      allow: 'GET, HEAD',
    });
  }
  // An address with a host in it is meant for a proxy.
  if (!url.startsWith('/')) return refusal(400, 'The address must begin with a slash.');
  return undefined;
}

function foreign(hostname: string | undefined): Refusal {
  const text =
    hostname === undefined
      ? 'The request names no host.'
      : `The host \`${hostname}\` is not allowed. If it is yours: --allowed-host ${hostname}`;
  return refusal(403, text);
}

function refusal(
  status: Refusal['status'],
  text: string,
  headers: Refusal['headers'] = {},
): Refusal {
  return {status, text: `${text}\n`, headers};
}

/** Decides by which names a server may be asked for. */
export type HostCheck = (hostname: string) => boolean;

/** Every address of this machine, and the one that stands for it here. */
const anyAddress = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** Whether a host to listen on can be reached from this machine alone. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase();
  return /^127(?:\.\d+){3}$/.test(name) || name === '::1' || /^(?:.+\.)?localhost$/.test(name);
}

/**
 * Names that clients may use. A page of another site that points its own name at this machine (DNS rebinding)
 * asks by that name, and gets nothing.
 *
 * @param host What the server listens on.
 * @param others Names that the owner allows besides.
 */
export function hostCheck(host: string, others: readonly string[] = []): HostCheck {
  const names = [...listeningAddresses(host), ...others];
  const allowed = new Set(names.map((name) => name.toLowerCase()));
  return (hostname) => isLoopback(hostname) || allowed.has(hostname.toLowerCase());
}

/** Where a server can be found that listens on a host: on this machine first, then from the network. */
export function listeningAddresses(host: string): [string, ...string[]] {
  const here = anyAddress.get(host);
  if (here === undefined) return [host];
  const all = Object.values(networkInterfaces()).flatMap((some = []) => some);
  return [here, ...all.filter(({internal}) => !internal).map(({address}) => address)];
}

/**
 * The name in a `Host` or `Origin` header, without port and brackets.
 *
 * @returns `undefined` for what names no host, such as the origin `null`.
 */
function hostnameOf(header: string): string | undefined {
  const address = /^https?:\/\//i.test(header) ? header : `http://${header}`;
  if (/[/?#@\\]/.test(address.replace(/^https?:\/\//i, ''))) return undefined;
  return parseUrl(address)?.hostname.replace(/^\[|\]$/g, '');
}
