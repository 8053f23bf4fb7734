import {existsSync, readdirSync, statSync} from 'node:fs';
import {isAbsolute, join, posix, resolve} from 'node:path';
import type {OnResolveArgs} from 'esbuild';
import {globSync} from 'tinyglobby';
import {packageFolder} from '../../../core/package/own-files.ts';
import {relativePath} from '../../../core/paths/paths.ts';
import {templateNamespace} from './module-names.ts';
import type {ModuleSpace} from './module-space.ts';

/** The templates of a site: the built-in ones, each replaceable by a file of the same path. */
export interface TemplateFiles {
  /** Paths of the site's own templates, below `templates/`, sorted. */
  readonly own: readonly string[];
  /** @param path Below `templates/`, extension optional. @returns Absolute path of the file in force. */
  find(path: string): string | undefined;
  /** Whether a file is one of the site's own templates. @param file Absolute path. */
  isOwn(file: string): boolean;
  /**
   * What a relative import means, as a path below `templates/`. `undefined` where it leads out of the templates.
   *
   * @param folder Absolute path of the importing file's folder.
   */
  relativeTo(folder: string, specifier: string): string | undefined;
}

export const builtinFolder = join(packageFolder, 'templates');

/** Modules that have moved. Copies of templates made by earlier versions import them under their former paths. */
const movedModules: readonly (readonly [former: RegExp, path: string])[] = [
  [/^lib\/(?:route|site)\.ts$/, 'shared/context.ts'],
  [/^lib\/format-message\.ts$/, 'messages.ts'],
  [/^navigation\/context\.ts$/, 'shared/context.ts'],
  [/^lib\//, 'shared/'],
  [/^hooks\//, 'shared/hooks/'],
  [/^(?=(?:browser|navigation)\/)/, 'client/'],
];

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '.css', '/index.tsx', '/index.ts'];

/** @param siteFolder Absolute, real path. */
export function createTemplateFiles(siteFolder: string): TemplateFiles {
  const ownFolder = join(siteFolder, 'templates');
  // The package's own site has no replacements.
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

/** @throws The system's error for a folder that cannot be read: its templates would silently be left out. */
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
 * Matches every import that can mean one of these templates: by the last part of its path.
 *
 * @param own Paths below `templates/`.
 */
export function ownTemplatePattern(own: readonly string[]): RegExp {
  const names = own.flatMap((path) => {
    const {dir, name} = posix.parse(path);
    return name === 'index' ? [name, posix.basename(dir)] : [name];
  });
  return new RegExp(`(?:^|[\\\\/])${anyOf(new Set(names))}(?:\\.\\w+)?$`);
}

/**
 * The template in force that an import means, if the site's templates have a say in it. Whatever else is built in
 * is left to esbuild.
 *
 * @returns Absolute path.
 */
export function ownTemplate(args: OnResolveArgs, {templates}: ModuleSpace): string | undefined {
  const path = templatePath(args, templates);
  const file = path === undefined ? undefined : templates.find(path);
  if (file === undefined || templates.isOwn(file)) return file;
  // Beside the site's templates lie the built-in ones that it does not replace.
  return args.namespace === templateNamespace ? file : undefined;
}

function templatePath(
  {path: specifier, kind, resolveDir}: OnResolveArgs,
  templates: TemplateFiles,
): string | undefined {
  if (specifier === 'legacydocs/theme') return 'theme.ts';
  // The one in force; `@theme-original/…` is the built-in one.
  if (specifier === '@theme/MDXComponents') return 'MDXComponents';
  if (specifier.startsWith(siteTemplates)) return specifier.slice(siteTemplates.length);
  const isPath = specifier.startsWith('.') || isAbsolute(specifier) || kind === 'url-token';
  return isPath ? templates.relativeTo(resolveDir, specifier) : undefined;
}

/** The source of a regular expression, in JavaScript and in Go, that matches one of these texts. */
export function anyOf(texts: Iterable<string>): string {
  const escaped = [...texts].map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return `(?:${escaped.join('|')})`;
}
