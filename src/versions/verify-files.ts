import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  BuildError,
  type Diagnostic,
  fileUnreadable,
  isSystemFailure,
  systemCode,
} from '../core/diagnostics/diagnostic.ts';
import {hexHash} from '../core/hash/sha256.ts';
import {relativePath} from '../core/paths/paths.ts';
import {attributesName, frozenRoot, type Manifest, manifestName} from './format.ts';
import {readManifest, restoreHint} from './manifest.ts';

/** A frozen version whose files match its manifest. */
export interface VerifiedVersion {
  readonly name: string;
  /** Path relative to the site folder. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Total size of all files, in bytes. */
  readonly bytes: number;
}

/** Names of files that file managers create in any folder. These files are ignored. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Verifies all files of a frozen version against its manifest.
 *
 * @param take Receives the contents of each `.json` file, so that callers need not read these files again.
 * @throws {BuildError} With every file that differs (`frozen-file-changed`, `frozen-file-missing`,
 * `frozen-file-extra`), or with the problem in the manifest.
 */
export function verifyVersion(
  siteFolder: string,
  name: string,
  take: (path: string, text: string) => void = () => undefined,
): VerifiedVersion {
  const folder = `${frozenRoot}/${name}`;
  const manifest = readManifestOf(siteFolder, name);
  const problems: Diagnostic[] = [];
  let bytes = 0;
  for (const [path, expected] of Object.entries(manifest.files)) {
    const contents = readFrozen(siteFolder, {version: name, path});
    if (!(contents instanceof Uint8Array)) {
      problems.push(contents);
      continue;
    }
    bytes += contents.byteLength;
    const problem = difference(contents, expected, {version: name, path});
    if (problem !== undefined) problems.push(problem);
    else if (path.endsWith('.json')) take(path, contents.toString('utf8'));
  }
  for (const path of filesBelow(join(siteFolder, folder))) {
    if (path === manifestName || Object.hasOwn(manifest.files, path)) continue;
    problems.push(extra(`${folder}/${path}`, name));
  }
  if (problems.length > 0) throw new BuildError(problems);
  return {name, folder, manifest, bytes};
}

/**
 * Reads a version's manifest.
 *
 * @throws {BuildError} If the manifest is missing or damaged, or has a different format.
 */
export function readManifestOf(siteFolder: string, name: string): Manifest {
  const contents = readFrozen(siteFolder, {version: name, path: manifestName});
  if (!(contents instanceof Uint8Array)) throw new BuildError([contents]);
  return readManifest(contents.toString('utf8'), name);
}

/**
 * Reads and verifies one file.
 *
 * @param path Relative to the version's folder.
 * @throws {BuildError} If the file does not match the manifest.
 */
export function readVerified(
  siteFolder: string,
  {name, manifest}: VerifiedVersion,
  path: string,
): Buffer {
  const contents = readFrozen(siteFolder, {version: name, path});
  if (!(contents instanceof Uint8Array)) throw new BuildError([contents]);
  const problem = difference(contents, manifest.files[path] ?? '', {version: name, path});
  if (problem !== undefined) throw new BuildError([problem]);
  return contents;
}

/** A file in a frozen version. */
interface FrozenFile {
  readonly version: string;
  /** Path relative to the version's folder. */
  readonly path: string;
}

/**
 * Reads a file in a frozen version.
 *
 * @returns The contents, or the problem if the file is missing or unreadable.
 */
function readFrozen(siteFolder: string, frozen: FrozenFile): Buffer | Diagnostic {
  const file = join(siteFolder, fileOf(frozen));
  try {
    // Symbolic links are refused, because their targets can change without a change in this folder.
    if (!lstatSync(file).isFile()) return changed(frozen, 'It is not a regular file.');
    return readFileSync(file);
  } catch (error) {
    if (!isSystemFailure(error)) throw error;
    const isMissing = ['ENOENT', 'ENOTDIR'].includes(systemCode(error) ?? '');
    return isMissing ? missing(frozen) : fileUnreadable(fileOf(frozen), error);
  }
}

function fileOf({version, path}: FrozenFile): string {
  return `${frozenRoot}/${version}/${path}`;
}

function difference(
  contents: Buffer,
  expected: string,
  frozen: FrozenFile,
): Diagnostic | undefined {
  if (hexHash(contents) === expected) return undefined;
  if (contents.byteLength === 0) return changed(frozen, 'It is empty.');
  const unix = contents.toString('utf8').replaceAll('\r\n', '\n');
  if (hexHash(unix) !== expected) return changed(frozen, 'Its contents differ from the manifest.');
  const folder = `${frozenRoot}/${frozen.version}`;
  return {
    ...changed(frozen, 'Its line endings are now CR LF.'),
    hint: `Git has changed the line endings. Commit the \`${attributesName}\` beside \`${manifestName}\`, then remove \`${folder}\` and restore it: \`git checkout -- ${folder}\`.`,
  };
}

function changed(frozen: FrozenFile, reason: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-file-changed',
    message: `A file of a frozen version was changed. ${reason}`,
    file: fileOf(frozen),
    consequence: 'Readers would see content that differs from the frozen content.',
    hint: restoreHint(frozen.version),
  };
}

function missing(frozen: FrozenFile): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-file-missing',
    message: 'A file of a frozen version is missing.',
    file: fileOf(frozen),
    consequence: 'The version cannot be built unchanged.',
    hint: restoreHint(frozen.version),
  };
}

function extra(file: string, version: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-file-extra',
    message: `The manifest of frozen version \`${version}\` does not list this file.`,
    file,
    consequence: 'The file has no effect. Pages cannot be added to a frozen version.',
    hint: `Remove the file. To change the version, run \`legacydocs thaw ${version}\`.`,
  };
}

/** Returns the relative paths of all files below a folder, with `/` separators, sorted. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => !entry.isDirectory() && !litter.has(entry.name))
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
    .sort();
}
