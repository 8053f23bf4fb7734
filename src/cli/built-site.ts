import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {BuildError} from '../core/diagnostics/diagnostic.ts';
import {isOutputFolder} from '../pipeline/output/output-folder.ts';
import {loadConfig} from '../site/config/load-config.ts';
import type {Site} from '../site/config/types.ts';
import {UsageError} from './usage.ts';

/**
 * The configuration of a site.
 *
 * @param folder Absolute path.
 * @throws {BuildError} With absolute files: who reports it does not know the site's folder.
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

/** As given on the command line. */
interface GivenSite {
  readonly site: string;
  readonly outDir: string;
}

/** Whether a folder holds a built site; one without a home page is one too. @param folder Absolute path. */
export async function isBuilt(folder: string): Promise<boolean> {
  const home = await stat(join(folder, 'index.html')).catch(() => undefined);
  return home !== undefined || (await isOutputFolder(folder));
}

/** @throws {UsageError} If the site was not built there: says how to. */
export async function requireBuilt(folder: string, {site, outDir}: GivenSite): Promise<void> {
  if (await isBuilt(folder)) return;
  const words = [
    'legacydocs build',
    ...(site === '.' ? [] : [site]),
    ...(outDir === 'build' ? [] : ['-o', outDir]),
  ];
  throw new UsageError(
    `The site is not built: \`${outDir}\` holds no output. Build it first: ${words.join(' ')}`,
  );
}
