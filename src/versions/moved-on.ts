import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Diagnostic} from '../core/diagnostics/diagnostic.ts';
import {hexHash} from '../core/hash/sha256.ts';
import {pathKind} from '../core/paths/paths.ts';
import {listFiles} from '../site/content/files/list-files.ts';
import {versionFolder} from '../site/content/versions/resolve-versions.ts';
import type {Manifest} from './format.ts';

/** How the sources of a frozen version differ from what was frozen: paths relative to the site folder, sorted. */
export interface MovedSources {
  readonly changed: readonly string[];
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/** So many files are named in a message. */
const mostNamed = 5;

/**
 * Compare sources with what a version was frozen from.
 *
 * @returns `undefined` if they are gone: then there is nothing that could differ.
 */
export async function movedSources(
  siteFolder: string,
  {version, sources}: Pick<Manifest, 'version' | 'sources'>,
): Promise<MovedSources | undefined> {
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

/** Git on Windows gives texts other line ends, which change nothing of what is compiled. */
function isSameText(bytes: Buffer, hash: string | undefined): boolean {
  if (hexHash(bytes) === hash) return true;
  const lines = bytes.toString('latin1').replaceAll('\r\n', '\n');
  return [lines, lines.replaceAll('\n', '\r\n')].some(
    (text) => hexHash(Buffer.from(text, 'latin1')) === hash,
  );
}

/** Whether a version could be compiled again. */
export async function hasSources(siteFolder: string, version: string): Promise<boolean> {
  return (await sourceFiles(siteFolder, version)).length > 0;
}

/** Relative to the site folder. */
async function sourceFiles(siteFolder: string, version: string): Promise<string[]> {
  const folder = versionFolder(version);
  const listed = await listFiles(siteFolder, folder);
  return (listed?.files ?? []).map((file) => `${folder}/${file}`);
}

export function isMoved({changed, added, removed}: MovedSources): boolean {
  return changed.length + added.length + removed.length > 0;
}

/** What to say of sources that say something else than what was frozen: `frozen-sources-changed`. */
export function movedOn(version: string, moved: MovedSources): Diagnostic {
  const named = [
    ...moved.changed.map((path) => `\`${path}\``),
    ...moved.added.map((path) => `\`${path}\` (new)`),
    ...moved.removed.map((path) => `\`${path}\` (removed)`),
  ];
  const more = named.length > mostNamed ? ` and ${named.length - mostNamed} more` : '';
  return {
    severity: 'warning',
    code: 'frozen-sources-changed',
    message: `Sources of frozen version \`${version}\` have changed since it was frozen: ${named.slice(0, mostNamed).join(', ')}${more}.`,
    file: moved.changed[0] ?? moved.added[0] ?? versionFolder(version),
    consequence: 'Readers see what was frozen, not what the sources say now.',
    hint: `\`legacydocs freeze ${version} --again\` takes what they say, \`legacydocs thaw ${version}\` goes back to building from them.`,
  };
}
