import type {FrontMatter} from '../../../core/front-matter/schema.ts';
import {splitNumberPrefix} from './number-prefix.ts';

/** Names derived from a doc's path in its version. */
export interface SourceName {
  /** Raw names of the enclosing folders, outermost first. */
  readonly folders: readonly string[];
  /** The folders' names as used in ids and paths. */
  readonly cleanFolders: readonly string[];
  /** Raw file name without extension. */
  readonly fileName: string;
  /** The file's name as used in ids and paths. */
  readonly cleanName: string;
  /** Number at the start of the file's name. */
  readonly position: number | undefined;
}

/**
 * Parses the path of a doc.
 *
 * @param path Path relative to the version's folder: `01-guide/02-testing.md`.
 * @param numberPrefixes True to remove leading numbers (row SLUG-02).
 */
export function sourceName(path: string, numberPrefixes: boolean): SourceName {
  const folders = path.split('/');
  const fileName = (folders.pop() ?? '').replace(/\.[^.]*$/, '');
  const split = numberPrefixes
    ? splitNumberPrefix
    : (name: string) => ({name, position: undefined});
  const {name: cleanName, position} = split(fileName);
  return {
    folders,
    cleanFolders: folders.map((folder) => split(folder).name.normalize()),
    fileName,
    cleanName: cleanName.normalize(),
    position,
  };
}

/** True if number prefixes are removed: the site's setting is on, and the doc's front matter does not disable it. */
export function usesNumberPrefixes(frontMatter: FrontMatter, setting: boolean): boolean {
  return setting && frontMatter.parse_number_prefixes !== false;
}

/**
 * Returns true for a file that is named `index`, `readme` or like its folder, ignoring case (rows SIDE-10, SLUG-04).
 */
export function isIndexFile({folders, fileName}: SourceName): boolean {
  const name = fileName.toLowerCase();
  return name === 'index' || name === 'readme' || name === folders.at(-1)?.toLowerCase();
}
