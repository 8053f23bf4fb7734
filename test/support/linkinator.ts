import {LinkChecker, LinkState} from 'linkinator';
import {serveOutput} from './serve-output.ts';

/** Result of a crawl: decoded paths with fragments, without the base path, sorted. */
export interface Walk {
  readonly dead: readonly string[];
  readonly alive: readonly string[];
}

/**
 * Returns the targets of the broken and working links that linkinator finds in a built site, which is served under its
 * base path.
 *
 * @param starts Paths at which the crawl starts, relative to the base path.
 */
export async function walkWithLinkinator(
  folder: string,
  baseUrl: string,
  starts: readonly string[] = ['', '404.html'],
): Promise<Walk> {
  const server = await serveOutput(folder, baseUrl);
  try {
    const {links} = await new LinkChecker().check({
      path: starts.map((path) => server.url + path),
      recurse: true,
      checkFragments: true,
      linksToSkip: ['^https?://(?!127\\.0\\.0\\.1)'],
    });
    const paths = (wanted: LinkState): string[] => {
      const found = links.filter(({state}) => state === wanted).map(({url}) => new URL(url));
      return [...new Set(found.map((url) => sitePath(url, baseUrl)))].sort();
    };
    return {dead: paths(LinkState.BROKEN), alive: paths(LinkState.OK)};
  } finally {
    await server.close();
  }
}

function sitePath({pathname, hash}: URL, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return decodeURIComponent(path + hash);
}
