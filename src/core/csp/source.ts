import {parseUrl} from '../urls/parse-url.ts';
import type {SourceKind} from './types.ts';

/** A source as it stands in a policy, or why it cannot. */
export type ReadSource =
  | {readonly source: string}
  | {readonly problem: string; readonly hint: string};

/** Addresses that hold what they stand for, and for what they may be allowed: nothing that runs. */
const schemes: Readonly<Record<string, readonly SourceKind[]>> = {
  'https:': [
    'script',
    'style',
    'img',
    'font',
    'media',
    'frame',
    'connect',
    'worker',
    'manifest',
    'formAction',
    'frameAncestors',
  ],
  'data:': ['img', 'font', 'media'],
  'blob:': ['img', 'media', 'frame', 'connect', 'worker'],
};

const origin = /^(?:https?|wss?):\/\/(?:(?:\*\.)?[\w.-]+|\[[\da-f:.]+\])(?::(?:\d+|\*))?$/;

/**
 * Read one source of the configuration: an origin such as `https://img.shields.io`, with `*.` in front of its host or
 * `:*` behind it, or one of the schemes above. Whatever could end the directive, or would weaken the policy for the site's own
 * pages, is refused.
 */
export function readSource(kind: SourceKind, written: string): ReadSource {
  const example = 'Write an origin, such as `https://example.org` or `https://*.example.org`.';
  if (/^'self'$/.test(written)) {
    return {
      problem: "must not be `'self'`: the site itself is always allowed",
      hint: 'Leave it out.',
    };
  }
  if (/^'/.test(written)) {
    return {
      problem: 'must not be a keyword or a hash: these would weaken the policy',
      hint: 'Put inline code into a file of the site, or set `csp` to `none` and let your host send a policy of your own.',
    };
  }
  if (/[;,'"\\\s]|[^\x20-\u{10FFFF}]/u.test(written)) {
    return {problem: 'must not hold spaces, quotes, `;`, `,` or a backslash', hint: example};
  }
  if (written === '*' || /^https?:\/\/\*(?::\*)?\/?$/.test(written)) {
    return {problem: 'must not be everything', hint: 'Write `https:` to allow every host.'};
  }
  if (/^[a-z][a-z\d+.-]*:$/i.test(written)) {
    const scheme = written.toLowerCase();
    return schemes[scheme]?.includes(kind) === true
      ? {source: scheme}
      : {problem: `must not be a whole scheme that is not safe for \`${kind}\``, hint: example};
  }
  if (!written.includes('://')) {
    const isHost = /^(?:\*\.)?[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(written);
    const hint = isHost ? `Write \`https://${written}\`.` : example;
    return {problem: 'must be an origin, with its protocol', hint};
  }
  return readOrigin(written, example);
}

function readOrigin(written: string, example: string): ReadSource {
  const anyPort = /:\*\/?$/.test(written);
  const parsable = written.replace(/:\*(\/?)$/, '$1');
  const url = parseUrl(parsable);
  // As browsers compare it: in lower case, names of other scripts encoded.
  const source = url && `${url.protocol}//${url.host}${anyPort ? ':*' : ''}`;
  if (url === undefined || source === undefined || !origin.test(source)) {
    return {problem: 'must be an origin', hint: example};
  }
  if (
    !['', '/'].includes(url.pathname) ||
    url.search !== '' ||
    url.hash !== '' ||
    url.username !== ''
  ) {
    return {problem: 'must be an origin, without a path', hint: `Write \`${source}\`.`};
  }
  return {source};
}

/**
 * Does a source of a policy allow an address?
 *
 * @param source As `readSource` gives it.
 * @see https://www.w3.org/TR/CSP3/#match-url-to-source-expression
 */
export function allows(source: string, url: URL): boolean {
  const [, scheme = '', host, port] =
    /^([a-z][a-z\d+.-]*:)(?:\/\/([^:]*|\[[^\]]*\])(?::(.*))?)?$/.exec(source) ?? [];
  const isSecured = scheme === 'http:' || scheme === 'ws:';
  if (url.protocol !== scheme && !(isSecured && url.protocol === scheme.replace(':', 's:')))
    return false;
  if (host === undefined) return true;
  const isHost = host.startsWith('*.')
    ? url.hostname.endsWith(host.slice(1))
    : url.hostname === host;
  return isHost && (port === '*' || url.port === (port ?? ''));
}
