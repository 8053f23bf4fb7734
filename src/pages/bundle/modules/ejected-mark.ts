import {hexHash} from '../../../core/hash/sha256.ts';

/** What the first line of a copied template says of its original. */
export interface EjectedMark {
  /** Below `templates/`. */
  readonly path: string;
  /** Version of this package that the copy was made with. */
  readonly version: string;
  /** As `originalHash` makes it. */
  readonly hash: string;
}

const pattern =
  /^(?:\/\/|\/\*) Copied from legacydocs (?<version>\S+): (?<path>\S+) \((?<hash>[0-9a-f]{16})\)/;

/** Stands for the text of a built-in template. */
export function originalHash(text: string): string {
  // Git may have written it with other line ends.
  return hexHash(text.replaceAll('\r\n', '\n')).slice(0, 16);
}

/** A comment that ends with a line end, for the beginning of a copy. */
export function ejectedMark({path, version, hash}: EjectedMark): string {
  const text = `Copied from legacydocs ${version}: ${path} (${hash})`;
  return path.endsWith('.css') ? `/* ${text} */\n` : `// ${text}\n`;
}

/** @returns `undefined` for a template that is no copy. */
export function readEjectedMark(text: string): EjectedMark | undefined {
  const {path, version, hash} = pattern.exec(text)?.groups ?? {};
  return path === undefined || version === undefined || hash === undefined
    ? undefined
    : {path, version, hash};
}
