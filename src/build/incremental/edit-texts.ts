import {join} from 'node:path';
import {packedStore} from '../../memory/store.ts';
import {type OutputPatch, patchOutput} from '../../output/patch-output.ts';
import type {OutputSummary} from '../../output/types.ts';
import {movePlaces} from '../../places/move-places.ts';
import {startRun} from '../run.ts';
import type {BuildOutcome} from '../types.ts';
import {type EditedPage, editedPages} from './edited-pages.ts';
import {editedSearch} from './edited-search.ts';
import type {TextBase} from './text-base.ts';
import type {TextEdit} from './text-edit.ts';

/** What an edit came to. */
export interface EditedTexts extends Pick<BuildOutcome, 'stages'> {
  readonly output: OutputSummary;
  /** For the next edit. */
  readonly texts: TextBase;
}

/**
 * Bring an edit into the output that changes nothing but the texts of a few Markdown pages: no title, address, link
 * or anchor, nothing that other pages show. Then it costs what these pages cost, however large the site is, and the
 * output is what a whole build would make.
 *
 * @returns `undefined` if more has changed, or it cannot be told: then the site has to be built.
 */
export async function editTexts(edit: TextEdit): Promise<EditedTexts | undefined> {
  const {options, siteFolder, stateFolder, outDir, texts, isExpected, trouble} = edit;
  const store = packedStore(join(stateFolder, 'cache/store'), trouble);
  // Told once it is done: the build that may have to follow tells of its own stages.
  const run = startRun({...options, onProgress: undefined});
  try {
    const {pages} = await run.stage('compile', async () => ({
      pages: await editedPages({...edit, store}),
      diagnostics: [],
    }));
    if (pages === undefined) return undefined;
    const {patch} = await run.stage('search', async () => ({
      patch: await editedSearch(pages, edit, store),
      diagnostics: [],
    }));
    if (patch === undefined) return undefined;
    const {output} = await run.stage('output', async () => {
      const moved = pages.filter(({isMoved}) => isMoved);
      const andThen = async () => {
        if (moved.length > 0) movePlaces(stateFolder, moved);
      };
      const place = {siteFolder, stateFolder, outDir};
      const whole = withPages(patch, pages);
      return {output: await patchOutput({...place, isExpected, andThen}, whole), diagnostics: []};
    });
    if (output === undefined) return undefined;
    return {output, stages: run.stages, texts: {...texts, edited: hashesAfter(pages, texts)}};
  } catch (error) {
    if (options.signal?.aborted === true) throw error;
    // Pages that cannot be compiled, an output that somebody has changed: the build finds out, and says what is wrong.
    return undefined;
  } finally {
    // What was compiled is worth keeping for the build that may have to follow.
    store.saveMore();
  }
}

function withPages(patch: OutputPatch, pages: readonly EditedPage[]): OutputPatch {
  const files = pages.flatMap((page) => [...page.files]);
  return {...patch, written: new Map([...files, ...patch.written])};
}

function hashesAfter(pages: readonly EditedPage[], {edited}: TextBase): TextBase['edited'] {
  const changed = pages.map(({sourcePath, hashes}) => {
    const first = edited[sourcePath]?.first ?? hashes.before;
    return [sourcePath, {first, last: hashes.now}] as const;
  });
  return {...edited, ...Object.fromEntries(changed)};
}
