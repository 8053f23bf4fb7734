import {withoutTrailingSlash} from '../../core/urls/href.ts';
import {declaredRedirect, fileAt, type HostRules, mounted, redirectWithin} from './host.ts';

/**
 * Vercel with the `vercel.json` that a build generates. Pages are served with and without a trailing slash, unless the
 * site's setting requires one form. Then the other form is redirected with status 308, and so are paths with `.html` if
 * pages have that extension.
 *
 * @see https://vercel.com/docs/project-configuration#trailingslash
 * @see https://github.com/vercel/vercel/blob/main/packages/routing-utils/src/superstatic.ts
 */
export const vercel: HostRules = {
  name: 'vercel',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer: mounted(({pathname, sitePath}, mount) => {
    const {trailingSlash} = mount;
    const clean = trailingSlash === false ? withoutHtml(sitePath) : sitePath;
    const wanted =
      trailingSlash === true && /(?:^|\/)[^./]+$/.test(clean)
        ? `${clean}/`
        : unslashed(clean, trailingSlash);
    if (wanted !== sitePath) return redirectWithin(wanted, mount, 308);
    const bare = withoutTrailingSlash(sitePath);
    return (
      declaredRedirect(pathname, mount) ??
      fileAt(sitePath, mount) ??
      fileAt(bare === '' ? 'index.html' : `${bare}/index.html`, mount) ??
      (trailingSlash === false ? fileAt(`${bare}.html`, mount) : undefined)
    );
  }),
};

/**
 * Removes `.html` and then a final `index`, unless the result would end with the name `.` or `..`, which browsers
 * resolve to another folder.
 */
function withoutHtml(sitePath: string): string {
  const bare = sitePath.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');
  return /(?:^|\/)\.{1,2}$/.test(bare) ? sitePath : bare;
}

function unslashed(sitePath: string, trailingSlash: boolean | undefined): string {
  return trailingSlash === false ? sitePath.replace(/\/$/, '') : sitePath;
}
