import {stat} from 'node:fs/promises';
import {join} from 'node:path';
import {isOutputFolder} from '../pipeline/output/output-folder.ts';
import {UsageError} from './usage-error.ts';

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
