import type {WorkerFailure} from '../../core/async/worker-thread.ts';
import type {WorkerPool} from '../../core/async/workers.ts';
import {buildError} from '../../core/diagnostics/diagnostic.ts';
import {type AdoptTarget, sourcePathOf} from './adopt-page.ts';
import type {ConvertContext, ConvertedPage, ConvertItem} from './convert-job.ts';
import type {PlannedPage} from './plan-pages.ts';
import type {OldPages} from './read-pages.ts';
import type {OldFiles} from './source/types.ts';

interface ConvertInput {
  readonly files: OldFiles['files'];
  readonly old: OldPages;
  readonly version: AdoptTarget;
  readonly workers: WorkerPool;
  readonly signal: AbortSignal | undefined;
  readonly onProgress: (done: number, total: number) => void;
}

/** A page with its plan and the name of its profile. */
interface Converted {
  readonly planned: PlannedPage;
  readonly profile: string;
  readonly converted: ConvertedPage;
}

/** Converts pages in workers. @returns The pages, in order. */
export async function convertPages(
  planned: readonly PlannedPage[],
  {files, old, version, workers, signal, onProgress}: ConvertInput,
  context: ConvertContext,
): Promise<readonly Converted[]> {
  const pages = planned.flatMap((page) => {
    const summary = old.pages.get(page.file);
    return summary === undefined ? [] : [{planned: page, profile: summary.profile}];
  });
  function* items(): Generator<ConvertItem> {
    for (const {planned, profile} of pages) {
      const {file} = planned;
      const bytes = files.get(file)?.() ?? new Uint8Array();
      yield {file, bytes, profile, sourcePath: sourcePathOf(planned, version)};
    }
  }
  const result: Converted[] = [];
  await workers.run<ConvertedPage>(
    {name: 'adopt-convert', context, items: items(), count: pages.length},
    {seconds: Number.POSITIVE_INFINITY, signal},
    (outcome, index) => {
      const page = pages[index];
      if (page === undefined) return;
      if ('failure' in outcome) throw conversionFailed(page.planned.file, outcome.failure);
      result.push({...page, converted: outcome.value});
      onProgress(result.length, pages.length);
    },
  );
  return result;
}

function conversionFailed(file: string, {kind, message}: WorkerFailure): Error {
  if (kind !== 'memory') return new Error(message);
  return buildError({
    code: 'adopt-out-of-memory',
    message: 'Converting the page takes more memory than is available.',
    file,
    consequence: 'Nothing was written.',
    hint: 'Split the page, or run the command on a machine with more memory.',
  });
}
