import {resolve} from 'node:path';

/** Of the site's own templates, and of modules made by the build; every other file has none. */
export const templateNamespace = 'legacydocs-template';
export const generatedNamespace = 'legacydocs-generated';
/** Of files that stand for their text, and for a block of code that shows it. */
export const textNamespace = 'legacydocs-text';
export const codeNamespace = 'legacydocs-code';
/** Of the style sheets of CSS modules. */
export const cssNamespace = 'legacydocs-css';

/**
 * The file behind the name that a module has in esbuild's messages and lists.
 *
 * @param siteFolder Absolute path. The bundler's working folder.
 * @returns Absolute path; `undefined` for modules made by the build.
 */
export function moduleFile(name: string, siteFolder: string): string | undefined {
  const isMade = name.startsWith(`${generatedNamespace}:`) || name.startsWith(`${cssNamespace}:`);
  if (isMade || name.startsWith('<')) return undefined;
  // What a package replaces by nothing in browsers is called disabled.
  const path = name.replace(/^(?:legacydocs-(?:template|text|code)|\(disabled\)):/, '');
  return resolve(
    siteFolder,
    name.startsWith(codeNamespace) ? path.replace(/\?code&.*$/s, '') : path,
  );
}
