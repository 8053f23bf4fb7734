import type {Redirect} from '../types.ts';
import {textsOf} from '../values.ts';
import type {OldSite} from './types.ts';

const notFound = '/404';

/** The redirects that the old configuration makes for each page: from names with an ending, and by `createRedirects`. @param paths Of pages, without the base. */
export async function makeRedirects(
  {run, configFile, redirects}: OldSite,
  paths: readonly string[],
): Promise<readonly Redirect[]> {
  const {fromExtensions = [], madeBy: path} = redirects ?? {};
  const withEnding = paths
    .filter((to) => !to.endsWith('/') && to !== notFound)
    .flatMap((to) => fromExtensions.map((ending) => ({from: `${to}.${ending}`, to})));
  if (path === undefined) return withEnding;
  const call = {path, args: paths.map((one) => [one])};
  const {returned = []} = await run(configFile, call);
  const made = paths.flatMap((to, index) => textsOf(returned[index]).map((from) => ({from, to})));
  return [...withEnding, ...made];
}
