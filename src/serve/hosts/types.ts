/** A static host whose rules are known. `legacydocs` is what `legacydocs serve` does. */
export type HostName =
  | 'legacydocs'
  | 'github-pages'
  | 'netlify'
  | 'cloudflare'
  | 'vercel'
  | 's3'
  | 'cloudfront'
  | 'nginx';

/** What a host sends back for a path. */
export type HostAnswer =
  | {
      readonly kind: 'file';
      /** Relative to the output folder, decoded. */
      readonly outputPath: string;
      /** 404 for a not-found page. */
      readonly status: 200 | 404;
    }
  | {
      readonly kind: 'redirect';
      /** Path on the host, percent-encoded, or a full address. The request's query goes with it. */
      readonly location: string;
      readonly status: 301 | 302 | 307 | 308;
    }
  /** Nothing is there, and no page says so. */
  | {readonly kind: 'none'; readonly status: 404};

/** What an output folder holds. */
export interface FileLookup {
  /** @param outputPath Relative to the output folder, decoded, `/` separators. */
  has(outputPath: string): boolean;
}

/** Where a path on the host is redirected to. */
export interface DeclaredRedirect {
  /** A path or an address, both percent-encoded. */
  readonly to: string;
  /** Written with `301!`: on Netlify even where there is a file. Cloudflare Pages ignores such a rule. */
  readonly isForced: boolean;
}

/** @returns `undefined` for a path that is not redirected. */
export type DeclaredRedirects = (pathname: string) => DeclaredRedirect | undefined;

/** An output folder, mounted. */
export interface Mount {
  /** Where it is mounted: `/`, `/base/`. */
  readonly baseUrl: string;
  readonly files: FileLookup;
  /** The site's setting. */
  readonly trailingSlash?: boolean | undefined;
  /** Declared redirects. Hosts that read none of our files know nothing of them. Default: none. */
  readonly redirects?: DeclaredRedirects | undefined;
}

/** How a static host answers. */
export interface HostRules {
  readonly name: HostName;
  /** Do the header files of a build apply: `_headers` at the host's root, or the configuration for nginx? */
  readonly readsHeadersFile: boolean;
  /** Do declared redirects apply: `_redirects` at the host's root, or the configuration for nginx? */
  readonly readsRedirectsFile: boolean;
  /** @param pathname Path on the host, percent-encoded, without query: `/base/docs/x`. */
  answer(pathname: string, mount: Mount): HostAnswer;
}
