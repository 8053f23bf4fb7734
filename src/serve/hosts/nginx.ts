import {declaredRedirect, fileAt, type HostRules, mounted} from './host.ts';

/**
 * nginx with the configuration that a build emits (`_hosting/nginx.conf`): its exact locations are the declared
 * redirects; everything else is `try_files $uri $uri/index.html $uri.html`.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files
 */
export const nginx: HostRules = {
  name: 'nginx',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer: mounted(({pathname, sitePath}, mount) => {
    // nginx joins the slash of `/a/` and that of `/index.html` on the file system.
    const folder = sitePath === '' ? '' : sitePath.replace(/\/?$/, '/');
    return (
      declaredRedirect(pathname, mount) ??
      fileAt(sitePath, mount) ??
      fileAt(`${folder}index.html`, mount) ??
      fileAt(`${sitePath}.html`, mount)
    );
  }),
};
