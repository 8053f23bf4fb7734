import {policyHash} from '../hash/sha256.ts';
import {parseUrl} from '../urls/href.ts';

/** Configuration keys of `csp` and their directives, in the order of the header. */
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

/** Configuration key of a kind of resource. */
export type SourceKind = keyof typeof directives;

/** Keys in the order of the header. */
export const sourceKinds = Object.keys(directives) as readonly SourceKind[];

/** Sources that a site allows in addition to its own origin. */
type AllowedSources = Readonly<Partial<Record<SourceKind, readonly string[] | undefined>>>;

/** Policy settings of a site. */
export interface PolicySettings extends AllowedSources {
  /** Delivery of the policy: in HTTP headers, in every page, or not at all. */
  readonly mode: 'headers' | 'meta' | 'none';
}

/** A resource or target that a document refers to. `object` is never allowed, not even from the site itself. */
export interface Load {
  readonly kind: SourceKind | 'object';
  /** URL as written in the document, without surrounding spaces. */
  readonly href: string;
}

/** A source in policy syntax, or the reason why it is invalid. */
export type ReadSource =
  | {readonly source: string}
  | {readonly problem: string; readonly hint: string};

/**
 * URL schemes that a site can allow without a host, with the kinds of resources for which that is safe. `data:` and
 * `blob:` are excluded for scripts and styles.
 */
const schemes: Readonly<Record<string, readonly SourceKind[]>> = {
  'https:': sourceKinds,
  'data:': ['img', 'font', 'media'],
  'blob:': ['img', 'media', 'frame', 'connect', 'worker'],
};

const origin = /^(?:https?|wss?):\/\/(?:(?:\*\.)?[\w.-]+|\[[\da-f:.]+\])(?::(?:\d+|\*))?$/;

/** The only keyword that a site can allow. Mermaid diagrams need it, because their SVG contains inline styles. */
export const inlineStyles = "'unsafe-inline'";

/**
 * Parses a source of the configuration: an origin such as `https://img.shields.io`, in which `*.` can precede the host
 * and `:*` can follow it, or one of `schemes`. Rejects a source that could end the directive or weaken the policy of
 * the site's own pages.
 */
export function readSource(kind: SourceKind, written: string): ReadSource {
  const example = 'Write an origin, such as `https://example.org` or `https://*.example.org`.';
  if (/^'self'$/.test(written)) {
    return {
      problem: "must not be `'self'`: the site itself is always allowed",
      hint: 'Remove it.',
    };
  }
  if (kind === 'style' && written === inlineStyles) return {source: inlineStyles};
  if (/^'/.test(written)) {
    return {
      problem: 'must not be a keyword or a hash: these would weaken the policy',
      hint: 'Move inline code to a file in the site, or set `csp` to `none` and send your own policy from the host.',
    };
  }
  if (/[;,'"\\\s]|[^\x20-\u{10FFFF}]/u.test(written)) {
    return {problem: 'must not contain spaces, quotes, `;`, `,` or a backslash', hint: example};
  }
  if (written === '*' || /^https?:\/\/\*(?::\*)?\/?$/.test(written)) {
    return {problem: 'must not allow everything', hint: 'Write `https:` to allow every host.'};
  }
  if (/^[a-z][a-z\d+.-]*:$/i.test(written)) {
    const scheme = written.toLowerCase();
    return schemes[scheme]?.includes(kind) === true
      ? {source: scheme}
      : {problem: `must not be a scheme that is unsafe for \`${kind}\``, hint: example};
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
  // Browsers compare sources in lower case, with international host names in Punycode.
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
 * True if a source of a policy allows a URL.
 *
 * @param source As returned by `readSource`.
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

/** Kinds that always have a directive. If any other kind has no sources, `default-src` applies. */
const alwaysNamed: ReadonlySet<SourceKind> = new Set([
  'script',
  'style',
  'formAction',
  'frameAncestors',
]);

/**
 * Returns the policy that applies to every page. It blocks other origins except the allowed sources, and inline code
 * except the document's few constant scripts. The policy is sent in HTTP headers or written to pages, depending on
 * `mode`.
 *
 * @param inlineScripts Text of each script, exactly as in the documents.
 */
export function contentSecurityPolicy(
  settings: PolicySettings,
  inlineScripts: readonly string[],
): string {
  const hashes = inlineScripts.map((script) => `'${policyHash(script)}'`);
  const named = sourceKinds
    // Browsers support `frame-ancestors` only in headers (CSP 3, section 6.4.2), and log an error if it is in `meta`.
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

/** Result of checking a resource against a policy. */
export type ResourceCheck =
  | {readonly allowed: true}
  /** @property source The source that would allow the resource; `undefined` if no source can. */
  | {readonly allowed: false; readonly source: string | undefined};

const allowed: ResourceCheck = {allowed: true};

/** Protocols that browsers fetch. A policy does not apply to others, such as `about:`. */
const fetched = /^(?:https?|wss?|data|blob):$/;

/**
 * Checks a resource against a site's policy.
 *
 * @param siteUrl Protocol and host of the site.
 * @param load The resource; its URL can be relative to the site's root.
 */
export function checkResource(
  load: Load,
  settings: PolicySettings,
  siteUrl: string,
): ResourceCheck {
  const {kind, href} = load;
  if (settings.mode === 'none') return allowed;
  if (kind === 'object') return {allowed: false, source: undefined};
  const url = parseUrl(href, siteUrl);
  if (url === undefined) return allowed;
  // On pages loaded over `https:`, browsers upgrade `http:` requests to `https:`.
  if (url.protocol === 'http:' && siteUrl.startsWith('https:')) url.protocol = 'https:';
  const isOwn = url.origin === new URL(siteUrl).origin;
  const isAllowed = isOwn || (settings[kind] ?? []).some((source) => allows(source, url));
  if (isAllowed || !fetched.test(url.protocol)) return allowed;
  const read = readSource(kind, /^(?:data|blob):$/.test(url.protocol) ? url.protocol : url.origin);
  return {allowed: false, source: 'source' in read ? read.source : undefined};
}
