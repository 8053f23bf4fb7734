import {posix} from 'node:path';
import {type ImportDeclaration, parse} from 'acorn';
import type {PageSource} from './types.ts';

/** Files of the site; packages and the runtime are shared anyway. */
const siteFile = /^(?:\.{1,2}|@site)\//;

/**
 * Code of a module that names what an MDX page imports from the site. Bundled beside the page, it has these components put into
 * a chunk of their own: an edit of the page's text leaves their module as it is, and with it what readers did with them.
 *
 * @param siteFolder Absolute path.
 * @returns `undefined` if the page imports nothing.
 */
export function pageParts({sourcePath, code}: PageSource, siteFolder: string): string | undefined {
  if (code === undefined) return undefined;
  const folder = posix.join(siteFolder, posix.dirname(sourcePath));
  const lines = parse(code, {ecmaVersion: 'latest', sourceType: 'module'}).body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration') return [];
    const specifier = String(node.source.value);
    if (!siteFile.test(specifier)) return [];
    const file = specifier.startsWith('.') ? posix.join(folder, specifier) : specifier;
    return node.specifiers.map((name) => `export ${named(name)} from ${JSON.stringify(file)};`);
  });
  return lines.length === 0 ? undefined : lines.join('\n');
}

function named(specifier: ImportDeclaration['specifiers'][number]): string {
  const {name} = specifier.local;
  if (specifier.type === 'ImportDefaultSpecifier') return `{default as ${name}}`;
  if (specifier.type === 'ImportNamespaceSpecifier') return `* as ${name}`;
  const {imported} = specifier;
  return `{${imported.type === 'Identifier' ? imported.name : imported.raw} as ${name}}`;
}
