import type {BuildOptions, BuildOutcome} from '../../pipeline/types.ts';
import {lazyEngine} from '../engine.ts';

/** Result of a build. */
export type BuildResult = Pick<
  BuildOutcome,
  'ok' | 'routes' | 'diagnostics' | 'stages' | 'output' | 'outDir'
>;

/**
 * Builds a site, as `legacydocs build` does.
 *
 * @returns The result. Problems with the site are returned as diagnostics.
 * @throws {TypeError} If `siteFolder` is missing.
 * @throws Internal errors, and the abort reason.
 */
export async function build(options: BuildOptions): Promise<BuildResult> {
  // JavaScript callers are not type-checked.
  if (typeof options.siteFolder !== 'string') {
    throw new TypeError('`build` requires `siteFolder`, the absolute path of a site folder.');
  }
  const {ok, routes, diagnostics, stages, output, outDir} = await lazyEngine.build(options);
  return {ok, routes, diagnostics, stages, output, outDir};
}
