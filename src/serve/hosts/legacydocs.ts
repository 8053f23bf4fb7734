import {
  applyTrailingSlash,
  normalizeRoutePath,
  withoutTrailingSlash,
} from '../../core/urls/href.ts';
import {
  declaredRedirect,
  fileAt,
  type HostRules,
  indexAt,
  type Mount,
  mounted,
  notFound,
  redirect,
} from './host.ts';

/**
 * The built-in server (rows CLI-03, CLI-04, ROUTE-04). Redirects paths that end with `.html` or `/index.html` to clean
 * paths, which have a trailing slash if the site's setting requires one. A file takes precedence over a declared
 * redirect. `/` is redirected to the base path, and other paths outside the base path show the not-found page.
 */
export const legacydocs: HostRules = {
  name: 'legacydocs',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer(pathname, mount) {
    if (pathname === '/' && mount.baseUrl !== '/') return redirect(mount.baseUrl, 302);
    const answer = belowBase(pathname, mount);
    if (answer.status !== 404) return answer;
    return declaredRedirect(pathname, mount) ?? notFound(mount);
  },
};

const belowBase = mounted(({pathname, sitePath}, mount) => {
  const clean = normalizeRoutePath(pathname);
  if (clean !== pathname && sitePath !== '404.html') {
    const page = belowBase(clean, mount);
    if (page.status !== 404) return redirect(cleanPath(clean, mount), 302);
  }
  const name = withoutTrailingSlash(sitePath);
  const page =
    fileAt(sitePath, mount) ??
    indexAt(sitePath, mount) ??
    fileAt(`${name}.html`, mount) ??
    fileAt(`${name}/index.html`, mount);
  const wanted = cleanPath(pathname, mount);
  const isPage = page?.kind === 'file' && page.outputPath !== sitePath;
  return isPage && wanted !== pathname ? redirect(wanted, 302) : page;
});

function cleanPath(pathname: string, {baseUrl, trailingSlash}: Mount): string {
  return pathname === baseUrl ? baseUrl : applyTrailingSlash(pathname, trailingSlash);
}
