import {isAbsolute, join, posix} from 'node:path';
import {relativePath} from '../../../core/paths/paths.ts';
import {decodePath, fileHref} from '../../../core/urls/href.ts';
import {isOldFile, type OldFolders} from '../old-files.ts';
import {changeReferences} from '../references.ts';
import {type Aliases, withoutAlias} from './aliases.ts';
import type {NewPath} from './moves.ts';
import {svgComponentPath} from './svg-components.ts';

/** A file on its way from one site to the other. Paths are relative to the sites' folders. */
export interface MovingFile {
  readonly oldPath: string;
  readonly newPath: string;
  /** In which Markdown links without a folder are looked for, as Docusaurus does: the folder of a version. */
  readonly contentFolder?: string | undefined;
}

export interface Relocation {
  readonly text: string;
  /** Old paths of the files that it refers to. */
  readonly needs: readonly string[];
  /** Old paths of drawings that it imports as components. */
  readonly drawings: readonly string[];
  /** Imports that nothing in the new site can stand for, as written. */
  readonly unknown: readonly string[];
  /** Packages that it imports. */
  readonly packages: readonly string[];
  /** Imports from outside the repository, as written; they lead nowhere now. */
  readonly outside: readonly string[];
}

export interface Surroundings extends OldFolders {
  readonly newPathOf: NewPath;
  readonly aliases?: Aliases;
  /** Whether the new site has something for an import of `@theme/…` or `@docusaurus/…`. */
  readonly isServed: (specifier: string) => boolean;
}

const endings = [
  '',
  '.js',
  '.jsx',
  '.ts',
  '.tsx',
  '.mjs',
  '.json',
  '.mdx',
  '.md',
  '/index.js',
  '/index.jsx',
  '/index.ts',
  '/index.tsx',
];

/** What a source turns out to refer to. */
interface Found {
  readonly needs: Set<string>;
  readonly unknown: Set<string>;
  readonly drawings: Set<string>;
  readonly packages: Set<string>;
  readonly outside: Set<string>;
}

/** Make imports and file links of a source lead to the same files from where it lies now. */
export function relocate(text: string, file: MovingFile, around: Surroundings): Relocation {
  const found: Found = {
    needs: new Set(),
    unknown: new Set(),
    drawings: new Set(),
    packages: new Set(),
    outside: new Set(),
  };
  const changed = changeReferences(text, file.oldPath, ({kind, written: named, start}) => {
    if (kind === 'link') return relocatedLink(named, file, around, found);
    const written = withoutAlias(named, around.aliases ?? []);
    const theme = themeFile(written, around);
    if (theme !== undefined) {
      found.needs.add(theme.file);
      return theme.specifier;
    }
    // The one that old templates used does the same as the other, which comes along.
    if (written === 'classnames') return 'clsx';
    if (/^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(written)) {
      if (!around.isServed(written)) found.unknown.add(written);
      return written;
    }
    const [name] = /^(?:@[\w.-]+\/)?[\w.-]+/.exec(written) ?? [];
    if (name !== undefined && !name.startsWith('.')) found.packages.add(name);
    // A style sheet, and an image, take the address of a drawing.
    const isAddress =
      /\.(?:css|s[ac]ss)$/i.test(file.oldPath) ||
      /\bsrc=\{\s*require\(\s*['"]$/.test(text.slice(0, start));
    return relocatedImport(written, file, around, {found, isAddress});
  });
  return {
    text: changed,
    needs: [...found.needs],
    unknown: [...found.unknown],
    drawings: [...found.drawings],
    packages: [...found.packages],
    outside: [...found.outside],
  };
}

function relocatedImport(
  written: string,
  {oldPath, newPath}: MovingFile,
  around: Surroundings,
  {found, isAddress}: {readonly found: Found; readonly isAddress: boolean},
): string {
  // `!!raw-loader!./a.js?x`: loaders before, a query behind.
  const [, loaders = '', path = '', query = ''] = /^(.*!)?([^!?]*)(\?.*)?$/s.exec(written) ?? [];
  const isFromSite = path.startsWith('@site/');
  const isStyles = /\.(?:css|s[ac]ss)$/i.test(oldPath);
  // In style sheets, such paths are addresses of the site.
  const isElsewhere = /^file:/i.test(path) || (isAbsolute(path) && !isStyles);
  if (!isFromSite && !isElsewhere && !/^\.{1,2}(?:\/|$)/.test(path)) return written;
  const meant = isFromSite
    ? posix.normalize(path.slice('@site/'.length))
    : isElsewhere
      ? relativePath(around.folder, path)
      : posix.join(posix.dirname(oldPath), path);
  const target = inSite(meant, around);
  const ending = endings.find((one) => isOldFile(target + one, around));
  if (ending === undefined) {
    const there = isFromSite ? meant : posix.join(posix.dirname(newPath), path);
    if (!isElsewhere && !there.startsWith('../')) return written;
    // Unchanged, it could lead to any file of the machine.
    found.outside.add(written);
    return isStyles
      ? 'data:text/css,'
      : `${loaders}@site/outside-repository/${posix.basename(path)}${query}`;
  }
  found.needs.add(target + ending);
  const isDrawing = !isAddress && loaders + query === '' && /\.svg$/i.test(target);
  if (isDrawing) found.drawings.add(target);
  const moved = isDrawing ? svgComponentPath(target) : around.newPathOf(target + ending);
  const short = moved.slice(0, moved.length - ending.length);
  const changed = isFromSite ? `@site/${short}` : specifierTo(newPath, short);
  const same = isFromSite ? path : specifierTo(oldPath, meant);
  return changed === same && !isElsewhere ? written : loaders + changed + query;
}

function relocatedLink(
  written: string,
  {oldPath, newPath, contentFolder}: MovingFile,
  around: Surroundings,
  {needs}: Found,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (path === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return written;
  const decoded = decodePath(path);
  const candidates = linkCandidates(decoded, oldPath, contentFolder);
  const meant = candidates.find((one) => isOldFile(inSite(one, around), around));
  if (meant === undefined) return written;
  const target = inSite(meant, around);
  needs.add(target);
  const moved = around.newPathOf(target);
  if (decoded.startsWith('@site/')) return `@site/${fileHref(moved)}${rest}`;
  const changed = specifierTo(newPath, moved);
  const same = specifierTo(oldPath, meant);
  const isBeside = meant === posix.join(posix.dirname(oldPath), decoded);
  return changed === same && isBeside ? written : fileHref(changed) + rest;
}

function linkCandidates(
  path: string,
  oldPath: string,
  contentFolder: string | undefined,
): string[] {
  if (path.startsWith('@site/')) return [posix.normalize(path.slice('@site/'.length))];
  const isMarkdown = /\.mdx?$/i.test(path);
  const fromContent =
    contentFolder !== undefined && isMarkdown && !path.startsWith('.')
      ? [posix.join(contentFolder, path)]
      : [];
  if (path.startsWith('/')) return isMarkdown ? [...fromContent, path.slice(1)] : [];
  return [
    posix.join(posix.dirname(oldPath), path),
    ...fromContent,
    ...(isMarkdown ? [posix.normalize(path)] : []),
  ];
}

/** A component of the site's own that was imported by the name of a theme's. */
function themeFile(
  specifier: string,
  around: Surroundings,
): {readonly file: string; readonly specifier: string} | undefined {
  const [, name] = /^@theme\/(.+)$/.exec(specifier) ?? [];
  if (name === undefined || around.isServed(specifier)) return undefined;
  const path = `src/theme/${name}`;
  const ending = endings.find((one) => isOldFile(path + one, around));
  return ending === undefined ? undefined : {file: path + ending, specifier: `@site/${path}`};
}

function specifierTo(from: string, to: string): string {
  const path = posix.relative(posix.dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
}

/** A path that climbs out of the site, and into it again, leads there straight. */
function inSite(path: string, {folder}: Surroundings): string {
  return relativePath(folder, join(folder, path));
}
