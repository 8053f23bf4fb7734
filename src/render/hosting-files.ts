import type {EmittedFile} from '../bundle/types.ts';

/** Response headers of a kind of file. */
interface HeaderRule {
  /** Path below the site's base; `*` stands for anything. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * The headers that a host should send, in the forms that common static hosts read: `_headers` (Netlify,
 * Cloudflare Pages) and a part of a configuration for nginx. Others can copy them from there. Hosts
 * read `_headers` at their root only.
 *
 * @param policy The Content-Security-Policy; `undefined` leaves that header out.
 */
export function hostingFiles(baseUrl: string, policy: string | undefined): EmittedFile[] {
  const rules = headerRules(policy);
  return [
    {outputPath: '_headers', contents: headersFile(baseUrl, rules)},
    {outputPath: '_hosting/nginx.conf', contents: nginxFile(baseUrl, rules)},
  ];
}

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
    // Named by path: kept, but asked for anew by ETag.
    {path: '_data/*', headers: {'Cache-Control': 'no-cache'}},
  ];
}

function headersFile(baseUrl: string, rules: readonly HeaderRule[]): string {
  return rules
    .map(({path, headers}) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
      return [`${baseUrl}${path}`, ...lines, ''].join('\n');
    })
    .join('\n');
}

function nginxFile(baseUrl: string, rules: readonly HeaderRule[]): string {
  const always = rules
    .filter(({path}) => path === '*')
    .flatMap(({headers}) => Object.entries(headers));
  const directives = (headers: readonly (readonly [string, string])[]): string[] =>
    headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const locations = rules.map(({path, headers}) => {
    // nginx inherits no header into a block that adds its own.
    const own = path === '*' ? always : [...always, ...Object.entries(headers)];
    return [`location ${baseUrl}${path.replace('*', '')} {`, ...directives(own), '}', ''].join(
      '\n',
    );
  });
  return ['# Include this inside the `server` block.', '', ...locations].join('\n');
}
