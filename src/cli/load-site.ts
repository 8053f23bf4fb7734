import {join} from 'node:path';
import {BuildError} from '../core/diagnostics/diagnostic.ts';
import {loadConfig} from '../site/config/load-config.ts';
import type {Site} from '../site/config/types.ts';

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
