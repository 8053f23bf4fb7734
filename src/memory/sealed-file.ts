import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {dirname} from 'node:path';

/** What a sealed file holds. */
export interface Sealed {
  readonly value: unknown;
  /** Stands for the value: equal seals, equal values. */
  readonly seal: string;
}

/**
 * A file of ours, told from a damaged or foreign one by its first line: the hash of the rest. So whoever wrote
 * it vouches for its shape.
 *
 * @returns `undefined` if there is none, or it is not as it was written.
 */
export function readSealed(file: string): Sealed | undefined {
  try {
    return unseal(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Written aside and renamed: a reader, or a second build, sees the old file or the new one.
 *
 * @param value Plain data.
 */
export function writeSealed(file: string, value: unknown): void {
  const aside = `${file}.${randomUUID()}`;
  mkdirSync(dirname(file), {recursive: true});
  try {
    writeFileSync(aside, sealed(value).text);
    renameSync(aside, file);
  } catch (error) {
    rmSync(aside, {force: true});
    throw error;
  }
}

/** The text of a sealed file. */
export function sealed(value: unknown): {readonly text: string; readonly seal: string} {
  const json = JSON.stringify(value);
  const seal = sealOf(json);
  return {text: `${seal}\n${json}`, seal};
}

/** @param text Of a sealed file. */
export function unseal(text: string): Sealed | undefined {
  const lineEnd = text.indexOf('\n');
  const json = text.slice(lineEnd + 1);
  const seal = text.slice(0, lineEnd);
  return seal === sealOf(json) ? {value: JSON.parse(json), seal} : undefined;
}

function sealOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
