import type {BuildOptions, BuildOutcome, PackOffline} from '../pipeline/types.ts';
import type {ServeOptions, ServeSession} from '../serve/dev/serve-site.ts';

/** Operations that commands call. */
export interface Engine {
  build(options: BuildOptions): Promise<BuildOutcome>;
  listRoutes(options: BuildOptions): Promise<BuildOutcome>;
  serve(options: ServeOptions): Promise<ServeSession>;
}

const packOffline: PackOffline = async (built) =>
  (await import('../tools/export/pack-offline.ts')).packOffline(built);

/** Engine whose modules are loaded on demand, so that `--help` and `--version` respond immediately. */
export const lazyEngine: Engine = {
  build: async (options) => {
    const {buildSession} = await import('../pipeline/session.ts');
    const {concurrency} = options;
    return await buildSession({isOnce: true, concurrency, packOffline}).build(options);
  },
  listRoutes: async (options) => (await import('../pipeline/build.ts')).listRoutes(options),
  serve: async (options) => {
    const [{serveSite}, {buildSession}] = await Promise.all([
      import('../serve/dev/serve-site.ts'),
      import('../pipeline/session.ts'),
    ]);
    return await serveSite(options, buildSession());
  },
};
