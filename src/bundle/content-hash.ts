import {createHash} from 'node:crypto';

/** What stands in the name of a shared file: the start of the SHA-256 of its bytes, 8 hex digits. */
export function contentHash(contents: Uint8Array | string): string {
  return createHash('sha256').update(contents).digest('hex').slice(0, 8);
}
