import {isPage, type OldFiles, type ReadBytes} from './types.ts';

/** A version in a folder that contains several versions. */
export interface OldVersion {
  /** Name of the version's folder, which becomes the version's name. */
  readonly name: string;
  /** Path of the version's folder, with a trailing slash. */
  readonly folder: string;
  readonly source: OldFiles;
}

/** Matches the names of version folders: `v1.2`, `2.x`, `latest`. */
const versionLike = /^(?:v?\d+(?:[.\-_]\w+)*|latest|stable|main|master|dev|next)$/i;

/**
 * Finds the versions in built documentation, newest first: those in the `versions.json` file of mike, otherwise folders
 * whose names look like versions, at the root or below a language, as on Read the Docs.
 */
export function splitVersions({files, diagnostics}: OldFiles): OldVersion[] {
  const listed = listedVersions(files);
  const folders = listed.length > 0 ? listed : versionFolders([...files.keys()]);
  return folders.flatMap((folder): OldVersion[] => {
    const inside = [...files].flatMap(([path, read]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), read] as const] : [],
    );
    if (!inside.some(([path]) => isPage(path))) return [];
    const name = folder.split('/').at(-2) ?? '';
    return [{name, folder, source: {files: new Map(inside), diagnostics}}];
  });
}

function listedVersions(files: ReadonlyMap<string, ReadBytes>): string[] {
  const read = files.get('versions.json');
  if (read === undefined) return [];
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(read()));
    if (!Array.isArray(list)) return [];
    return list.flatMap((entry: unknown) =>
      typeof entry === 'object' && entry !== null && 'version' in entry
        ? [`${String(entry.version)}/`]
        : [],
    );
  } catch {
    return [];
  }
}

function versionFolders(paths: readonly string[]): string[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const [first = '', second = '', third] = path.split('/');
    if (versionLike.test(first) && second !== '') folders.add(`${first}/`);
    else if (/^[a-z]{2}(?:[-_][a-z]+)?$/i.test(first) && versionLike.test(second) && third) {
      folders.add(`${first}/${second}/`);
    }
  }
  return [...folders].sort(newestFirst);
}

/** Sorts versions: development versions precede numbers, and larger numbers precede smaller ones. */
function newestFirst(a: string, b: string): number {
  const isNumber = (folder: string): boolean => /\d/.test(folder);
  if (isNumber(a) !== isNumber(b)) return Number(isNumber(a)) - Number(isNumber(b));
  return b.localeCompare(a, 'en', {numeric: true});
}
