import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {hexHash} from '../core/hash/sha256.ts';
import {pathKind} from '../core/paths/paths.ts';
import {listFiles} from '../site/content/files/list-files.ts';
import {versionFolder} from '../site/content/versions/resolve-versions.ts';
import type {Manifest} from './format.ts';

/**
 * Differences between a frozen version's sources and its manifest. Paths are relative to the site folder and sorted.
 */
export interface SourceDrift {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** Maximum number of files listed in a message. */
const maxNamed = 5;

/**
 * Compares a frozen version's sources with the hashes in its manifest.
 *
 * @returns `undefined` if the sources have been deleted.
 */
export async function sourceDrift(
  siteFolder: string,
  {version, sources}: Pick<Manifest, 'version' | 'sources'>,
): Promise<SourceDrift | undefined> {
  const files = await sourceFiles(siteFolder, version);
  if (files.length === 0) return undefined;
  const known = Object.keys(sources);
  const isThere = (path: string): boolean => pathKind(join(siteFolder, path)) === 'file';
  return {
    changed: known.filter(
      (path) => isThere(path) && !isSameText(readFileSync(join(siteFolder, path)), sources[path]),
    ),
    added: files.filter((path) => !Object.hasOwn(sources, path)),
    removed: known.filter((path) => !isThere(path)),
  };
}

/**
 * True if a source has the recorded hash with any line endings. Git on Windows changes line endings, which does not
 * affect compiled pages.
 */
function isSameText(bytes: Buffer, hash: string | undefined): boolean {
  if (hexHash(bytes) === hash) return true;
  const lines = bytes.toString('latin1').replaceAll('\r\n', '\n');
  return [lines, lines.replaceAll('\n', '\r\n')].some(
    (text) => hexHash(Buffer.from(text, 'latin1')) === hash,
  );
}

/** True if a version has sources. */
export async function hasSources(siteFolder: string, version: string): Promise<boolean> {
  return (await sourceFiles(siteFolder, version)).length > 0;
}

/** Returns the paths of a version's sources, relative to the site folder. */
async function sourceFiles(siteFolder: string, version: string): Promise<string[]> {
  const folder = versionFolder(version);
  const listed = await listFiles(siteFolder, folder);
  return (listed?.files ?? []).map((file) => `${folder}/${file}`);
}

export function hasDrifted({changed, added, removed}: SourceDrift): boolean {
  return changed.length + added.length + removed.length > 0;
}

/** Returns the warning `frozen-sources-changed`. */
export function sourcesChanged(version: string, drift: SourceDrift): Diagnostic {
  const named = [
    ...drift.changed.map((path) => `\`${path}\``),
    ...drift.added.map((path) => `\`${path}\` (new)`),
    ...drift.removed.map((path) => `\`${path}\` (removed)`),
  ];
  const more = named.length > maxNamed ? ` and ${named.length - maxNamed} more` : '';
  return {
    severity: 'warning',
    code: 'frozen-sources-changed',
    message: `The sources of version \`${version}\` have changed since it was frozen: ${named.slice(0, maxNamed).join(', ')}${more}.`,
    file: drift.changed[0] ?? drift.added[0] ?? versionFolder(version),
    consequence: 'Readers see the frozen pages, not the current sources.',
    hint: `Run \`legacydocs freeze ${version} --again\` to freeze the current sources, or \`legacydocs thaw ${version}\` to build from them again.`,
  };
}
