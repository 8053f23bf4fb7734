import {createHash} from 'node:crypto';

/** SHA-256, hex, as `sha256sum` prints it. Text is hashed as UTF-8. */
export function sha256(contents: Uint8Array | string): string {
  return createHash('sha256').update(contents).digest('hex');
}
