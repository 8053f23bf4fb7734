import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {mergeConflicts} from '../../core/diagnostics/merge-conflicts.ts';
import {ownPaths} from '../../core/paths/paths.ts';

/** Matches the paths of text files that readers or their browsers load. */
const isText =
  /(?:\.(?:css|[cm]?js|json|jsonl|txt|text|svg|html?|xml|csv|tsv|ya?ml|toml|ini|md|sh|webmanifest|map)|\/_(?:headers|redirects))$/i;

/** Every conflict contains at least one of these markers. */
const marks = ['<<<<<<< ', '>>>>>>> '];

/**
 * Finds unresolved Git conflicts in the files that are published unchanged, and in the style sheets and text files that
 * modules import. Imported scripts and Markdown files are not searched, because conflicts in them are reported when
 * they are compiled.
 *
 * @param siteFolder Absolute, real path.
 * @param files Source paths of copied files.
 * @param bundled Absolute paths of bundled files.
 */
export async function conflictsInFiles(
  siteFolder: string,
  files: readonly string[],
  bundled: readonly string[],
): Promise<Diagnostic[]> {
  const own = ownPaths(siteFolder, bundled).filter(
    (path) => !/\.(?:[cm]?[jt]sx?|mdx?)$/i.test(path),
  );
  const texts = [...new Set([...files, ...own])].filter((path) => isText.test(path)).sort();
  const found: Diagnostic[] = [];
  // Files are read one at a time, because they can be large.
  for (const path of texts) {
    // Unreadable files are reported when they are copied.
    const bytes = await readFile(join(siteFolder, path)).catch(() => Buffer.alloc(0));
    if (marks.some((mark) => bytes.includes(mark))) {
      found.push(...mergeConflicts(bytes.toString(), path));
    }
  }
  return found;
}
