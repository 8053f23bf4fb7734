import {printable} from './printable.ts';

/** What somebody's code threw, as texts that are fit for a message. */
export interface Thrown {
  /** `TypeError`; empty for what is no error. */
  readonly name: string;
  readonly message: string;
  /** As V8 writes it; empty for what is no error. */
  readonly stack: string;
}

/** Longer messages are cut: nobody reads them, and some hold a whole page. */
const longest = 1000;

/** Read what was thrown. It may be anything, and asking it may throw again: this never does. */
export function readThrown(thrown: unknown): Thrown {
  const isError = attempt(() => thrown instanceof Error) === true;
  const read = (field: 'name' | 'message' | 'stack'): string =>
    isError ? (attempt(() => String(Object(thrown)[field] ?? '')) ?? '') : '';
  const message = isError ? read('message') : attempt(() => described(thrown));
  return {
    name: oneLine(read('name')),
    message: oneLine(message || 'what was thrown has no message'),
    stack: read('stack'),
  };
}

function described(thrown: unknown): string {
  return typeof thrown === 'string' && thrown.trim() !== ''
    ? thrown
    : `\`${String(typeof thrown === 'string' ? "''" : thrown)}\` was thrown`;
}

function oneLine(text: string): string {
  const line = printable(text.trim().replace(/\s*[\r\n]+\s*/g, ' '));
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
