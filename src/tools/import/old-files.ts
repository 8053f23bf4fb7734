import {isUtf8} from 'node:buffer';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {dirname, join, parse, resolve} from 'node:path';
import {buildError, type Diagnostic} from '../../core/diagnostics/diagnostic.ts';
import {withEsbuild} from '../../core/modules/esbuild.ts';
import {columnOf, isBuildFailure} from '../../core/modules/module-problems.ts';
import {isWithin, pathKind, relativePath} from '../../core/paths/paths.ts';
import type {FileList} from '../../site/content/files/list-files.ts';
import {lost} from './findings.ts';
import type {SiteRules} from './site-rules.ts';

/** The folder of an old site, and the folder whose files can be read. Both paths are absolute and real. */
export interface OldFolders {
  readonly folder: string;
  /**
   * The Git repository that contains the site, or the site itself if it is not in a repository. The root of the file
   * system if files outside the repository are allowed.
   */
  readonly root: string;
}

/**
 * Finds the folders of an old site.
 *
 * @param folder Absolute path of the old site.
 * @param outside Allow files outside its repository.
 */
export function oldFolders(folder: string, outside: boolean): OldFolders {
  const real = realpathSync(folder);
  if (outside) return {folder: real, root: parse(real).root};
  for (let at = real; at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return {folder: real, root: at};
  }
  return {folder: real, root: real};
}

/**
 * True for a regular file in the repository. Other files must not be published.
 *
 * @param path Relative to the site.
 */
export function isOldFile(path: string, {folder, root}: OldFolders): boolean {
  const absolute = join(folder, path);
  return pathKind(absolute) === 'file' && isWithin(root, realpathSync(absolute));
}

/**
 * Reads a regular file in the repository.
 *
 * @param path Relative to the site.
 * @returns `undefined` if there is none.
 */
export function readOldFile(path: string, folders: OldFolders): string | undefined {
  return isOldFile(path, folders) ? decoded(readFileSync(join(folders.folder, path))) : undefined;
}

/**
 * Decodes a file. Text that is not UTF-8 is UTF-16 if it begins with a byte order mark, and otherwise Windows-1252, which
 * includes Latin-1.
 */
export function decoded(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = {fffe: 'utf-16le', feff: 'utf-16be'}[mark] ?? 'windows-1252';
  return new TextDecoder(encoding).decode(bytes);
}

/**
 * Lists the files in a folder of the repository. Symbolic links are followed within the repository.
 *
 * @param path Relative to the site.
 * @returns Files relative to that folder, and diagnostics with files relative to the site; empty lists if there is no
 * such folder.
 */
export async function listOldFiles(
  path: string,
  {folder, root, rules}: OldFolders & {readonly rules: SiteRules},
): Promise<FileList> {
  const absolute = join(folder, path);
  if (!isWithin(root, absolute)) return {files: [], diagnostics: []};
  const listed = await rules.listFiles(root, relativePath(root, absolute));
  const shown = (file: string): string => relativePath(folder, join(root, file));
  return {
    files: listed?.files ?? [],
    diagnostics: (listed?.diagnostics ?? []).map((one) => ({
      ...one,
      file: one.file && shown(one.file),
    })),
  };
}

/**
 * Reads a JSON file.
 *
 * @param path Relative to the site.
 * @returns `undefined` if the file does not exist.
 * @throws {BuildError} If the file is not JSON.
 */
export async function readJson(path: string, folders: OldFolders): Promise<unknown> {
  const text = readOldFile(path, folders)?.replace(/^\uFEFF/, '');
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw buildError({
      code: 'old-file-invalid',
      ...(await syntaxProblem(text)),
      file: path,
      hint: 'Correct the file: Docusaurus cannot read it either.',
    });
  }
}

/** Describes the first error in a JSON text. Not all errors of `JSON.parse` contain a position. */
async function syntaxProblem(
  text: string,
): Promise<Pick<Diagnostic, 'message' | 'line' | 'column'>> {
  const message = 'The file is not valid JSON';
  try {
    await withEsbuild(({transform}) => transform(text, {loader: 'json', logLevel: 'silent'}));
  } catch (error) {
    if (!isBuildFailure(error)) throw error;
    const [{text: reason = '', location = null} = {}] = error.errors;
    if (location === null) return {message: `${message}: ${reason}.`};
    return {message: `${message}: ${reason}.`, line: location.line, column: columnOf(location)};
  }
  return {message: `${message}.`};
}

/**
 * Finds files and folders that a configuration refers to.
 *
 * @param setting Name of the setting, for messages.
 * @returns The path relative to the site; `undefined` if it does not exist, has another kind, or is outside the
 * repository.
 */
export type FindConfigured = (
  setting: string,
  path: string,
  kind: 'file' | 'folder',
) => string | undefined;

/**
 * Creates a `FindConfigured` function.
 *
 * @param findings Receives an error for each path outside the repository.
 */
export function configuredFinder(
  {folder, root}: OldFolders,
  configFile: string,
  findings: Diagnostic[],
): FindConfigured {
  return (setting, path, kind) => {
    const absolute = resolve(folder, path);
    if (pathKind(absolute) !== kind) return undefined;
    if (isWithin(root, realpathSync(absolute))) return relativePath(folder, absolute);
    findings.push(
      lost(
        'outside-repository',
        `\`${setting}\` names the ${kind} \`${path}\`, which is outside the repository of the old site.`,
        {
          file: configFile,
          consequence: `The ${kind} is omitted, so that other files on this machine are not published.`,
          hint: `If the ${kind} belongs to the site, run the command again with \`--allow-outside\`.`,
        },
      ),
    );
    return undefined;
  };
}
