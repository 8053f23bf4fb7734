import type {EmittedFile} from '../bundle/types.ts';
import {cloudFrontFile, vercelFile} from './cloud-hosts.ts';
import {nginxRedirects, redirectsFile, type SiteRedirects} from './hosting-rules.ts';
import {type OwnHostingFiles, sendsPolicy, withOwnRules} from './own-hosting.ts';
import type {HeaderRule} from './types.ts';

/** Settings of the hosting files. */
interface HostingInput extends SiteRedirects {
  /** The Content-Security-Policy; `undefined` omits the header. */
  readonly policy: string | undefined;
  readonly hasMarkdownPages: boolean;
  /** The site's `trailingSlash` setting. */
  readonly trailingSlash?: boolean | undefined;
  readonly own?: OwnHostingFiles | undefined;
}

/**
 * Returns the headers and redirects of a site in the formats of static hosts: `_headers` and `_redirects` (Netlify,
 * Cloudflare Pages), and in `_hosting` a part of an nginx configuration, a `vercel.json` and a CloudFront function. Hosts
 * read these files at the root only.
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
 * For files without a rule, such as pages: revalidate on each request. Without this header, browsers may show old pages
 * after a deploy. Hosts that read `_headers` send it anyway, and would join the values of two rules.
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
    // Their names contain a hash of their contents.
    {path: 'assets/*', headers: {'Cache-Control': 'public, max-age=31536000, immutable'}},
    // Named by path: cached for as long as a prefetched page waits for a click. Pages check that they are of the same build.
    {
      path: '_data/*',
      headers: {'Cache-Control': 'public, max-age=60, stale-while-revalidate=600'},
    },
  ];
}

/** Search engines index the pages instead. */
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

/** Serves a page with and without a trailing slash, whatever the form of its file. */
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
    // nginx does not inherit headers into a block that adds its own.
    const own = [...always, ...Object.entries({...kept, ...(isEverything ? {} : headers)})];
    const files = isEverything ? ['  try_files $uri $uri/index.html $uri.html =404;'] : [];
    // nginx sets the type by the extension; a header would add a second one.
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

/** Escapes a text for a regular expression. */
function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
