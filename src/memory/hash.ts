import {createHash} from 'node:crypto';

/** SHA-256 of bytes, and of text as UTF-8, one after the other; base64url. Equal hashes, equal contents. */
export function hashOf(...contents: readonly (Uint8Array | string)[]): string {
  return sha256(contents).digest('base64url');
}

/** As `hashOf`, of plain data. */
export function hashOfData(data: unknown): string {
  return hashOf(JSON.stringify(data));
}

/** What stands in the name of a file that tells its contents: the start of their SHA-256, 8 hex digits. */
export function nameHash(contents: Uint8Array | string): string {
  return sha256([contents]).digest('hex').slice(0, 8);
}

function sha256(contents: readonly (Uint8Array | string)[]) {
  const hash = createHash('sha256');
  for (const part of contents) hash.update(part);
  return hash;
}
