import {isWithin, relativePath} from '../../../core/paths/paths.ts';
import {fieldsOf, textOf} from '../values.ts';
import type {OldSite} from './types.ts';

/** Names that imports may begin with instead of a folder of the site, as plugins for them are told: `@components`, `src/components`. */
export type Aliases = readonly (readonly [name: string, path: string])[];

export function aliasesOf({
  otherPlugins,
  folder,
}: Pick<OldSite, 'otherPlugins' | 'folder'>): Aliases {
  return otherPlugins
    .flatMap(({options}) => Object.entries(fieldsOf(options['alias'])))
    .flatMap(([name, value]): (readonly [string, string])[] => {
      const path = textOf(value);
      if (path === undefined || !isWithin(folder, path)) return [];
      const inside = relativePath(folder, path);
      // Packages go on to be found by their names.
      return inside.startsWith('node_modules/') ? [] : [[name, inside]];
    });
}

/** What an import would be without the name: `@site/src/components/…`. */
export function withoutAlias(specifier: string, aliases: Aliases): string {
  const found = aliases.find(([name]) => specifier === name || specifier.startsWith(`${name}/`));
  return found === undefined ? specifier : `@site/${found[1]}${specifier.slice(found[0].length)}`;
}
