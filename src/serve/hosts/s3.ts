import {fileAt, type HostRules, indexAt, isFolder, mounted, redirectWithin} from './host.ts';

/**
 * An Amazon S3 website endpoint with `index.html` and `404.html` as its index and error documents. Keys must match
 * exactly. If a key does not exist but is the name of a folder with an index, S3 redirects to the folder with status
 * 302.
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
