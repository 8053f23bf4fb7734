import type {BuildOptions, BuildOutcome} from '../build/types.ts';
import type {ServeOptions, ServeSession} from '../live/types.ts';

/** What the commands stand on. */
export interface Engine {
  build(options: BuildOptions): Promise<BuildOutcome>;
  listRoutes(options: BuildOptions): Promise<BuildOutcome>;
  serve(options: ServeOptions): Promise<ServeSession>;
}

/** Loaded when needed, so that `--help` and `--version` answer at once. */
export const lazyEngine: Engine = {
  build: async (options) => (await import('../build/build-if-changed.ts')).buildIfChanged(options),
  listRoutes: async (options) => (await import('../build/build.ts')).listRoutes(options),
  serve: async (options) => {
    const [{serveSite}, {build}] = await Promise.all([
      import('../live/serve-site.ts'),
      import('../build/build.ts'),
    ]);
    return await serveSite(options, build);
  },
};
