import type {IncomingMessage} from 'node:http';
import {type HostCheck, hostnameOf} from './allowed-hosts.ts';

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
