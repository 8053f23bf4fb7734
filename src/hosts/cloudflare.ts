import {withoutTrailingSlash} from '../urls/route-path.ts';
import {
  declaredRedirect,
  fileAt,
  indexAt,
  isFolder,
  type MountedPath,
  mounted,
  redirect,
} from './mounted.ts';
import type {HostAnswer, HostRules, Mount} from './types.ts';

/**
 * Cloudflare Pages: redirects of `_redirects` come before any file; HTML is redirected to its path without
 * extension, `/a` to `/a/` where there is a folder with an index, `/a/` to `/a` where there is only `a.html`.
 *
 * @see https://developers.cloudflare.com/pages/configuration/serving-pages/
 * @see https://developers.cloudflare.com/pages/configuration/redirects/
 * @see https://github.com/cloudflare/workers-sdk/blob/main/packages/pages-shared/asset-server/handler.ts
 */
export const cloudflare: HostRules = {
  name: 'cloudflare',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer: mounted((path, mount) => {
    const {pathname, sitePath} = path;
    const declared = declaredRedirect(pathname, mount);
    if (declared !== undefined) return declared;
    if (sitePath === '' || sitePath.endsWith('/')) return slashed(path, mount);
    const file = fileAt(sitePath, mount);
    if (file !== undefined) {
      return sitePath.endsWith('.html') ? (withoutExtension(path, mount) ?? file) : file;
    }
    if (/(?:^|\/)index$/.test(sitePath)) return redirect(pathname.slice(0, -'index'.length), 308);
    return (
      fileAt(`${sitePath}.html`, mount) ??
      (isFolder(sitePath, mount) ? redirect(`${pathname}/`, 308) : undefined)
    );
  }),
};

function slashed({pathname, sitePath}: MountedPath, mount: Mount): HostAnswer | undefined {
  const unslashed = fileAt(`${withoutTrailingSlash(sitePath)}.html`, mount);
  return indexAt(sitePath, mount) ?? (unslashed && redirect(withoutTrailingSlash(pathname), 308));
}

/** @returns `undefined` where another file has the shorter name. */
function withoutExtension({pathname, sitePath}: MountedPath, mount: Mount): HostAnswer | undefined {
  if (/(?:^|\/)index\.html$/.test(sitePath))
    return redirect(pathname.slice(0, -'index.html'.length), 308);
  const isTaken = fileAt(sitePath.slice(0, -'.html'.length), mount) !== undefined;
  return isTaken ? undefined : redirect(pathname.slice(0, -'.html'.length), 308);
}
