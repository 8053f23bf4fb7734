import {existsSync, readdirSync, statSync} from 'node:fs';
import {isAbsolute, join, posix, resolve} from 'node:path';
import type {OnResolveArgs} from 'esbuild';
import {globSync} from 'tinyglobby';
import {packageFolder} from '../../../core/package/own-files.ts';
import {relativePath} from '../../../core/paths/paths.ts';
import {templateNamespace} from './module-names.ts';

/** A site's templates: the built-in ones, and the site's own, which replace built-in templates with the same path. */
export interface TemplateFiles {
  /** Paths of the site's own templates, relative to `templates/` and sorted. */
  readonly own: readonly string[];
  /**
   * Returns a template's absolute path.
   *
   * @param path Path in `templates/`; the extension is optional.
   */
  find(path: string): string | undefined;
  /** Returns true for the site's own templates. @param file Absolute path. */
  isOwn(file: string): boolean;
  /**
   * Resolves a relative import to a path in `templates/`; `undefined` if it leads to another folder.
   *
   * @param folder Absolute path of the importing file's folder.
   */
  relativeTo(folder: string, specifier: string): string | undefined;
}

export const builtinFolder = join(packageFolder, 'templates');

/** Modules that have been moved. Templates copied from earlier versions import them from their former paths. */
const movedModules: readonly (readonly [former: RegExp, path: string])[] = [
  [/^lib\/(?:route|site)\.ts$/, 'shared/context.ts'],
  [/^lib\/format-message\.ts$/, 'messages.ts'],
  [/^navigation\/context\.ts$/, 'shared/context.ts'],
  [/^lib\//, 'shared/'],
  [/^hooks\//, 'shared/hooks/'],
  [/^(?=(?:browser|navigation)\/)/, 'client/'],
];

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '/index.tsx', '/index.ts'];

/**
 * Finds a site's templates.
 *
 * @param siteFolder Absolute, real path.
 */
export function createTemplateFiles(siteFolder: string): TemplateFiles {
  const ownFolder = join(siteFolder, 'templates');
  // In this package's own folder, all templates are built-in.
  const own = ownFolder === builtinFolder ? [] : filesBelow(ownFolder);
  const ownFiles = new Set(own.map((path) => join(ownFolder, path)));
  return {
    own,
    find(path) {
      const [former, current] = movedModules.find(([pattern]) => pattern.test(path)) ?? ['', ''];
      const candidates = [
        join(ownFolder, path),
        join(builtinFolder, path),
        join(builtinFolder, path.replace(former, current)),
      ].flatMap((candidate) => endings.map((ending) => candidate + ending));
      return candidates.find(isFile);
    },
    isOwn: (file) => ownFiles.has(file),
    relativeTo(folder, specifier) {
      const target = resolve(folder, specifier);
      return below(ownFolder, target) ?? below(builtinFolder, target);
    },
  };
}

/**
 * Lists the files below a folder.
 *
 * @throws The system error if the folder cannot be read. The glob library would ignore the error.
 */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  readdirSync(folder, {recursive: true});
  return globSync('**/*', {cwd: folder, ignore: '**/node_modules/**', dot: true}).sort();
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

function below(folder: string, file: string): string | undefined {
  const path = relativePath(folder, file);
  return path === '' || path.startsWith('..') ? undefined : path;
}

const siteTemplates = '@site/templates/';

/**
 * Returns a pattern that matches all imports of the given templates, by the last path segment.
 *
 * @param own Paths in `templates/`.
 */
export function ownTemplatePattern(own: readonly string[]): RegExp {
  const names = own.flatMap((path) => {
    const {dir, name} = posix.parse(path);
    return name === 'index' ? [name, posix.basename(dir)] : [name];
  });
  return new RegExp(`(?:^|[\\\\/])${anyOf(new Set(names))}(?:\\.\\w+)?$`);
}

/**
 * Resolves an import of a template if the site's templates affect it. esbuild resolves all other imports.
 *
 * @returns Absolute path.
 */
export function ownTemplate(args: OnResolveArgs, templates: TemplateFiles): string | undefined {
  const path = templatePath(args, templates);
  const file = path === undefined ? undefined : templates.find(path);
  if (file === undefined || templates.isOwn(file)) return file;
  // Relative imports in the site's templates also lead to built-in templates.
  return args.namespace === templateNamespace ? file : undefined;
}

function templatePath(
  {path: specifier, kind, resolveDir}: OnResolveArgs,
  templates: TemplateFiles,
): string | undefined {
  if (specifier === 'legacydocs/theme') return 'theme.ts';
  if (specifier === 'legacydocs/components') return 'components.ts';
  // Resolves to the site's own template; `@theme-original/…` refers to the built-in one.
  if (specifier === '@theme/MDXComponents') return 'MDXComponents';
  if (specifier.startsWith(siteTemplates)) return specifier.slice(siteTemplates.length);
  const isPath = specifier.startsWith('.') || isAbsolute(specifier) || kind === 'url-token';
  return isPath ? templates.relativeTo(resolveDir, specifier) : undefined;
}

/** Returns a regular expression source, valid in JavaScript and Go, that matches one of several strings. */
export function anyOf(texts: Iterable<string>): string {
  const escaped = [...texts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(?:${escaped.join('|')})`;
}
