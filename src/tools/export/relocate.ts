import {posix} from 'node:path';
import {hrefKind, parseUrl} from '../../core/urls/href.ts';
import type {Mount} from '../../serve/hosts/host.ts';
import {legacydocs} from '../../serve/hosts/legacydocs.ts';
import type {SiteLocation} from '../check/types.ts';

/** A built site whose files are being converted for `file://`. */
export interface BuiltSite extends SiteLocation {
  readonly trailingSlash?: boolean | undefined;
}

/** A text file of the site, and its URL on the web. */
export interface SourceFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  /** Full URL. Relative URLs in the file are resolved against it. */
  readonly url: string;
}

/** Converts a URL in a file so that it works on `file://`. */
export type Relocate = (written: string, file: SourceFile) => string;

/** Maximum number of redirects to follow. */
const maxRedirects = 10;

interface Found {
  readonly outputPath: string;
  /** Hash of the redirect that led to the file. */
  readonly hash: string;
}

/**
 * Creates a function that converts a URL on the site to the relative path of the file that the built-in server would
 * send, such as `../2.x/index.html#setup`. If there is no such file, returns the full URL. URLs on other sites are
 * unchanged.
 *
 * @param onMissing Called for each URL under the base path without a file. Receives the full URL without its fragment.
 */
export function relocator(
  {url: siteUrl}: Pick<BuiltSite, 'url'>,
  mount: Mount,
  onMissing: (address: string, file: SourceFile) => void,
): Relocate {
  const known = new Map<string, Found | undefined>();

  function fileAt(pathname: string): Found | undefined {
    if (!known.has(pathname)) known.set(pathname, follow(pathname));
    return known.get(pathname);
  }

  function follow(pathname: string): Found | undefined {
    let url = new URL(pathname, siteUrl);
    for (let steps = 0; steps <= maxRedirects; steps += 1) {
      const answer = legacydocs.answer(url.pathname, mount);
      if (answer.kind === 'file' && answer.status === 200) {
        return {outputPath: answer.outputPath, hash: url.hash};
      }
      if (answer.kind !== 'redirect') return undefined;
      url = new URL(answer.location, url);
      if (url.origin !== siteUrl) return undefined;
    }
    return undefined;
  }

  return (written, file) => {
    const kind = hrefKind(written);
    if (kind === 'hash' || written === '') return written;
    const url = parseUrl(written, file.url);
    // On `file://`, a URL such as `//host/path` would not refer to the web.
    if (kind === 'external') return (written.startsWith('//') && url?.href) || written;
    if (url?.origin !== siteUrl) return written;
    const found = fileAt(url.pathname);
    if (found !== undefined) {
      const path = pathBetween(file.outputPath, found.outputPath);
      return path + url.search + (url.hash || found.hash);
    }
    if (url.pathname.startsWith(mount.baseUrl)) {
      onMissing(url.href.slice(0, url.href.length - url.hash.length), file);
    }
    return url.href;
  };
}

/**
 * Returns the relative URL from one file to another.
 *
 * @param from Relative to the output folder, like `to`.
 * @example pathBetween('docs/a/index.html', 'docs/b c/index.html') // '../b%20c/index.html'
 */
export function pathBetween(from: string, to: string): string {
  return posix.relative(posix.dirname(from), to).split('/').map(encodeURIComponent).join('/');
}
