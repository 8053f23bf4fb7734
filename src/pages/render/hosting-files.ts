import type {EmittedFile, HeaderRule} from '../types.ts';
import {cloudFrontFile, vercelFile} from './cloud-hosts.ts';
import {nginxRedirects, redirectsFile, type SiteRedirects} from './hosting-rules.ts';
import {type OwnHostingFiles, sendsPolicy, withOwnRules} from './own-hosting.ts';

/** Settings for the hosting files. */
interface HostingInput extends SiteRedirects {
  /** The Content-Security-Policy; if it is `undefined`, the header is omitted. */
  readonly policy: string | undefined;
  readonly hasMarkdownPages: boolean;
  /** Paths of all pages, without the base path. */
  readonly pages: readonly string[];
  /** The site's `trailingSlash` setting. */
  readonly trailingSlash?: boolean | undefined;
  readonly own?: OwnHostingFiles | undefined;
}

/**
 * Returns a site's headers and redirects in the formats of static hosts: `_headers` and `_redirects` (Netlify,
 * Cloudflare Pages), and, in `_hosting`, a part of an nginx configuration, a `vercel.json` and a CloudFront function.
 * Hosts read `_headers` and `_redirects` only from the root.
 */
export function hostingFiles(input: HostingInput): EmittedFile[] {
  const {baseUrl, policy, hasMarkdownPages, own, trailingSlash} = input;
  const markdown = hasMarkdownPages ? [markdownRule] : [];
  const rules = [...headerRules(policy), ...markdown];
  const ownHeaders = own?.get('_headers');
  const ownRedirects = own?.get('_redirects');
  const isOwnPolicy = ownHeaders !== undefined && sendsPolicy(ownHeaders);
  const sent = isOwnPolicy ? [...headerRules(undefined), ...markdown] : rules;
  const files = [
    {outputPath: '_headers', contents: withOwnRules(headersFile(baseUrl, sent), ownHeaders)},
    {outputPath: '_hosting/nginx.conf', contents: nginxFile(rules, input)},
    {outputPath: '_hosting/vercel.json', contents: vercelFile({...input, trailingSlash, rules})},
    {outputPath: '_hosting/cloudfront.js', contents: cloudFrontFile({...input, trailingSlash})},
  ];
  const contents = withOwnRules(redirectsFile(input), ownRedirects);
  return contents === '' ? files : [...files, {outputPath: '_redirects', contents}];
}

/**
 * Header for files without a caching rule, such as pages: revalidate on each request. Without this header, browsers may
 * show old pages after a deployment. The header is only in `nginx.conf`, because hosts that read `_headers` send it by
 * default, and would join the values of several rules.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9111#name-calculating-heuristic-fresh
 */
const revalidated = {'Cache-Control': 'no-cache'};

function headerRules(policy: string | undefined): HeaderRule[] {
  return [
    {
      path: '*',
      headers: {
        ...(policy !== undefined && {'Content-Security-Policy': policy}),
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
      },
    },
    // The names of these files contain a content hash.
    {path: 'assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    // These files are named by path. They are cached for the usual time between a prefetch and a click. Pages check
    // that the files are from the same build.
    {
      path: '_data/*',
      headers: {'Cache-Control': 'public, max-age=60, stale-while-revalidate=600'},
    },
  ];
}

/** Rule for Markdown copies. Search engines must index the pages instead of the copies. */
const markdownRule: HeaderRule = {
  path: '*.md',
  headers: {'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex'},
};

function headersFile(baseUrl: string, rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [`${baseUrl}${path}`, ...lines, ''].join('\n');
    })
    .join('\n');
}

/**
 * Returns a part of an nginx configuration that serves a page with and without a trailing slash, regardless of how the
 * page's file is named.
 */
function nginxFile(rules: readonly HeaderRule[], redirects: SiteRedirects): string {
  const {baseUrl} = redirects;
  const always = rules
    .filter(({path}) => path === '*')
    .flatMap(({headers}) => Object.entries(headers));
  const directives = (headers: readonly (readonly [string, string])[]): string[] =>
    headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const locations = rules.map(({path, headers: {'Content-Type': type, ...headers}}) => {
    const [start = '', end = ''] = path.split('*');
    const isEverything = path === '*';
    const kept: HeaderRule['headers'] = start === '' ? revalidated : {};
    // In nginx, a block that adds headers does not inherit any.
    const own = [...always, ...Object.entries({...kept, ...(isEverything ? {} : headers)})];
    const files = isEverything ? ['  try_files $uri $uri/index.html $uri.html =404;'] : [];
    // nginx sets the type according to the extension; a header would add a second type.
    const types = type === undefined ? [] : ['  types {}', `  default_type "${type}";`];
    const block = [...files, ...types, ...directives(own)];
    const where = end === '' ? baseUrl + start : `~ ^${escaped(baseUrl)}.*${escaped(end)}$`;
    return [`location ${where} {`, ...block, '}', ''].join('\n');
  });
  return [
    '# Include this inside the `server` block. Its `root` must contain the output under its base path.',
    '',
    `error_page 404 ${baseUrl}404.html;`,
    '',
    ...locations,
    ...nginxRedirects(redirects),
  ].join('\n');
}

/** Escapes a string for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
