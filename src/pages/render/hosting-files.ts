import type {EmittedFile} from '../bundle/types.ts';
import {cloudFrontFile, vercelFile} from './cloud-hosts.ts';
import {nginxRedirects, redirectsFile, type SiteRedirects} from './hosting-rules.ts';
import {type OwnHostingFiles, sendsPolicy, withOwnRules} from './own-hosting.ts';
import type {HeaderRule} from './types.ts';

/** What hosts are told. */
interface HostingInput extends SiteRedirects {
  /** The Content-Security-Policy; `undefined` leaves that header out. */
  readonly policy: string | undefined;
  readonly hasMarkdownPages: boolean;
  /** The site's setting. */
  readonly trailingSlash?: boolean | undefined;
  readonly own?: OwnHostingFiles | undefined;
}

/**
 * The headers that a host should send and the redirects that it should know, in the forms that common static
 * hosts read: `_headers` and `_redirects` (Netlify, Cloudflare Pages), and in `_hosting` a part of a configuration for nginx, a
 * `vercel.json` and a function for CloudFront. Hosts read their files at their root only.
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
 * For pages, and for whatever else has no rule: ask each time whether it is still right. Without it browsers guess, and show old pages after a
 * deploy. Hosts that read `_headers` send such a header by themselves, and would join the values of two rules.
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
    // Their names carry a hash of their bytes: what a name holds never changes.
    {path: 'assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    // Named by path: kept for as long as what was fetched ahead waits for a click. Which build they are of, pages check.
    {
      path: '_data/*',
      headers: {'Cache-Control': 'public, max-age=60, stale-while-revalidate=600'},
    },
  ];
}

/** Search engines have the pages themselves. */
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

/** Below the base, a page is found under its path with and without a slash, whichever form its file has. */
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
    // nginx inherits no header into a block that adds its own.
    const own = [...always, ...Object.entries({...kept, ...(isEverything ? {} : headers)})];
    const files = isEverything ? ['  try_files $uri $uri/index.html $uri.html =404;'] : [];
    // A type of its own would be a second one beside that which nginx has for the name.
    const types = type === undefined ? [] : ['  types {}', `  default_type "${type}";`];
    const block = [...files, ...types, ...directives(own)];
    const where = end === '' ? baseUrl + start : `~ ^${escaped(baseUrl)}.*${escaped(end)}$`;
    return [`location ${where} {`, ...block, '}', ''].join('\n');
  });
  return [
    '# Include this inside the `server` block. Its `root` holds the output folder under the name of the base.',
    '',
    `error_page 404 ${baseUrl}404.html;`,
    '',
    ...locations,
    ...nginxRedirects(redirects),
  ].join('\n');
}

/** As a part of a regular expression. */
function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
