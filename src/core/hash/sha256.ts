import {createHash, type Hash} from 'node:crypto';

type Contents = Uint8Array | string;

/** SHA-256 of bytes, and of text as UTF-8, one after the other; base64url. Equal hashes, equal contents. */
export function hashOf(...contents: readonly Contents[]): string {
  return sha256(contents).digest('base64url');
}

/** As `hashOf`, of plain data. */
export function hashOfData(data: unknown): string {
  return hashOf(JSON.stringify(data));
}

/** As `sha256sum` prints it: for files that people may check. */
export function hexHash(contents: Contents): string {
  return sha256([contents]).digest('hex');
}

/** Content hash for file names: the first 8 hex digits of the SHA-256. */
export function nameHash(contents: Contents): string {
  return hexHash(contents).slice(0, 8);
}

/** As a Content-Security-Policy names a script. */
export function policyHash(contents: Contents): string {
  return `sha256-${sha256([contents]).digest('base64')}`;
}

/** @param contents What it begins with: the rest can be written to it, as to a stream. */
export function sha256(contents: readonly Contents[] = []): Hash {
  const hash = createHash('sha256');
  for (const part of contents) hash.update(part);
  return hash;
}
