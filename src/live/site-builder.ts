import {keptCompilers} from '../compile/kept-compilers.ts';
import type {SiteState} from './site-state.ts';
import {tryBuild} from './try-build.ts';
import type {Build, BuiltEvent, ServeOptions} from './types.ts';

/** Builds a site again and again, and keeps account of the files whose change no build has told of. */
export interface SiteBuilder {
  /** @param file Has changed; relative to the site folder. */
  readonly addChanged: (file: string) => void;
  /** @returns `undefined` when the build was given up: the next one tells of it all. */
  readonly build: (signal: AbortSignal) => Promise<BuiltEvent | undefined>;
}

/** @param build The pipeline. */
export function createSiteBuilder(
  {siteFolder, drafts}: Pick<ServeOptions, 'drafts' | 'siteFolder'>,
  state: SiteState,
  build: Build,
): SiteBuilder {
  const changed = new Set<string>();
  const compilers = keptCompilers();
  return {
    addChanged: (file) => changed.add(file),
    build: async (signal) => {
      const files = [...changed].sort();
      const start = performance.now();
      const result = await tryBuild(build, {
        siteFolder,
        outDir: state.served().folder,
        drafts,
        strict: false,
        cache: true,
        compilers,
        signal,
      });
      state.addWritten(result?.output?.changed ?? []);
      if (result === undefined || signal.aborted) return undefined;
      for (const file of files) changed.delete(file);
      return {result, files, ms: performance.now() - start};
    },
  };
}
