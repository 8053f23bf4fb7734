import {resolve} from 'node:path';

/** Of the site's own templates, and of modules made by the build; every other file has none. */
export const templateNamespace = 'legacydocs-template';
export const generatedNamespace = 'legacydocs-generated';

/**
 * The file behind the name that a module has in esbuild's messages and lists.
 *
 * @param siteFolder Absolute path. The bundler's working folder.
 * @returns Absolute path; `undefined` for modules made by the build.
 */
export function moduleFile(name: string, siteFolder: string): string | undefined {
  if (name.startsWith(`${generatedNamespace}:`) || name.startsWith('<')) return undefined;
  // What a package replaces by nothing in browsers is called disabled.
  return resolve(siteFolder, name.replace(/^(?:legacydocs-template|\(disabled\)):/, ''));
}
