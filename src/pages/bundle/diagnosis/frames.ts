import {join, resolve, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import {moduleFile, moduleName} from '../modules/module-names.ts';
import {outputFolder} from '../run-esbuild.ts';
import type {DiagnosisBundle} from './diagnosis-bundle.ts';
import type {Frame} from './types.ts';

/** A line of a stack, of an error's as of a component's. Of a component React may know the name alone; elements are written small. */
const line =
  /^\s*at (?:(?:(.+?) \()?([^()]+):(\d+):(\d+)\)?|([A-Z][\w$.]*)(?: \(<anonymous>\))?)$/gm;

/** Files that are not the site's, and modules made by the build, by the start of their names. */
const foreign = /^(?:(?:npm|legacydocs|outside)\/|legacydocs-generated:)/;

/** The calls of a stack that lie in the bundle, innermost first, each with its location in the source, and those without one. */
export function framesOf(
  stack: string,
  {folder, maps}: Pick<DiagnosisBundle, 'folder' | 'maps'>,
  siteFolder: string,
): Frame[] {
  const roots = [`${pathToFileURL(folder).href}/`, folder + sep];
  return [...stack.matchAll(line)].flatMap(([, name = '', url, at, column, alone]): Frame[] => {
    if (url === undefined) return [{name: plainName(alone ?? ''), location: {}, isOwn: false}];
    const root = roots.find((start) => url.startsWith(start));
    const entry =
      root && maps.get(url.slice(root.length))?.findEntry(Number(at) - 1, Number(column) - 1);
    if (!entry || !('originalSource' in entry)) return [];
    const location = {
      file: sourceName(entry.originalSource, siteFolder),
      line: entry.originalLine + 1,
      column: entry.originalColumn + 1,
    };
    return [{name: plainName(name), location, isOwn: !foreign.test(location.file)}];
  });
}

/** What a person reads of a call; nothing where its location is not known. */
export function frameText({name, location: {file, line, column}}: Frame): string[] {
  if (file === undefined) return [];
  const where = [file, line, column].filter((part) => part !== undefined).join(':');
  return [name === '' ? where : `${name} (${where})`];
}

function sourceName(source: string, siteFolder: string): string {
  const isNamed = /^legacydocs-[a-z]+:/.test(source);
  const file = isNamed
    ? moduleFile(source, siteFolder)
    : resolve(join(siteFolder, outputFolder), source);
  return file === undefined ? source : moduleName(file, siteFolder);
}

/** `Object.deep` → `deep`. What V8 calls `Module.default` has no name. */
function plainName(name: string): string {
  return name
    .replace(/^(?:async )?(?:new )?(?:.*\.)?|(?: \[as .*\])$/g, '')
    .replace(/^(?:default|<anonymous>)$/, '');
}
