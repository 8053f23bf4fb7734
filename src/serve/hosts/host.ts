import {decodePath, routeToHref} from '../../core/urls/href.ts';
import {outputPathProblem, withoutTrailingSlash} from '../../core/urls/route-path.ts';

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
  /** As `--like` takes it: `github-pages`. */
  readonly name: string;
  /** Do the header files of a build apply: `_headers` at the host's root, or the configuration for nginx? */
  readonly readsHeadersFile: boolean;
  /** Do declared redirects apply: `_redirects` at the host's root, or the configuration for nginx? */
  readonly readsRedirectsFile: boolean;
  /** @param pathname Path on the host, percent-encoded, without query: `/base/docs/x`. */
  answer(pathname: string, mount: Mount): HostAnswer;
}

/** A request below the base. */
interface MountedPath {
  /** Path on the host, percent-encoded. */
  readonly pathname: string;
  /** Below the base, decoded, without a slash in front: `docs/x`, `docs/`; empty for the home page. */
  readonly sitePath: string;
}

type RedirectStatus = Extract<HostAnswer, {kind: 'redirect'}>['status'];

/** What a host does below the base; `undefined` when nothing is there. */
export type MountedRules = (path: MountedPath, mount: Mount) => HostAnswer | undefined;

/**
 * The parts that all hosts share: nothing beside the base, the base without its slash is redirected to
 * it, and what is not found is answered with the site's `404.html`. So is what can be no file: a redirect from
 * `//other.example/index` would lead to another site.
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

/** The site's page for unknown addresses, if it has one. */
export function notFound({files}: Mount): HostAnswer {
  return files.has('404.html')
    ? {kind: 'file', outputPath: '404.html', status: 404}
    : {kind: 'none', status: 404};
}

/** A file, if it is there. Paths that climb out of the folder lead nowhere. */
export function fileAt(outputPath: string, {files}: Mount): HostAnswer | undefined {
  return outputPathProblem(outputPath) === undefined && files.has(outputPath)
    ? {kind: 'file', outputPath, status: 200}
    : undefined;
}

/** The index page of a folder, for a path that ends with a slash or is empty. */
export function indexAt(sitePath: string, mount: Mount): HostAnswer | undefined {
  return sitePath === '' || sitePath.endsWith('/')
    ? fileAt(`${sitePath}index.html`, mount)
    : undefined;
}

/** `/a` where there is only `a/index.html`: most hosts redirect to `/a/`. */
export function isFolder(sitePath: string, mount: Mount): boolean {
  return (
    sitePath !== '' &&
    !sitePath.endsWith('/') &&
    fileAt(`${sitePath}/index.html`, mount) !== undefined
  );
}

/**
 * To another path of the site. Made of the decoded path: cut off the encoded one, `.html` might leave half of it.
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
 * What the host's own redirect file says of a path.
 *
 * @param isWanted Which of its rules count. Default: all.
 */
export function declaredRedirect(
  pathname: string,
  {redirects}: Mount,
  isWanted: (rule: DeclaredRedirect) => boolean = () => true,
): HostAnswer | undefined {
  const rule = redirects?.(pathname);
  return rule !== undefined && isWanted(rule) ? redirect(rule.to) : undefined;
}

/** Browsers give up after 20; a path that needs more than a few is wrong. */
const maxRedirects = 10;

/**
 * Follow a path on a host, through its redirects.
 *
 * @returns What is wrong, as part of a sentence; `undefined` when it leads to a file, or away from the host.
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
