import {createHash} from 'node:crypto';

/** SHA-256, hex. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Cut a list at some of its members, so that a change in one place moves no other cut.
 *
 * @param length How long a part is on average: a power of two.
 */
export function isCut(member: string, length: number): boolean {
  return Number.parseInt(hashOf(member).slice(0, 8), 16) % length === 0;
}
