import {isAbsolute, join, posix} from 'node:path';
import {isWithin, relativePath} from '../../../core/paths/paths.ts';
import {decodePath, fileHref} from '../../../core/urls/href.ts';
import {isOldFile, type OldFolders} from '../old-files.ts';
import {changeReferences} from '../references.ts';
import {isExternal, relativeTo} from '../text.ts';
import {fieldsOf, textOf} from '../values.ts';
import {themeFile} from './mdx-globals.ts';
import type {NewPath} from './moves.ts';
import type {DocusaurusSite} from './site.ts';

/** A file with its paths in both sites, relative to their folders. */
interface MovingFile {
  readonly oldPath: string;
  readonly newPath: string;
  /**
   * Version folder against which Docusaurus resolves a Markdown link such as `guides/a.md`, which does not begin with
   * `.`.
   */
  readonly contentFolder?: string | undefined;
}

/** References in a source. */
interface Found {
  /** Old paths of the files that the file refers to. */
  readonly needs: Set<string>;
  /** Old paths of SVG files that the file imports as components. */
  readonly drawings: Set<string>;
  /** Docusaurus imports that have no counterpart, as written. */
  readonly unknown: Set<string>;
  /** Packages that the file imports. */
  readonly packages: Set<string>;
  /** Imports from outside the repository, as written. They no longer lead to a file. */
  readonly outside: Set<string>;
}

interface Surroundings extends OldFolders {
  readonly newPathOf: NewPath;
  readonly aliases?: Aliases;
  /** Folders of static files, relative to the site. */
  readonly staticFolders?: readonly string[];
  /** True if the new site provides an import of `@theme/…` or `@docusaurus/…`. */
  readonly isServed: (specifier: string) => boolean;
}

const endings = ['', '.js', '.jsx', '.ts', '.tsx', '.mjs', '.json', '.mdx', '.md'].concat(
  ['js', 'jsx', 'ts', 'tsx'].map((ending) => `/index.${ending}`),
);

/** Makes imports and links of a source lead to the same files from its new path. */
export function relocate(
  text: string,
  file: MovingFile,
  around: Surroundings,
): Found & {readonly text: string} {
  const found: Found = {
    needs: new Set(),
    unknown: new Set(),
    drawings: new Set(),
    packages: new Set(),
    outside: new Set(),
  };
  const changed = changeReferences(text, file.oldPath, ({kind, written: named, start}) => {
    if (kind === 'link') return relocatedLink(named, file, around, found);
    const asWritten = withoutAlias(named, around.aliases ?? []);
    const written = isStyleSheet(file.oldPath)
      ? styleReference(asWritten, file, around)
      : fromRoot(asWritten, around);
    const theme = around.isServed(written) ? undefined : themeFile(written, endings, around);
    if (theme !== undefined) {
      found.needs.add(theme.file);
      return theme.specifier;
    }
    // Old templates use `classnames`. The theme provides the equivalent `clsx`.
    if (written === 'classnames') return 'clsx';
    if (/^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(written)) {
      if (!around.isServed(written)) found.unknown.add(written);
      return written;
    }
    // `@site/../file` is not a package, although its first two segments look like a name with a scope.
    const [name] = /^(?:@[\w.-]+\/)?[\w-][\w.-]*/.exec(written) ?? [];
    if (name !== undefined) found.packages.add(name);
    // In style sheets and in `src` attributes, an SVG file is used by its URL.
    const isUrl =
      isStyleSheet(file.oldPath) || /\bsrc=\{\s*require\(\s*['"]$/.test(text.slice(0, start));
    return relocatedImport(written, file, around, {found, isUrl});
  });
  return {...found, text: changed};
}

/** Resolves a path that begins with `/`, which refers to a file in the site or in a static folder. */
function fromRoot(written: string, around: Surroundings): string {
  const [, loaders = '', path = '', query = ''] = /^(.*!)?(\/[^!?]*)(\?.*)?$/s.exec(written) ?? [];
  const folder = ['', ...(around.staticFolders ?? []).map((one) => `${one}/`)].find((one) =>
    endings.some((ending) => isOldFile(`${one}${path.slice(1)}${ending}`, around)),
  );
  return path === '' || folder === undefined
    ? written
    : `${loaders}@site/${folder}${path.slice(1)}${query}`;
}

/**
 * Converts a reference in a style sheet to a form that browsers support. webpack also supports `~package`, `@site`, and
 * relative paths without `./`.
 */
function styleReference(written: string, {oldPath}: MovingFile, around: Surroundings): string {
  const plain = written.replace(/^~(?=[\w@])/, '');
  if (plain.startsWith('@site/')) {
    const path = plain.slice('@site/'.length);
    const folder = (around.staticFolders ?? []).find((one) => path.startsWith(`${one}/`));
    if (folder !== undefined) return `/${path.slice(folder.length + 1)}`;
    return relativeTo(oldPath, posix.normalize(path));
  }
  const beside = posix.join(posix.dirname(oldPath), plain);
  return /^[\w-]/.test(plain) && !isExternal(plain) && isOldFile(beside, around)
    ? `./${plain}`
    : plain;
}

function isStyleSheet(path: string): boolean {
  return /\.(?:css|s[ac]ss)$/i.test(path);
}

function relocatedImport(
  written: string,
  {oldPath, newPath}: MovingFile,
  around: Surroundings,
  {found, isUrl}: {readonly found: Found; readonly isUrl: boolean},
): string {
  // An import can begin with loaders and end with a query: `!!raw-loader!./a.js?x`.
  const [, loaders = '', path = '', query = ''] = /^(.*!)?([^!?]*)(\?.*)?$/s.exec(written) ?? [];
  const isFromSite = path.startsWith('@site/');
  const isStyles = isStyleSheet(oldPath);
  // In style sheets, absolute paths are URLs on the site.
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
    // An unchanged import could lead to any file on the machine.
    found.outside.add(written);
    return isStyles
      ? 'data:text/css,'
      : `${loaders}@site/outside-repository/${posix.basename(path)}${query}`;
  }
  found.needs.add(target + ending);
  const isDrawing = !isUrl && loaders + query === '' && /\.svg$/i.test(target);
  if (isDrawing) found.drawings.add(target);
  const moved = isDrawing ? svgComponentPath(target) : around.newPathOf(target + ending);
  // Imports of files as text require the extension.
  const isText = loaders + query !== '';
  const short = isText ? moved : moved.slice(0, moved.length - ending.length);
  const changed = isFromSite ? `@site/${short}` : relativeTo(newPath, short);
  const same = isText && ending !== '' ? '' : isFromSite ? path : relativeTo(oldPath, meant);
  return changed === same && !isElsewhere ? written : loaders + changed + query;
}

function relocatedLink(
  written: string,
  {oldPath, newPath, contentFolder}: MovingFile,
  around: Surroundings,
  {needs}: Found,
): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written) ?? [];
  if (path === '' || isExternal(path)) return written;
  const decoded = decodePath(path);
  const meant = linkCandidates(decoded, oldPath, contentFolder).find((one) =>
    isOldFile(inSite(one, around), around),
  );
  if (meant === undefined) return written;
  const target = inSite(meant, around);
  needs.add(target);
  const moved = around.newPathOf(target);
  if (decoded.startsWith('@site/')) return `@site/${fileHref(moved)}${rest}`;
  const changed = relativeTo(newPath, moved);
  const isBeside = meant === posix.join(posix.dirname(oldPath), decoded);
  const isSame = changed === relativeTo(oldPath, meant) && isBeside;
  return isSame ? written : fileHref(changed) + rest;
}

/** Returns the files that a link can refer to, in the order in which Docusaurus looks for them. */
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
  const beside = posix.join(posix.dirname(oldPath), path);
  return [beside, ...fromContent, ...(isMarkdown ? [posix.normalize(path)] : [])];
}

/** Simplifies a path that leaves the site and enters it again. */
function inSite(path: string, {folder}: Surroundings): string {
  return relativePath(folder, join(folder, path));
}

/** Aliases that plugins define for folders in the site, with their paths: `@components`, `src/components`. */
type Aliases = readonly (readonly [name: string, path: string])[];

export function aliasesOf({
  otherPlugins,
  folder,
}: Pick<DocusaurusSite, 'otherPlugins' | 'folder'>): Aliases {
  return otherPlugins
    .flatMap(({options}) => Object.entries(fieldsOf(options['alias'])))
    .flatMap(([name, value]): Aliases => {
      const path = textOf(value);
      if (path === undefined || !isWithin(folder, path)) return [];
      const inside = relativePath(folder, path);
      // Aliases for packages are ignored, because the imported names are also package names.
      return inside.startsWith('node_modules/') ? [] : [[name, inside]];
    });
}

/** Replaces an alias with its path: `@site/src/components/…`. */
function withoutAlias(specifier: string, aliases: Aliases): string {
  const found = aliases.find(([name]) => specifier === name || specifier.startsWith(`${name}/`));
  return found === undefined ? specifier : `@site/${found[1]}${specifier.slice(found[0].length)}`;
}

/** Returns the path of the component that shows an SVG file. @param oldPath Path of the SVG file in the old site. */
export function svgComponentPath(oldPath: string): string {
  return `src/svg/${oldPath.replaceAll('../', 'outside/')}.jsx`;
}

/**
 * Returns the source of a component that shows an SVG file. Docusaurus creates such a component for each imported SVG
 * file; here, such an import is a URL.
 */
export function svgComponent(componentPath: string, svgPath: string): string {
  const url = posix.relative(posix.dirname(componentPath), svgPath);
  return `import url from ${JSON.stringify(url)};

export default function Drawing({title = '', ...props}) {
  return <img src={url} alt={title} {...props} />;
}
`;
}
