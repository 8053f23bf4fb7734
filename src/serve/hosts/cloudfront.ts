import {declaredRedirect, fileAt, type HostRules, mounted, redirectWithin} from './host.ts';

/** Matches a file extension. Pages with such an ending, such as `1.x`, are listed in the function. */
const fileEnding = /\.[a-z][a-z\d]*$/i;

/**
 * CloudFront with an S3 bucket and the function that a build generates. The function applies declared redirects and
 * normalizes trailing slashes, then maps pages to files. A path with a file extension must match a file exactly, unless
 * it is the path of a page.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-functions.html
 */
export const cloudfront: HostRules = {
  name: 'cloudfront',
  readsHeadersFile: false,
  readsRedirectsFile: true,
  answer: mounted(({pathname, sitePath}, mount) => {
    const declared = declaredRedirect(pathname, mount);
    if (declared !== undefined) return declared;
    const areFiles = mount.trailingSlash === false;
    if (sitePath === '') return fileAt('index.html', mount);
    if (sitePath.endsWith('/')) {
      if (areFiles) return redirectWithin(sitePath.slice(0, -1), mount);
      return fileAt(`${sitePath}index.html`, mount);
    }
    const isPage = mount.files.has(areFiles ? `${sitePath}.html` : `${sitePath}/index.html`);
    if (fileEnding.test(sitePath) && !isPage) return fileAt(sitePath, mount);
    return areFiles ? fileAt(`${sitePath}.html`, mount) : redirectWithin(`${sitePath}/`, mount);
  }),
};
