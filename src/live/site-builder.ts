import {existsSync} from 'node:fs';
import type {BuildOutcome} from '../build/types.ts';
import {keptCompilers} from '../compile/kept-compilers.ts';
import type {SiteState} from './site-state.ts';
import {tryBuild} from './try-build.ts';
import type {Build, BuiltEvent, ServeOptions} from './types.ts';

/**
 * Builds a site again and again.
 *
 * @returns `undefined` when the build was given up.
 */
export type SiteBuilder = (
  signal: AbortSignal,
) => Promise<Pick<BuiltEvent, 'result' | 'ms'> | undefined>;

/** @param build The pipeline. */
export function createSiteBuilder(
  {siteFolder, drafts, onProgress}: Pick<ServeOptions, 'drafts' | 'onProgress' | 'siteFolder'>,
  state: SiteState,
  build: Build,
): SiteBuilder {
  const compilers = keptCompilers();
  return async (signal) => {
    const start = performance.now();
    const outDir = state.served().folder;
    // A build would make the folder anew, in the way of the one that is to come.
    if (!existsSync(siteFolder)) return {result: folderMissing(siteFolder, outDir), ms: 0};
    const result = await tryBuild(build, {
      siteFolder,
      outDir,
      drafts,
      strict: false,
      cache: true,
      compilers,
      signal,
      onProgress,
    });
    state.addWritten(result?.output?.changed ?? []);
    if (result === undefined || signal.aborted) return undefined;
    return {result, ms: performance.now() - start};
  };
}

function folderMissing(siteFolder: string, outDir: string): BuildOutcome {
  return {
    ok: false,
    routes: [],
    diagnostics: [
      {
        severity: 'error',
        code: 'site-folder-missing',
        message: `The site folder \`${siteFolder}\` is not there any more.`,
        consequence: 'There is nothing to serve.',
        hint: 'Put it back: the site is built as soon as it is there.',
      },
    ],
    stages: [],
    outDir,
  };
}
