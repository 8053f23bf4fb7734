import {createHash} from 'node:crypto';
import type {Route} from '../routes/types.ts';
import {sourceOf} from './article.ts';
import {hydrationData} from './hydration-data.ts';
import type {RenderInput} from './types.ts';

/**
 * Keys that name everything a page is rendered from: pages with the same key have the same files.
 */
export function createPageKeys(input: RenderInput): (route: Route) => string {
  const {config, shell, bundle} = input;
  const {themeId, stylesheet, entry, inlineScripts} = bundle;
  const shared = hashOf([
    input.tool,
    themeId,
    shell.site,
    stylesheet,
    entry,
    inlineScripts,
    config.csp,
  ]);
  // Pages share their branches of a sidebar, which are large.
  const branches = new WeakMap<object, string>();
  const branchId = (branch: object | null): string => {
    const known = branch && branches.get(branch);
    const id = known ?? hashOf(branch);
    if (branch !== null) branches.set(branch, id);
    return id;
  };
  return (route) => {
    const {stylesheets, identity} = articleInputs(route, input);
    const {route: data, sidebar} = hydrationData(route, stylesheets, input);
    const files = [route.outputPath, route.content.kind];
    return hashOf([shared, files, identity, data, branchId(sidebar), shell.head(route)]);
  };
}

/** What an article is made from, and the styles that it brings. */
function articleInputs(
  route: Route,
  {compiled, resolved, bundle}: RenderInput,
): {readonly stylesheets: readonly string[]; readonly identity: unknown} {
  const source = sourceOf(route);
  if (source === undefined) return {stylesheets: [], identity: null};
  const module = bundle.pageModules.get(source.sourcePath);
  if (module !== undefined) return {stylesheets: module.stylesheets, identity: module};
  const attributes = resolved.pages.get(source.sourcePath)?.attributes;
  return {stylesheets: [], identity: [compiled.fingerprint, source.hash, attributes]};
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
