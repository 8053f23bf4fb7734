import type {Redirect} from '../types.ts';
import {runFile} from './run-file.ts';
import type {OldSite} from './types.ts';
import {textsOf} from './values.ts';

/** The redirects that `createRedirects` of the old configuration makes. @param paths Of pages, without the base. */
export async function makeRedirects(
  {folder, configFile, redirects}: OldSite,
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Redirect[]> {
  const path = redirects?.madeBy;
  if (path === undefined) return [];
  const call = {path, args: paths.map((one) => [one])};
  const {returned = []} = await runFile(configFile, {folder, call, signal});
  return paths.flatMap((to, index) => textsOf(returned[index]).map((from) => ({from, to})));
}
