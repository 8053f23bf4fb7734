import {posix} from 'node:path';
import type {ModuleImport} from '../compile/types.ts';
import type {ArticleSource} from './types.ts';

/** Files of the site; packages and the runtime are shared anyway. */
const siteFile = /^(?:\.{1,2}|@site)\//;

/**
 * Code of a module that names what an MDX page imports from the site. Bundled beside the page, it has these components put into
 * a chunk of their own: an edit of the page's text leaves their module as it is, and with it what readers did with them.
 *
 * @param siteFolder Absolute path.
 * @returns `undefined` if the page imports nothing.
 */
export function pageParts(
  {sourcePath, imports}: Pick<ArticleSource, 'sourcePath' | 'imports'>,
  siteFolder: string,
): string | undefined {
  const folder = posix.join(siteFolder, posix.dirname(sourcePath));
  const lines = imports
    .filter(({specifier}) => siteFile.test(specifier))
    .map(({specifier, ...name}) => {
      const file = specifier.startsWith('.') ? posix.join(folder, specifier) : specifier;
      return `export ${named(name)} from ${JSON.stringify(file)};`;
    });
  return lines.length === 0 ? undefined : lines.join('\n');
}

function named({imported, local}: Pick<ModuleImport, 'imported' | 'local'>): string {
  if (imported === '*') return `* as ${local}`;
  // An export may have any text for a name.
  return `{${JSON.stringify(imported)} as ${local}}`;
}
