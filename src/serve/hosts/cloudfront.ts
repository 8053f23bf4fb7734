import {declaredRedirect, fileAt, type HostRules, mounted, redirectWithin} from './host.ts';

/** What the last part of a path ends with if it names a file: not `1.x`. */
const fileEnding = /\.[a-z][a-z\d]+$/i;

/**
 * CloudFront in front of a bucket, with the function that a build emits: it redirects as declared and to the ending slash that pages have, and
 * names their files. What it cannot tell from a file has to be asked for exactly.
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
    if (fileEnding.test(sitePath)) return fileAt(sitePath, mount);
    return areFiles ? fileAt(`${sitePath}.html`, mount) : redirectWithin(`${sitePath}/`, mount);
  }),
};
