import {withoutTrailingSlash} from '../../core/urls/href.ts';
import {
  declaredRedirect,
  fileAt,
  type HostAnswer,
  type HostRules,
  indexAt,
  isFolder,
  type Mount,
  mounted,
  redirectWithin,
} from './host.ts';

/**
 * Cloudflare Pages. Redirects in `_redirects` take precedence over files. Redirects paths with `.html` to the path
 * without the extension, `/a` to `/a/` if `a` is a folder with an index, and `/a/` to `/a` if only `a.html` exists.
 *
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://github.com/cloudflare/workers-sdk/blob/main/packages/pages-shared/asset-server/handler.ts
 */
export const cloudflare: HostRules = {
  name: 'cloudflare',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer: mounted(({pathname, sitePath}, mount) => {
    const declared = declaredRedirect(pathname, mount, ({isForced}) => !isForced);
    if (declared !== undefined) return declared;
    if (sitePath === '' || sitePath.endsWith('/')) return slashed(sitePath, mount);
    const file = fileAt(sitePath, mount);
    if (file !== undefined) {
      return sitePath.endsWith('.html') ? (withoutExtension(sitePath, mount) ?? file) : file;
    }
    if (/(?:^|\/)index$/.test(sitePath)) {
      return redirectWithin(sitePath.slice(0, -'index'.length), mount, 308);
    }
    return (
      fileAt(`${sitePath}.html`, mount) ??
      (isFolder(sitePath, mount) ? redirectWithin(`${sitePath}/`, mount, 308) : undefined)
    );
  }),
};

function slashed(sitePath: string, mount: Mount): HostAnswer | undefined {
  const bare = withoutTrailingSlash(sitePath);
  const unslashed = fileAt(`${bare}.html`, mount);
  return indexAt(sitePath, mount) ?? (unslashed && redirectWithin(bare, mount, 308));
}

/**
 * Redirects a path that ends with `.html` to the path without it.
 *
 * @returns `undefined` if a file with the shorter name exists.
 */
function withoutExtension(sitePath: string, mount: Mount): HostAnswer | undefined {
  if (/(?:^|\/)index\.html$/.test(sitePath)) {
    return redirectWithin(sitePath.slice(0, -'index.html'.length), mount, 308);
  }
  const bare = sitePath.slice(0, -'.html'.length);
  const isTaken = fileAt(bare, mount) !== undefined;
  return isTaken ? undefined : redirectWithin(bare, mount, 308);
}
