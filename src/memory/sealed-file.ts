import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {type CacheTrouble, noTrouble} from './trouble.ts';
import {writeAside} from './write-aside.ts';

/** What a sealed file holds. */
export interface Sealed {
  readonly value: unknown;
  /** Stands for the value: equal seals, equal values. */
  readonly seal: string;
}

/**
 * A file of ours, told from a damaged or foreign one by its first line: the hash of its name and the rest. So whoever
 * wrote it vouches for its shape.
 *
 * @returns `undefined` if there is none, or it is not as it was written.
 */
export function readSealed(file: string, trouble: CacheTrouble = noTrouble): Sealed | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
  const found = unseal(text, basename(file));
  if (found === undefined) trouble.damaged(file);
  return found;
}

/** @param value Plain data. */
export function writeSealed(file: string, value: unknown): void {
  writeAside(file, sealed(value, basename(file)).text);
}

/** The text of a sealed file. @param name Of a file among several of its kind: what the others hold is foreign to it. */
export function sealed(value: unknown, name = ''): {readonly text: string; readonly seal: string} {
  const json = JSON.stringify(value);
  const seal = sealOf(json, name);
  return {text: `${seal}\n${json}`, seal};
}

/** @param text Of a sealed file. */
export function unseal(text: string, name = ''): Sealed | undefined {
  const lineEnd = text.indexOf('\n');
  const json = text.slice(lineEnd + 1);
  const seal = text.slice(0, lineEnd);
  return seal === sealOf(json, name) ? {value: JSON.parse(json), seal} : undefined;
}

function sealOf(text: string, name: string): string {
  return createHash('sha256').update(`${name}\n`).update(text).digest('base64url');
}
