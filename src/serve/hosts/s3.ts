import {fileAt, type HostRules, indexAt, isFolder, mounted, redirectWithin} from './host.ts';

/**
 * A website endpoint of Amazon S3, with `index.html` and `404.html` as its index and error documents: keys are
 * exact, and a missing key that is a folder with an index is redirected to it with 302.
 *
 * @see https://docs.aws.amazon.com/AmazonS3/latest/userguide/IndexDocumentSupport.html
 */
export const s3: HostRules = {
  name: 's3',
  readsHeadersFile: false,
  readsRedirectsFile: false,
  answer: mounted(({sitePath}, mount) => {
    const page = fileAt(sitePath, mount) ?? indexAt(sitePath, mount);
    if (page !== undefined) return page;
    return isFolder(sitePath, mount) ? redirectWithin(`${sitePath}/`, mount, 302) : undefined;
  }),
};
