import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {hostingFileNames, type OwnHostingFile} from '../pages/render/own-hosting.ts';
import type {StaticFile} from '../site/content/types.ts';

/** The files for hosts that a site brings itself, keyed by output path. */
export async function ownHostingFiles(
  siteFolder: string,
  staticFiles: readonly StaticFile[],
): Promise<Map<string, OwnHostingFile>> {
  const names: readonly string[] = hostingFileNames;
  const own = staticFiles.filter(({outputPath}) => names.includes(outputPath));
  return new Map(
    await Promise.all(
      own.map(async ({outputPath, sourcePath}) => {
        const text = await readFile(join(siteFolder, sourcePath), 'utf8');
        return [outputPath, {sourcePath, text}] as const;
      }),
    ),
  );
}
