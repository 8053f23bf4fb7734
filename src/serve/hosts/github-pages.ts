import {fileAt, type HostRules, indexAt, isFolder, mounted, redirectWithin} from './host.ts';

/**
 * GitHub Pages. For `/a`, it serves `a` or `a.html`, or redirects to `/a/` if `a` is a folder with an index. For `/a/`,
 * it never serves `a.html`. GitHub Pages ignores the headers and redirects that a build generates.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 * @see
 * https://docs.github.com/en/pages/getting-started-with-github-pages/creating-a-custom-404-page-for-your-github-pages-site
 */
export const githubPages: HostRules = {
  name: 'github-pages',
  readsHeadersFile: false,
  readsRedirectsFile: false,
  answer: mounted(({sitePath}, mount) => {
    const page =
      fileAt(sitePath, mount) ?? indexAt(sitePath, mount) ?? fileAt(`${sitePath}.html`, mount);
    if (page !== undefined) return page;
    return isFolder(sitePath, mount) ? redirectWithin(`${sitePath}/`, mount) : undefined;
  }),
};
