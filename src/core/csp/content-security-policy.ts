import {policyHash} from '../hash/sha256.ts';
import {parseUrl} from '../urls/href.ts';

/** Kinds of resources: a key of `csp` in the configuration, and its directive. In the order of the header. */
const directives = {
  script: 'script-src',
  style: 'style-src',
  img: 'img-src',
  font: 'font-src',
  media: 'media-src',
  frame: 'frame-src',
  connect: 'connect-src',
  worker: 'worker-src',
  manifest: 'manifest-src',
  formAction: 'form-action',
  frameAncestors: 'frame-ancestors',
} as const;

/** A kind of thing that sources can be allowed for. */
export type SourceKind = keyof typeof directives;

/** In the order of the header. */
export const sourceKinds = Object.keys(directives) as readonly SourceKind[];

/** Sources that a site allows besides its own origin. */
type AllowedSources = Readonly<Partial<Record<SourceKind, readonly string[] | undefined>>>;

/** The policy of a site. */
export interface PolicySettings extends AllowedSources {
  /** Delivery of the policy: by HTTP headers, in every page, or not at all. */
  readonly mode: 'headers' | 'meta' | 'none';
}

/** Something that a document loads or sends to. Nothing is ever allowed for `object`, not even the site itself. */
export interface Load {
  readonly kind: SourceKind | 'object';
  /** As it stands in the document, surrounding spaces dropped. */
  readonly href: string;
}

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

/** Kinds that always have a directive; others without sources fall back to `default-src`. */
const alwaysNamed: ReadonlySet<SourceKind> = new Set([
  'script',
  'style',
  'formAction',
  'frameAncestors',
]);

/**
 * The policy that every page keeps: nothing from another origin but what the site allows, nothing inline but the
 * few constant scripts of the document. Made here only: headers and pages say the same.
 *
 * @param inlineScripts The text of each, exactly as it stands in the documents.
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map((script) => `'${policyHash(script)}'`);
  const named = sourceKinds
    // Browsers obey it in headers only (CSP 3, section 6.4.2), and complain of it elsewhere.
    .filter((kind) => settings.mode !== 'meta' || kind !== 'frameAncestors')
    .flatMap((kind) => {
      const sources = [...new Set(settings[kind])];
      if (sources.length === 0 && !alwaysNamed.has(kind)) return [];
      return [[directives[kind], "'self'", ...(kind === 'script' ? hashes : []), ...sources]];
    });
  return [["default-src 'self'"], ...named, ["base-uri 'self'"], ["object-src 'none'"]]
    .map((words) => words.join(' '))
    .join('; ');
}

/** Decision of a policy about a resource. */
export type Verdict =
  | {readonly allowed: true}
  /** @property source What would allow it; `undefined` where nothing can. */
  | {readonly allowed: false; readonly source: string | undefined};

const allowed: Verdict = {allowed: true};

/** Protocols that browsers fetch from; a policy does not decide on others, such as `about:`. */
const fetched = /^(?:https?|wss?|data|blob):$/;

/**
 * @param siteUrl Protocol and host of the site.
 * @param load Its address may be relative to the site's root.
 */
export function verdictOn(load: Load, settings: PolicySettings, siteUrl: string): Verdict {
  const {kind, href} = load;
  if (settings.mode === 'none') return allowed;
  if (kind === 'object') return {allowed: false, source: undefined};
  const url = parseUrl(href, siteUrl);
  if (url === undefined) return allowed;
  // Pages that came by `https:` ask for it there anyway.
  if (url.protocol === 'http:' && siteUrl.startsWith('https:')) url.protocol = 'https:';
  const isOwn = url.origin === new URL(siteUrl).origin;
  const isAllowed = isOwn || (settings[kind] ?? []).some((source) => allows(source, url));
  if (isAllowed || !fetched.test(url.protocol)) return allowed;
  const read = readSource(kind, /^(?:data|blob):$/.test(url.protocol) ? url.protocol : url.origin);
  return {allowed: false, source: 'source' in read ? read.source : undefined};
}
