import {writeFile} from 'node:fs/promises';
import {join} from 'node:path/posix';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {decide} from './findings.ts';
import {pageText, readPage} from './front-matter.ts';
import type {SiteRules} from './site-rules.ts';

/** A file with an error. */
export interface BrokenFile {
  /** Absolute path of the new site. */
  readonly folder: string;
  readonly file: string;
  readonly text: string;
}

/**
 * Changes the path of a doc whose path is reserved for generated files.
 *
 * @param problem `route-invalid`.
 * @returns An empty list if the path is invalid for another reason, or if the page is not a doc.
 */
export async function moveReserved(
  {folder, file, text}: BrokenFile,
  {target = '', message}: Diagnostic,
  {isReservedPath}: Pick<SiteRules, 'isReservedPath'>,
): Promise<Diagnostic[]> {
  if (!file.startsWith('content/docs/') || !isReservedPath(target)) return [];
  const slug = target.replace(/^\/[^/]+/, '$&-pages');
  await writeFile(join(folder, file), pageText(readPage(text), {set: {slug}}));
  return [
    decide('path-reserved', message, {
      consequence: `The page has the path \`${slug}\`. Its old URL leads to no page.`,
      hint: 'Choose a path with `slug` in the front matter, and change links that contain the old URL.',
    }),
  ];
}
