import {mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import type {System} from '../../src/core/files/system.ts';
import {openOutput} from '../../src/pipeline/output/open-output.ts';
import type {OutputOptions, OutputSummary} from '../../src/pipeline/output/types.ts';
import type {Files} from './files.ts';
import {tempFolder} from './temp-folder.ts';

/** Creates an empty site folder in a temporary folder. @returns Paths of the site, output and cache folders. */
export async function outputPlace(): Promise<OutputOptions> {
  const siteFolder = join(await tempFolder(), 'site');
  await mkdir(siteFolder);
  return {
    siteFolder,
    outDir: join(siteFolder, 'build'),
    cacheFolder: join(siteFolder, '.legacydocs'),
  };
}

/** Files that identify an output folder. */
export const identity: Files = {'.nojekyll': '', '_data/routes.json': '["/"]\n'};

/** Writes an output that consists of these files and the identifying files. */
export async function buildOutput(
  place: OutputOptions,
  files: Files,
  system?: System,
): Promise<OutputSummary> {
  const output = await openOutput(place, system);
  try {
    for (const [path, contents] of Object.entries({...identity, ...files})) {
      await output.write(path, contents);
    }
    return await output.commit();
  } finally {
    await output.discard();
  }
}
