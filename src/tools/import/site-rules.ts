import {docSlug, resolveSlug} from '../../site/content/docs/slug.ts';
import {sourceName} from '../../site/content/docs/source-name.ts';
import {itemSchemas} from '../../site/content/sidebars/item-schemas.ts';

interface DocOptions {
  readonly numberPrefixes: boolean;
  readonly id?: string | undefined;
  readonly slug?: string | undefined;
}

/** Returns the id and path of a doc, relative to its version. @param file Path in the version's folder. */
export function docPath(
  file: string,
  {numberPrefixes, id, slug}: DocOptions,
): {readonly id: string; readonly path: string} {
  const name = sourceName(file, numberPrefixes);
  const localId = id ?? name.cleanName;
  const path = docSlug(name, localId, slug);
  return {
    id: [...name.cleanFolders, localId].join('/'),
    path: typeof path === 'string' ? path : localId,
  };
}

/** Resolves a slug against the root. @returns `undefined` if it is invalid. */
export function slugPath(slug: string): string | undefined {
  const path = resolveSlug(slug, '/');
  return typeof path === 'string' ? path : undefined;
}

/** Names of the fields that a sidebar item of each type can have. */
export const sidebarFields: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(itemSchemas).map(([type, {shape}]) => [type, Object.keys(shape)]),
);
