import {declaredRedirect, fileAt, type HostRules, mounted} from './host.ts';

/**
 * nginx with the configuration that a build generates (`_hosting/nginx.conf`). Declared redirects are exact locations;
 * all other paths use `try_files $uri $uri/index.html $uri.html`.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_core_module.html#try_files
 */
export const nginx: HostRules = {
  name: 'nginx',
  readsHeadersFile: true,
  readsRedirectsFile: true,
  answer: mounted(({pathname, sitePath}, mount) => {
    // For `/a/`, nginx looks up `/a//index.html`, in which the file system ignores one slash.
    const folder = sitePath === '' ? '' : sitePath.replace(/\/?$/, '/');
    return (
      declaredRedirect(pathname, mount) ??
      fileAt(sitePath, mount) ??
      fileAt(`${folder}index.html`, mount) ??
      fileAt(`${sitePath}.html`, mount)
    );
  }),
};
