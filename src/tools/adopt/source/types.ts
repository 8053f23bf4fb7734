import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';

/** Reads a file. */
export type ReadBytes = () => Uint8Array;

/** The files of built documentation. */
export interface OldFiles {
  /** Keyed by path relative to the documentation's root, with `/` separators, sorted. */
  readonly files: ReadonlyMap<string, ReadBytes>;
  readonly diagnostics: readonly Diagnostic[];
}

/** True for the path of a page. */
export function isPage(path: string): boolean {
  return /\.x?html?$/i.test(path);
}

/** Maximum size of an unpacked archive. A larger one is a mistake or a zip bomb. */
export const maxUnpackedBytes = 2 * 1024 ** 3;
