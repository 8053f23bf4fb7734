import {byKey} from '../core/collections/collections.ts';
import {BuildError, buildError, type Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {hexHash} from '../core/hash/sha256.ts';
import {packageVersion} from '../core/package/own-files.ts';
import {
  adoptedName,
  formatVersion,
  frozenRoot,
  type Manifest,
  manifestName,
  manifestSchema,
} from './format.ts';

/** Returns the path of a version's manifest, relative to the site folder. */
function manifestFile(version: string): string {
  return `${frozenRoot}/${version}/${manifestName}`;
}

/** Returns the hint for frozen files that have changed. */
export function restoreHint(version: string): string {
  return `Restore the frozen version from version control: \`git checkout -- ${frozenRoot}/${version}\`. If the version still has its sources, you can also freeze it again with \`legacydocs freeze ${version} --again\`; if it was adopted from built HTML, you can also run \`legacydocs adopt\` again.`;
}

/**
 * Returns the manifest for a frozen version's files.
 *
 * @param sources Hashes of the sources, keyed by path relative to the site folder.
 */
export function makeManifest(
  version: string,
  files: ReadonlyMap<string, Uint8Array | string>,
  sources: Readonly<Record<string, string>>,
): Manifest {
  const manifest = {
    format: formatVersion,
    version,
    generator: packageVersion(),
    sources: sortedRecord(Object.entries(sources)),
    files: sortedRecord([...files].map(([path, contents]) => [path, hexHash(contents)] as const)),
  } as const;
  return {...manifest, whole: manifestHash(manifest)};
}

/** True for a version that `legacydocs adopt` created from built HTML. Such a version never had sources. */
export function isAdopted({files}: Pick<Manifest, 'files'>): boolean {
  return Object.hasOwn(files, adoptedName);
}

/** Returns the hint for changing an adopted version. */
export function adoptHint(version: string): string {
  return `To replace the version, run \`legacydocs adopt <html> --version ${version}\` with the old HTML.`;
}

/** Returns the contents of `manifest.json`. */
export function manifestText(manifest: Manifest): string {
  return jsonText(manifest);
}

/**
 * Parses and verifies a manifest.
 *
 * @param text Contents of `manifest.json`.
 * @throws {BuildError} `frozen-manifest-damaged`, `frozen-format-unknown`
 */
export function readManifest(text: string, version: string): Manifest {
  const json = parseJson(text, version);
  const format = formatOf(json);
  if (typeof format === 'number' && Number.isInteger(format) && format !== formatVersion) {
    throw unknownFormat(json, format, version);
  }
  const parsed = manifestSchema.safeParse(json);
  if (!parsed.success) {
    const {path = [], message = ''} = parsed.error.issues[0] ?? {};
    const where = path.length === 0 ? '' : ` \`${path.join('.')}\`:`;
    throw damaged(`It is not a manifest:${where} ${message}.`, version);
  }
  const manifest = parsed.data;
  if (manifest.whole !== manifestHash(manifest)) {
    throw damaged(
      'It was changed after it was written: the checksum `whole` does not match.',
      version,
    );
  }
  if (text !== manifestText(manifest)) {
    throw damaged(
      'Its text was changed after it was written: line endings or spaces differ, or a key is duplicated.',
      version,
    );
  }
  if (manifest.version !== version) {
    throw damaged(
      `It is the manifest of version \`${manifest.version}\`, but is in the folder of \`${version}\`.`,
      version,
    );
  }
  return manifest;
}

function manifestHash(manifest: Omit<Manifest, 'whole'>): string {
  return hexHash(jsonText({...manifest, whole: ''}));
}

function parseJson(text: string, version: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw damaged(
      text.trim() === '' ? 'It is empty.' : 'It is not valid JSON: it is truncated or was edited.',
      version,
    );
  }
}

function formatOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null && 'format' in json ? json.format : undefined;
}

function damaged(message: string, version: string): BuildError {
  return buildError({
    code: 'frozen-manifest-damaged',
    message: `The manifest of a frozen version is damaged. ${message}`,
    file: manifestFile(version),
    consequence: 'The frozen pages cannot be verified.',
    hint: restoreHint(version),
  });
}

function unknownFormat(json: unknown, format: number, version: string): BuildError {
  const generator =
    typeof json === 'object' && json !== null && 'generator' in json ? json.generator : undefined;
  const isNewer = format > formatVersion;
  const by = typeof generator === 'string' ? ` by legacydocs ${generator}` : '';
  const diagnostic: Diagnostic = {
    severity: 'error',
    code: 'frozen-format-unknown',
    message: `The version was frozen${by} in format ${format}; legacydocs ${packageVersion()} reads format ${formatVersion}.`,
    file: manifestFile(version),
    consequence: 'The version cannot be built.',
    hint: isNewer
      ? 'Update legacydocs to the release that froze the version, or to a later release.'
      : 'This format does not exist. Restore the file from version control.',
  };
  return new BuildError([diagnostic]);
}

/** Formats JSON with one value per line, which makes diffs readable. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 1)}\n`;
}

/** Returns an object with sorted keys, so that equal objects produce equal JSON. */
function sortedRecord<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...entries].sort(byKey));
}
