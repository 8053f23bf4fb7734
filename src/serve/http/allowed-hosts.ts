import {networkInterfaces} from 'node:os';
import {parseUrl} from '../../core/urls/href.ts';

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
export function hostnameOf(header: string): string | undefined {
  const address = /^https?:\/\//i.test(header) ? header : `http://${header}`;
  if (/[/?#@\\]/.test(address.replace(/^https?:\/\//i, ''))) return undefined;
  return parseUrl(address)?.hostname.replace(/^\[|\]$/g, '');
}
