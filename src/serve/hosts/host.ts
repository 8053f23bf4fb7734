import {
  decodePath,
  outputPathProblem,
  routeToHref,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';

/** A host's response to a path. */
export type HostAnswer =
  | {
      readonly kind: 'file';
      /** Relative to the output folder, decoded. */
      readonly outputPath: string;
      /** Status 404 for a not-found page. */
      readonly status: 200 | 404;
    }
  | {
      readonly kind: 'redirect';
      /**
       * Path on the host, percent-encoded, or a full URL. Does not contain the request's query, which the server adds.
       */
      readonly location: string;
      readonly status: 301 | 302 | 307 | 308;
    }
  /** The path was not found, and there is no not-found page. */
  | {readonly kind: 'none'; readonly status: 404};

/** File lookup in an output folder. */
export interface FileLookup {
  /**
   * True if the output contains a file.
   *
   * @param outputPath Relative to the output folder, decoded, `/` separators.
   */
  has(outputPath: string): boolean;
}

/** A redirect that is declared in one of the build's files. */
export interface DeclaredRedirect {
  /** Target: a path or a full URL, percent-encoded. */
  readonly to: string;
  /** True for `301!`. On Netlify, such a redirect takes precedence over files; Cloudflare Pages ignores it. */
  readonly isForced: boolean;
}

/** Returns the declared redirect for a path, if any. */
export type DeclaredRedirects = (pathname: string) => DeclaredRedirect | undefined;

/** An output folder served under a base path. */
export interface Mount {
  /** Base path: `/`, `/base/`. */
  readonly baseUrl: string;
  readonly files: FileLookup;
  /** The site's `trailingSlash` setting. */
  readonly trailingSlash?: boolean | undefined;
  /** Declared redirects, for hosts that support them. Default: none. */
  readonly redirects?: DeclaredRedirects | undefined;
}

/** Rules of a static host. */
export interface HostRules {
  /** Name of the host, as a value of `--like`: `github-pages`. */
  readonly name: string;
  /**
   * True if the host applies a build's headers, from `_headers` at its root or from the generated configuration of the
   * host.
   */
  readonly readsHeadersFile: boolean;
  /**
   * True if the host applies declared redirects, from `_redirects` at its root or from the generated configuration of
   * the host.
   */
  readonly readsRedirectsFile: boolean;
  /**
   * Returns the host's response to a request.
   *
   * @param pathname Path on the host, percent-encoded, without query: `/base/docs/x`.
   */
  answer(pathname: string, mount: Mount): HostAnswer;
}

/** A request under the base path. */
interface MountedPath {
  /** Path on the host, percent-encoded. */
  readonly pathname: string;
  /** Path relative to the base path, decoded, without a leading slash: `docs/x`, `docs/`; empty for the home page. */
  readonly sitePath: string;
}

type RedirectStatus = Extract<HostAnswer, {kind: 'redirect'}>['status'];

/** A host's rules for paths under the base path. Returns `undefined` for an unknown path. */
export type MountedRules = (path: MountedPath, mount: Mount) => HostAnswer | undefined;

/**
 * Adds the rules that all hosts share: a path outside the base path is not found, the base path without its slash is
 * redirected, and `404.html` is served for an unknown path. A path that cannot be a file, such as
 * `//other.example/index`, is also unknown, because redirecting it could lead to another site.
 */
export function mounted(rules: MountedRules): (pathname: string, mount: Mount) => HostAnswer {
  return (pathname, mount) => {
    const {baseUrl} = mount;
    if (`${pathname}/` === baseUrl) return redirect(baseUrl);
    if (!pathname.startsWith(baseUrl)) return {kind: 'none', status: 404};
    const sitePath = decodePath(pathname.slice(baseUrl.length));
    const isPath =
      sitePath === '' || outputPathProblem(withoutTrailingSlash(sitePath)) === undefined;
    return (isPath ? rules({pathname, sitePath}, mount) : undefined) ?? notFound(mount);
  };
}

/** Returns the response to an unknown path, with the site's not-found page if there is one. */
export function notFound({files}: Mount): HostAnswer {
  return files.has('404.html')
    ? {kind: 'file', outputPath: '404.html', status: 404}
    : {kind: 'none', status: 404};
}

/** Returns a file if it exists in the folder. */
export function fileAt(outputPath: string, {files}: Mount): HostAnswer | undefined {
  return outputPathProblem(outputPath) === undefined && files.has(outputPath)
    ? {kind: 'file', outputPath, status: 200}
    : undefined;
}

/** Returns the index page of a folder, for a path that ends with a slash or is empty. */
export function indexAt(sitePath: string, mount: Mount): HostAnswer | undefined {
  return sitePath === '' || sitePath.endsWith('/')
    ? fileAt(`${sitePath}index.html`, mount)
    : undefined;
}

/** Returns true for `/a` if `a/index.html` exists. Most hosts redirect such a path to `/a/`. */
export function isFolder(sitePath: string, mount: Mount): boolean {
  return (
    sitePath !== '' &&
    !sitePath.endsWith('/') &&
    fileAt(`${sitePath}/index.html`, mount) !== undefined
  );
}

/**
 * Redirects to another path on the site. The path is decoded, because removing `.html` from an encoded path could split
 * an encoded character.
 *
 * @param sitePath As in `MountedPath`.
 */
export function redirectWithin(
  sitePath: string,
  {baseUrl}: Mount,
  status?: RedirectStatus,
): HostAnswer {
  return redirect(routeToHref(`/${sitePath}`, baseUrl), status);
}

export function redirect(location: string, status: RedirectStatus = 301): HostAnswer {
  return {kind: 'redirect', location, status};
}

/**
 * Returns the declared redirect for a path.
 *
 * @param isWanted Returns true for a redirect to apply. Default: all.
 */
export function declaredRedirect(
  pathname: string,
  {redirects}: Mount,
  isWanted: (rule: DeclaredRedirect) => boolean = () => true,
): HostAnswer | undefined {
  const rule = redirects?.(pathname);
  return rule !== undefined && isWanted(rule) ? redirect(rule.to) : undefined;
}

/** Maximum number of redirects to follow. Browsers follow 20, but even a few indicate a mistake. */
const maxRedirects = 10;

/**
 * Follows a path's redirects on a host.
 *
 * @returns The problem, as part of a sentence; `undefined` if the path leads to a file or to another host.
 */
export function followOnHost(pathname: string, host: HostRules, mount: Mount): string | undefined {
  let path = pathname;
  for (let steps = 0; steps <= maxRedirects; steps += 1) {
    const answer = host.answer(path, mount);
    if (answer.kind !== 'redirect') return answer.status === 200 ? undefined : 'not found';
    const origin = 'http://host.invalid';
    const target = new URL(answer.location, origin);
    if (target.origin !== origin) return undefined;
    path = target.pathname;
  }
  return 'too many redirects';
}
