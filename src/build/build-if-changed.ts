import {type CacheTrouble, cacheTrouble} from '../memory/trouble.ts';
import {type FoundBuild, type LastBuildMemory, lastBuildMemory} from './last-build.ts';
import type {BuildOptions, BuildOutcome} from './types.ts';
import {withCacheNotes} from './with-cache-notes.ts';

/** So many files may have changed: with more, a whole build costs little more. */
const mostEdits = 8;

/**
 * `build`, unless nothing has changed since the last one into the same folder: then nothing is loaded and nothing
 * touched, and the result says again what the last one said. If nothing but the texts of a few pages has changed, these
 * are brought into the output that stands there.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildOutcome> {
  const start = performance.now();
  const trouble = cacheTrouble();
  const build = async () => await (await import('./build.ts')).build(options, trouble);
  // A server knows what has changed.
  const isAlone = options.cache && options.compilers === undefined;
  const remembered = isAlone ? lastBuildMemory(options, trouble) : undefined;
  if (remembered === undefined) return await build();
  const found = await remembered.find(mostEdits);
  if (found !== undefined && found.changed.size === 0 && remembered.stands(found.last)) {
    const {outDir} = remembered.place;
    const stages = [{name: 'unchanged', ms: performance.now() - start}];
    return {...found.last.result, outDir, stages};
  }
  const edited = await buildTexts(options, remembered, found, trouble);
  if (edited !== undefined) return withCacheNotes(edited, trouble);
  const result = await build();
  remembered.keep(result);
  return withCacheNotes(result, trouble);
}

/** @returns `undefined` if something else than texts has changed. */
async function buildTexts(
  options: BuildOptions,
  remembered: LastBuildMemory,
  found: FoundBuild | undefined,
  trouble: CacheTrouble,
): Promise<BuildOutcome | undefined> {
  if (found === undefined || found.changed.size === 0) return undefined;
  const {last, changed} = found;
  if (last.texts === undefined) return undefined;
  const {place, memory} = remembered;
  const {editTexts} = await import('./incremental/edit-texts.ts');
  const edited = await editTexts({
    options,
    ...place,
    memory,
    last: last.result,
    texts: last.texts,
    changed,
    isExpected: (seal) => remembered.left(last, seal),
    trouble,
  });
  if (edited === undefined) return undefined;
  const {output, texts, stages} = edited;
  const result = {...last.result, output};
  remembered.keepEdited(result, texts);
  return {...result, outDir: place.outDir, stages};
}
