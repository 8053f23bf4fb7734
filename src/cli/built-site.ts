import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {BuildError} from '../core/diagnostics/diagnostic.ts';
import {isOutputFolder} from '../pipeline/output/output-folder.ts';
import {loadConfig} from '../site/config/load-config.ts';
import type {Site} from '../site/types.ts';
import {UsageError} from './usage.ts';

/**
 * Loads a site's configuration.
 *
 * @param folder Absolute path.
 * @throws {BuildError} If the configuration is invalid. The diagnostics contain absolute paths, because the code that
 * prints them does not know the site folder.
 */
export async function loadSite(folder: string): Promise<Site> {
  try {
    return (await loadConfig(folder)).site;
  } catch (error) {
    if (!(error instanceof BuildError)) throw error;
    const diagnostics = error.diagnostics.map((one) => ({
      ...one,
      file: one.file && join(folder, one.file),
    }));
    throw new BuildError(diagnostics, {cause: error});
  }
}

/** Site folder and output folder, as written by the user. */
interface GivenSite {
  readonly site: string;
  readonly outDir: string;
}

/**
 * Returns true if a folder contains a home page, or is the output folder of a build.
 *
 * @param folder Absolute path.
 */
export async function isBuilt(folder: string): Promise<boolean> {
  const home = await stat(join(folder, 'index.html')).catch(() => undefined);
  return home !== undefined || (await isOutputFolder(folder));
}

/**
 * Requires that a folder contains a built site.
 *
 * @throws {UsageError} If the folder does not contain a built site.
 */
export async function requireBuilt(folder: string, {site, outDir}: GivenSite): Promise<void> {
  if (await isBuilt(folder)) return;
  const command = [
    'legacydocs build',
    ...(site === '.' ? [] : [site]),
    ...(outDir === 'build' ? [] : ['-o', outDir]),
  ];
  throw new UsageError(
    `The site has not been built: \`${outDir}\` does not contain a built site. Build it first: ${command.join(' ')}`,
  );
}
