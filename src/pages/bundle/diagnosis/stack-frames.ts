import {readFileSync} from 'node:fs';
import {SourceMap} from 'node:module';
import {join, resolve} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Location} from '../../../core/diagnostics/diagnostic.ts';
import type {BundleInput} from '../../types.ts';
import {mapComment} from '../final-names.ts';
import {moduleFile, moduleName, outputFolder} from '../modules/module-names.ts';

/** A call in a stack, with its location in the author's source. */
export interface Frame {
  /** Name of the function; empty for anonymous functions. */
  readonly name: string;
  readonly location: Location & {readonly file: string};
  /** True for the site's files, false for files of packages and of the generator. */
  readonly isOwn: boolean;
}

/** Returns the calls in a stack that are in bundled modules with a source map, innermost first. */
type ReadStack = (stack: unknown) => Promise<readonly Frame[]>;

const line = /^\s*at (?:(.+?) \()?([^()]+\.mjs):(\d+):(\d+)\)?$/gm;

const inlineMap = new RegExp(`\\n${mapComment}data:application/json;base64,(\\S+)\\s*$`);

/** Matches names of modules that are not the site's own: in packages, outside the site folder, or generated. */
const foreign = /^(?:(?:npm|legacydocs|outside)\/|legacydocs-generated:)/;

export function createStackReader({
  site: {folder: siteFolder},
  modulePositions,
}: Pick<BundleInput, 'site' | 'modulePositions'>): ReadStack {
  const maps = new Map<string, SourceMap | undefined>();
  const mapOf = (file: string): SourceMap | undefined => {
    if (!maps.has(file)) maps.set(file, readMap(file));
    return maps.get(file);
  };

  /** Maps a location in compiled Markdown to the Markdown source. */
  async function inMarkdown({file, line, column}: Frame['location']): Promise<Frame['location']> {
    if (!isMarkdown(file)) return {file, line, column};
    const positions = await modulePositions?.(file);
    return {file, ...positions?.original({line: line ?? 0, column: column ?? 0})};
  }

  return async (stack) => {
    const frames: Frame[] = [];
    for (const [, name = '', url = '', at, column] of String(stack ?? '').matchAll(line)) {
      const module = url.startsWith('file:') ? fileURLToPath(url) : url;
      const entry = mapOf(module)?.findEntry(Number(at) - 1, Number(column) - 1);
      if (!entry || !('originalSource' in entry)) continue;
      const file = sourceName(entry.originalSource, siteFolder);
      const location = {file, line: entry.originalLine + 1, column: entry.originalColumn + 1};
      frames.push({
        name: plainName(name),
        location: await inMarkdown(location),
        isOwn: !foreign.test(file),
      });
    }
    return frames;
  };
}

/** Formats a frame: `deep (content/lib.ts:3:10)`. */
export function frameText({name, location: {file, line, column}}: Frame): string {
  const where = [file, line, column].filter((part) => part !== undefined).join(':');
  return name === '' ? where : `${name} (${where})`;
}

export function isMarkdown(file: string): boolean {
  return /\.mdx?$/i.test(file);
}

function readMap(module: string): SourceMap | undefined {
  try {
    const [, base64] = inlineMap.exec(readFileSync(module, 'utf8')) ?? [];
    if (base64 === undefined) return undefined;
    return new SourceMap(JSON.parse(Buffer.from(base64, 'base64').toString()));
  } catch {
    return undefined;
  }
}

function sourceName(source: string, siteFolder: string): string {
  const isNamespaced = /^legacydocs-[a-z]+:/.test(source);
  const file = isNamespaced
    ? moduleFile(source, siteFolder)
    : resolve(join(siteFolder, outputFolder), source);
  return file === undefined ? source : moduleName(file, siteFolder);
}

/** Shortens a function name from V8: `deep` for `Object.deep`, an empty name for `Module.default`. */
function plainName(name: string): string {
  return name
    .replace(/^(?:async )?(?:new )?(?:.*\.)?|(?: \[as .*\])$/g, '')
    .replace(/^(?:default|<anonymous>)$/, '');
}
