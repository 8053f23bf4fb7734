import {lstatSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {BuildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {fileUnreadable, isSystemFailure, systemCode} from '../core/diagnostics/system-error.ts';
import {hexHash} from '../core/hash/sha256.ts';
import {relativePath} from '../core/paths/paths.ts';
import {attributesName, frozenRoot, type Manifest, manifestName} from './format.ts';
import {readManifest, restoreHint} from './manifest.ts';

/** A frozen version whose files are what its manifest says. */
export interface VerifiedVersion {
  readonly name: string;
  /** Relative to the site folder. */
  readonly folder: string;
  readonly manifest: Manifest;
  /** Of all of its files. */
  readonly bytes: number;
}

/** What file managers leave in any folder that somebody looks at. */
const litter = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini']);

/**
 * Prove each file of a frozen version against the manifest.
 *
 * @param take Takes each text of a file that ends in `.json`, since it is read anyway.
 * @throws {BuildError} With every file that differs: `frozen-file-changed`, `frozen-file-missing`,
 * `frozen-file-extra`; or with what is wrong with the manifest.
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

/** @throws {BuildError} When it is missing, damaged, or of another format. */
export function readManifestOf(siteFolder: string, name: string): Manifest {
  const contents = readFrozen(siteFolder, {version: name, path: manifestName});
  if (!(contents instanceof Uint8Array)) throw new BuildError([contents]);
  return readManifest(contents.toString('utf8'), name);
}

/**
 * One file, as it was frozen.
 *
 * @param path Relative to the version's folder.
 * @throws {BuildError} When it is not.
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

/** A file of a frozen version. */
interface FrozenFile {
  readonly version: string;
  /** Relative to the version's folder. */
  readonly path: string;
}

/** The file's bytes, or what to say of a file that is not there or cannot be read. */
function readFrozen(siteFolder: string, frozen: FrozenFile): Buffer | Diagnostic {
  const file = join(siteFolder, fileOf(frozen));
  try {
    // A link leads to what may change without this folder.
    if (!lstatSync(file).isFile()) return changed(frozen, 'It is no file.');
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
  if (hexHash(unix) !== expected) return changed(frozen, 'It does not hold what was written.');
  const folder = `${frozenRoot}/${frozen.version}`;
  return {
    ...changed(frozen, 'Its lines end in CR LF now.'),
    hint: `Git has changed the line ends. Commit the \`${attributesName}\` beside \`${manifestName}\`, then remove \`${folder}\` and have it written anew: \`git checkout -- ${folder}\`.`,
  };
}

function changed(frozen: FrozenFile, what: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-file-changed',
    message: `A file of a frozen version was changed. ${what}`,
    file: fileOf(frozen),
    consequence: 'Readers would see something else than what was frozen.',
    hint: restoreHint(frozen.version),
  };
}

function missing(frozen: FrozenFile): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-file-missing',
    message: 'A file of a frozen version is missing.',
    file: fileOf(frozen),
    consequence: 'The version cannot be built as it was.',
    hint: restoreHint(frozen.version),
  };
}

function extra(file: string, version: string): Diagnostic {
  return {
    severity: 'error',
    code: 'frozen-file-extra',
    message: `The file is no part of frozen version \`${version}\`: its manifest does not name it.`,
    file,
    consequence: 'It would have no effect: pages cannot be added to a frozen version.',
    hint: `Remove it. To change the version, \`legacydocs thaw ${version}\`.`,
  };
}

/** Relative, `/` separators, sorted. */
function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => !entry.isDirectory() && !litter.has(entry.name))
    .map((entry) => relativePath(folder, join(entry.parentPath, entry.name)))
    .sort();
}
