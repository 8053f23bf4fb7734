import {existsSync, readdirSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {globSync} from 'tinyglobby';
import {packageFolder} from '../../../core/package/own-files.ts';
import {relativePath} from '../../../core/paths/paths.ts';

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
