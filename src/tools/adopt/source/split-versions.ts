import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {extractLinks} from '../../../core/html/extract-links.ts';
import {parseUrl} from '../../../core/urls/href.ts';
import {decodeHtml} from './decode.ts';
import {isPage, type OldFiles, type ReadBytes} from './types.ts';

/** A version in a folder that contains several versions. */
export interface OldVersion {
  /** Name of the version's folder; its path with hyphens if several folders have the name. */
  readonly name: string;
  /** Path of the version's folder, with a trailing slash. */
  readonly folder: string;
  /** Paths of other folders with the same pages, with a trailing slash: mike's `latest/`. */
  readonly aliases: readonly string[];
  /** Page of the version to which the root of the documentation leads, relative to the version's folder. */
  readonly home?: string | undefined;
  readonly source: OldFiles;
}

/** The versions in a folder. */
export interface SplitVersions {
  /** The version to which the root leads, then the others, newest first. The first one is the default version. */
  readonly versions: readonly OldVersion[];
  /** Problems of the folder, and its pages that are in no version. */
  readonly diagnostics: readonly Diagnostic[];
}

type Folders = Pick<OldVersion, 'folder' | 'aliases'>;

/** Matches the names of version folders: `v1.2`, `2.x`, `latest`. */
const versionLike = /^(?:v?\d+(?:[.\-_]\w+)*|latest|stable|main|master|dev|next)$/i;

/** Matches the names of mike's aliases. Other texts are not folders, and cannot be paths of redirects. */
const folderName = /^\w[\w.-]*$/;

/**
 * Finds the versions in built documentation: those in the `versions.json` file of mike, otherwise folders whose names look
 * like versions, at the root or below a language, as on Read the Docs.
 */
export function splitVersions({files, diagnostics}: OldFiles): SplitVersions {
  const paths = [...files.keys()];
  const hasPages = ({folder}: Folders): boolean =>
    paths.some((path) => path.startsWith(folder) && isPage(path));
  const listed = listedVersions(files);
  const existing = listed?.filter(hasPages) ?? [];
  const folders = existing.length > 0 ? existing : versionFolders(paths).filter(hasPages);
  const homeUrl = redirectOf(files.get('index.html'));
  const homes = folders.map((one) => homeIn(one, homeUrl));
  const homeAt = Math.max(
    0,
    homes.findIndex((home) => home !== undefined),
  );
  const outside = pagesOutside(paths, folders, homeUrl !== undefined);
  const missing = listed?.filter((one) => !hasPages(one)).map(({folder}) => folder) ?? [];
  const versions = folders.map(({folder, aliases}, index) => {
    const inside = [...files].flatMap(([path, read]) =>
      path.startsWith(folder) ? [[path.slice(folder.length), read] as const] : [],
    );
    return {
      name: nameOf(folder, folders),
      folder,
      aliases,
      home: index === homeAt ? (homes[index] ?? 'index.html') : undefined,
      source: {files: new Map(inside), diagnostics: []},
    };
  });
  const ordered = versions.toSorted(
    (a, b) => Number(a.home === undefined) - Number(b.home === undefined),
  );
  const problems = files.has('versions.json') ? listProblems(listed, missing) : [];
  return {versions: ordered, diagnostics: [...diagnostics, ...problems, ...outside]};
}

function nameOf(folder: string, all: readonly Folders[]): string {
  const [name = '', ...above] = folder.split('/').slice(0, -1).reverse();
  const isUnique = all.every(
    (one) => one.folder === folder || !`/${one.folder}`.endsWith(`/${name}/`),
  );
  return isUnique ? name : [...above, name].join('-');
}

/** Returns the URL to which a page redirects. */
function redirectOf(read: ReadBytes | undefined): string | undefined {
  if (read === undefined) return undefined;
  const {links} = extractLinks(decodeHtml(read()).text, {withHead: true});
  return links.find(({attribute}) => attribute === 'refresh')?.href;
}

/** Returns the page of a version to which a URL at the root of the documentation leads. */
function homeIn({folder, aliases}: Folders, url: string | undefined): string | undefined {
  const path = url && parseUrl(url, 'https://old.invalid/')?.pathname.slice(1);
  if (path === undefined) return undefined;
  const found = [folder, ...aliases].find((one) => `${path}/`.startsWith(one));
  if (found === undefined) return undefined;
  const page = path.slice(found.length);
  return page === '' || page.endsWith('/') ? `${page}index.html` : page;
}

/** Reports the pages that are in no version's folder. The root's page is not reported if it only redirects. */
function pagesOutside(
  paths: readonly string[],
  folders: readonly Folders[],
  hasRedirect: boolean,
): Diagnostic[] {
  const known = folders.flatMap(({folder, aliases}) => [folder, ...aliases]);
  const pages = paths.filter(
    (path) =>
      isPage(path) &&
      !known.some((folder) => path.startsWith(folder)) &&
      !/^404\.html?$/.test(path) &&
      !(hasRedirect && path === 'index.html'),
  );
  return pages.map((file) => ({
    severity: 'warning',
    code: 'adopt-outside-versions',
    message: 'The page is in no folder of a version.',
    file,
    consequence: 'The page is left out.',
    hint: 'If readers need it, write it in `content/pages`, or copy it to `content/static`.',
  }));
}

/** @returns `undefined` if there is no list in mike's format. */
function listedVersions(files: ReadonlyMap<string, ReadBytes>): Folders[] | undefined {
  const read = files.get('versions.json');
  if (read === undefined) return undefined;
  try {
    const list: unknown = JSON.parse(new TextDecoder().decode(read()));
    const found = (Array.isArray(list) ? list : []).flatMap((entry: unknown) => {
      const {version, aliases}: {version?: unknown; aliases?: unknown} = Object(entry);
      const names = (Array.isArray(aliases) ? aliases : []).map(String);
      const folders = names.filter((name) => folderName.test(name)).map((name) => `${name}/`);
      return version === undefined ? [] : [{folder: `${String(version)}/`, aliases: folders}];
    });
    return found.length === 0 ? undefined : found;
  } catch {
    return undefined;
  }
}

/** Reports a list of versions that cannot be read, and listed versions without pages. */
function listProblems(
  listed: readonly Folders[] | undefined,
  missing: readonly string[],
): Diagnostic[] {
  const problem = {
    severity: 'warning',
    code: 'adopt-versions-file',
    file: 'versions.json',
  } as const;
  if (listed === undefined) {
    return [
      {
        ...problem,
        message: "The file is not a list of versions in mike's format.",
        consequence:
          'Folders whose names look like versions are adopted, and URLs of aliases do not redirect.',
        hint: 'Correct the file if it is damaged. If another tool created it, check the adopted versions.',
      },
    ];
  }
  if (missing.length === 0) return [];
  return [
    {
      ...problem,
      message: `The file lists versions without pages: ${missing.map((name) => `\`${name}\``).join(', ')}.`,
      consequence: 'These versions are not adopted.',
      hint: 'If readers need them, add their folders and run the command again.',
    },
  ];
}

function versionFolders(paths: readonly string[]): Folders[] {
  const folders = new Set<string>();
  for (const path of paths) {
    const [first = '', second = '', third] = path.split('/');
    if (versionLike.test(first) && second !== '') folders.add(`${first}/`);
    else if (/^[a-z]{2}(?:[-_][a-z]+)?$/i.test(first) && versionLike.test(second) && third) {
      folders.add(`${first}/${second}/`);
    }
  }
  return [...folders].sort(newestFirst).map((folder) => ({folder, aliases: []}));
}

/** Sorts versions: development versions precede numbers, and larger numbers precede smaller ones. */
function newestFirst(a: string, b: string): number {
  const isNumber = (folder: string): boolean => /\d/.test(folder);
  if (isNumber(a) !== isNumber(b)) return Number(isNumber(a)) - Number(isNumber(b));
  return b.localeCompare(a, 'en', {numeric: true});
}
