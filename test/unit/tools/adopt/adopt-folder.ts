import {join} from 'node:path';
import {compileOptions} from '../../../../src/markdown/compile/compile-options.ts';
import {loadConfig} from '../../../../src/site/config/load-config.ts';
import {
  type AdoptedVersion,
  type AdoptInput,
  adoptVersion,
} from '../../../../src/tools/adopt/adopt-version.ts';
import {readSource} from '../../../../src/tools/adopt/source/read-source.ts';
import {repository} from '../../../support/repository.ts';

/** Compiler options of this repository's site. */
const options = loadConfig(repository).then(({site}) => compileOptions(site));

/**
 * Adopts the built documentation in a folder, as version `1.x`, without writing anything. @param path Absolute path.
 */
export async function adoptFolder(
  path: string,
  input: Partial<AdoptInput> = {},
): Promise<AdoptedVersion> {
  return await adoptVersion({
    source: await readSource(path),
    sourceName: 'old',
    version: {name: '1.x', folder: 'content/docs/1.x', path: '/docs/1.x'},
    options: await options,
    language: 'en',
    location: {baseUrl: '/', isTaken: () => false},
    ...input,
  });
}

/** Adopts a fixture. @param name Folder in `test/fixtures/adopt`. */
export async function adoptFixture(name: string): Promise<AdoptedVersion> {
  return await adoptFolder(join(repository, 'test/fixtures/adopt', name));
}

/** Returns the frozen article of a page. @param id Id of the doc: `guide/boil`. */
export function articleOf({files}: AdoptedVersion, id: string): string {
  return String(files.get(`pages/${id}.html`));
}

/** Returns the parsed contents of a JSON file in the frozen version. */
export function jsonOf<T>({files}: AdoptedVersion, path: string): T {
  return JSON.parse(String(files.get(path)));
}

interface SidebarItem {
  readonly label: string;
  readonly items?: readonly SidebarItem[];
}

/** Returns the labels in the sidebars of the frozen version, each with two spaces for each level. */
export function outlineOf(adopted: AdoptedVersion): string[] {
  const {sidebars} = jsonOf<{sidebars: Readonly<Record<string, readonly SidebarItem[]>>}>(
    adopted,
    'sidebars.json',
  );
  const outline = (items: readonly SidebarItem[], depth = 0): string[] =>
    items.flatMap(({label, items: inside = []}) => [
      '  '.repeat(depth) + label,
      ...outline(inside, depth + 1),
    ]);
  return Object.values(sidebars).flatMap((items) => outline(items));
}
