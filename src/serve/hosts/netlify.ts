import {withoutTrailingSlash} from '../../core/urls/href.ts';
import {
  declaredRedirect,
  fileAt,
  type HostRules,
  indexAt,
  isFolder,
  mounted,
  redirectWithin,
} from './host.ts';

/**
 * Netlify with Pretty URLs enabled, its default. For `/a`, it serves `a.html`, or redirects to `/a/` if `a` is a folder
 * with an index. It redirects `/a/` to `/a` if only `a.html` exists. A file takes precedence over a redirect in
 * `_redirects` without `301!`.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 * @see https://docs.netlify.com/routing/redirects/rewrites-proxies/#shadowing
 * @see https://docs.netlify.com/routing/redirects/redirect-options/#trailing-slash
 */
export const netlify: HostRules = {
  name: 'netlify',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer: mounted(({pathname, sitePath}, mount) => {
    const forced = declaredRedirect(pathname, mount, ({isForced}) => isForced);
    if (forced !== undefined) return forced;
    const isSlashed = sitePath.endsWith('/');
    const bare = withoutTrailingSlash(sitePath);
    const html = fileAt(`${bare}.html`, mount);
    if (isSlashed && html !== undefined) return redirectWithin(bare, mount);
    const page = fileAt(sitePath, mount) ?? indexAt(sitePath, mount) ?? html;
    if (page !== undefined) return page;
    return isFolder(sitePath, mount)
      ? redirectWithin(`${sitePath}/`, mount)
      : declaredRedirect(pathname, mount);
  }),
};
