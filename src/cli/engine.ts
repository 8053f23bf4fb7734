import type {BuildOptions, BuildResult} from '../build-types.ts';

/** What the commands stand on. */
export interface Engine {
  build(options: BuildOptions): Promise<BuildResult>;
  listRoutes(options: BuildOptions): Promise<BuildResult>;
}

/** Loaded when needed, so that `--help` and `--version` answer at once. */
export const lazyEngine: Engine = {
  build: async (options) => (await import('../build.ts')).build(options),
  listRoutes: async (options) => (await import('../build.ts')).listRoutes(options),
};
