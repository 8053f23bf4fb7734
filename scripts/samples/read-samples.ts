import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {glob} from 'tinyglobby';
import type {Diagnostic} from '../../src/core/diagnostics/diagnostic.ts';
import {failureDiagnostic} from '../../src/markdown/compile/failure-diagnostic.ts';
import {readFences} from './read-fences.ts';
import {type SampleFile, sampleFiles} from './sample-files.ts';

/** The samples in one docs version. */
export interface VersionSamples {
  /** Name of the version's folder in `content/docs`. */
  readonly version: string;
  readonly samples: readonly SampleFile[];
  /** Number of fences that are exempt from the check. */
  readonly exempt: number;
}

/** Returns all samples in a site's docs, and the errors in their info strings. */
export async function readSamples(siteFolder: string): Promise<{
  readonly versions: readonly VersionSamples[];
  readonly diagnostics: readonly Diagnostic[];
}> {
  const diagnostics: Diagnostic[] = [];
  const versions: VersionSamples[] = [];
  for (const version of (await readdir(join(siteFolder, 'content/docs'))).sort()) {
    const pages = await glob(`content/docs/${version}/**/*.{md,mdx}`, {cwd: siteFolder});
    const samples: SampleFile[] = [];
    let exempt = 0;
    for (const page of pages.sort()) {
      const read = fencesOf(await readFile(join(siteFolder, page), 'utf8'), page);
      diagnostics.push(...read.diagnostics);
      samples.push(...sampleFiles(read.fences, page));
      exempt += read.fences.filter(({exemption}) => exemption !== undefined).length;
    }
    versions.push({version, samples, exempt});
  }
  return {versions, diagnostics};
}

function fencesOf(text: string, page: string): ReturnType<typeof readFences> {
  try {
    return readFences(text, page);
  } catch (error) {
    return {fences: [], diagnostics: [{...failureDiagnostic(error, text), file: page}]};
  }
}
