import {nameHash} from '../../core/hash/sha256.ts';

/**
 * Cut a list at some of its members, so that one change moves no other cut.
 *
 * @param length How long a part is on average: a power of two.
 */
export function isCut(member: string, length: number): boolean {
  return Number.parseInt(nameHash(member), 16) % length === 0;
}
