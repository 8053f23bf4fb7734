import {join, resolve} from 'node:path';
import type {Step} from '../../core/cache/site-cache.ts';
import {hashOf} from '../../core/hash/sha256.ts';
import {relativePath} from '../../core/paths/paths.ts';
import type {BundleInput, EmittedFile} from '../types.ts';
import type {LoadReads} from './diagnosis/load-reads.ts';
import type {Bundles} from './make-bundles.ts';

/** An earlier build's bundles. */
interface CachedBundles {
  readonly bundles: Bundles;
  readonly inlineScripts: readonly string[];
  readonly loadReads: LoadReads;
  /** Code of imported Markdown files, keyed by source path. */
  readonly compiled: ReadonlyMap<string, string>;
}

/** Serialized `CachedBundles`. */
interface Stored extends Pick<CachedBundles, 'inlineScripts' | 'loadReads'> {
  readonly bundles: Omit<Bundles, 'files'>;
  /** Binary files, encoded as base64. */
  readonly files: readonly (readonly [outputPath: string, contents: string, 'utf8' | 'base64'])[];
  readonly compiled: readonly (readonly [sourcePath: string, hash: string])[];
}

/**
 * Reads the bundles of an earlier build, if their inputs have not changed. Imported Markdown is compiled in every
 * build, because the links in it depend on the other files of the site.
 */
export async function readCachedBundles(
  input: BundleInput,
): Promise<Omit<CachedBundles, 'compiled'> | undefined> {
  const text = input.siteCache?.get(String(input.siteCache.find(stepOf(input))?.value));
  if (text === undefined) return undefined;
  const found: Stored = JSON.parse(text);
  for (const [sourcePath, hash] of found.compiled) {
    if (hashOf(await input.compileModule(sourcePath)) !== hash) return undefined;
  }
  const {inlineScripts, loadReads} = found;
  const reads = found.bundles.reads.map((path) => resolve(input.site.folder, path));
  const files = found.files.map(
    ([outputPath, contents, encoding]): EmittedFile => ({
      outputPath,
      contents: encoding === 'utf8' ? contents : Buffer.from(contents, encoding),
    }),
  );
  return {bundles: {...found.bundles, files, reads}, inlineScripts, loadReads};
}

export function cacheBundles(
  input: BundleInput,
  {bundles: {files, ...bundles}, inlineScripts, loadReads, compiled}: CachedBundles,
): void {
  const {folder} = input.site;
  const stored: Stored = {
    // Stored paths are relative, because the site may be moved together with its cache.
    bundles: {...bundles, reads: bundles.reads.map((path) => relativePath(folder, path))},
    inlineScripts,
    loadReads,
    files: files.map(({outputPath, contents}) =>
      typeof contents === 'string'
        ? [outputPath, contents, 'utf8']
        : [outputPath, Buffer.from(contents).toString('base64'), 'base64'],
    ),
    compiled: [...compiled].map(([sourcePath, code]) => [sourcePath, hashOf(code)]),
  };
  // The bundles are stored separately from the cache index, because they are large, and are read only by builds that
  // bundle or render.
  const text = JSON.stringify(stored);
  const key = `${hashOf(text)} bundles`;
  input.siteCache?.set(key, text);
  input.siteCache?.remember(stepOf(input), key, {
    files: [...bundles.reads, ...input.customCss],
    trees: [join(folder, 'templates')],
  });
}

function stepOf({
  site,
  siteData,
  wording,
  extraStyles,
  customCss,
  modules,
  minify,
  reactDevelopment,
}: BundleInput): Step {
  const styles = customCss.map((file) => relativePath(site.folder, file));
  const pages = [...modules].sort((a, b) => (a.sourcePath < b.sourcePath ? -1 : 1));
  return {
    name: reactDevelopment === true ? 'development bundle' : 'bundle',
    recipe: {siteData, wording, extraStyles, styles, pages, minify},
  };
}
