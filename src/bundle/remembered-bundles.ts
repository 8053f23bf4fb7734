import {createHash} from 'node:crypto';
import {dirname, join, sep} from 'node:path';
import type {Step} from '../memory/memory.ts';
import type {Bundles} from './make-bundles.ts';
import type {BundleInput, EmittedFile} from './types.ts';

/** What an earlier build bundled. */
export interface RememberedBundles {
  readonly bundles: Bundles;
  readonly inlineScripts: readonly string[];
  /** Code of the Markdown files that pages import, keyed by source path. */
  readonly compiled: ReadonlyMap<string, string>;
}

/** `RememberedBundles` as plain data. */
interface Stored extends Pick<RememberedBundles, 'inlineScripts'> {
  readonly bundles: Omit<Bundles, 'files'>;
  /** Bytes that are no text are base64. */
  readonly files: readonly (readonly [outputPath: string, contents: string, 'utf8' | 'base64'])[];
  readonly compiled: readonly (readonly [sourcePath: string, hash: string])[];
}

/**
 * What was bundled before, if it would be the same now. Imported Markdown is compiled in any case: its addresses
 * depend on the rest of the site.
 */
export async function recallBundles(
  input: BundleInput,
): Promise<Omit<RememberedBundles, 'compiled'> | undefined> {
  const found = input.memory?.recall(stepOf(input));
  if (!isStored(found)) return undefined;
  for (const [sourcePath, hash] of found.compiled) {
    if (hashOf(await input.compileModule(sourcePath)) !== hash) return undefined;
  }
  const {bundles, inlineScripts} = found;
  const files = found.files.map(
    ([outputPath, contents, encoding]): EmittedFile => ({
      outputPath,
      contents: encoding === 'utf8' ? contents : Buffer.from(contents, encoding),
    }),
  );
  return {bundles: {...bundles, files}, inlineScripts};
}

export function rememberBundles(
  input: BundleInput,
  {bundles: {files, ...bundles}, inlineScripts, compiled}: RememberedBundles,
): void {
  const stored: Stored = {
    bundles,
    inlineScripts,
    files: files.map(({outputPath, contents}) =>
      typeof contents === 'string'
        ? [outputPath, contents, 'utf8']
        : [outputPath, Buffer.from(contents).toString('base64'), 'base64'],
    ),
    compiled: [...compiled].map(([sourcePath, code]) => [sourcePath, hashOf(code)]),
  };
  input.memory?.remember(stepOf(input), stored, {
    files: [...bundles.reads, ...bundles.reads.flatMap(besides)],
    trees: [join(input.site.folder, 'templates')],
  });
}

/**
 * What decides besides a file's own bytes: which names its imports find there, and the `package.json` that says how to
 * use it.
 */
function besides(file: string): string[] {
  const installed = file.lastIndexOf(`${sep}node_modules${sep}`);
  if (installed < 0) {
    const folders = foldersAbove(file);
    return [dirname(file), ...folders.map((folder) => join(folder, 'package.json'))];
  }
  const [scope = '', name = ''] = file.slice(installed + '/node_modules/'.length).split(sep);
  const names = scope.startsWith('@') ? [scope, name] : [scope];
  return [join(file.slice(0, installed), 'node_modules', ...names, 'package.json')];
}

function foldersAbove(path: string): string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

function stepOf({siteData, extraStyles, modules, minify, reactDevelopment}: BundleInput): Step {
  const pages = [...modules].sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
  return {
    name: 'bundle',
    subject: reactDevelopment === true ? 'development' : 'production',
    recipe: {siteData, extraStyles, pages, minify},
  };
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url');
}

// Its seal vouches for its shape.
function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'bundles' in value && 'compiled' in value;
}
