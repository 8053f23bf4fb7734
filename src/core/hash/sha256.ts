import {createHash, type Hash} from 'node:crypto';

type Contents = Uint8Array | string;

/** Returns the SHA-256 of all chunks in order, in base64url. Strings are hashed as UTF-8. */
export function hashOf(...contents: readonly Contents[]): string {
  return sha256(contents).digest('base64url');
}

/** Like `hashOf`, for JSON data. */
export function hashOfData(data: unknown): string {
  return hashOf(JSON.stringify(data));
}

/** Returns the hash in the format of `sha256sum`, for files that people may verify. */
export function hexHash(contents: Contents): string {
  return sha256([contents]).digest('hex');
}

/** Returns the content hash for file names: the first 8 hex digits of the SHA-256. */
export function nameHash(contents: Contents): string {
  return hexHash(contents).slice(0, 8);
}

/** Returns the hash of a script in the syntax of a Content-Security-Policy. */
export function policyHash(contents: Contents): string {
  return `sha256-${sha256([contents]).digest('base64')}`;
}

/**
 * Creates a hash that accepts more data, like a stream.
 *
 * @param contents The first data.
 */
export function sha256(contents: readonly Contents[] = []): Hash {
  const hash = createHash('sha256');
  for (const part of contents) hash.update(part);
  return hash;
}
