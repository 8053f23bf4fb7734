import type {WorkerFailure} from '../../core/async/worker-thread.ts';
import type {WorkerPool} from '../../core/async/workers.ts';
import {buildError} from '../../core/diagnostics/diagnostic.ts';
import {type AdoptTarget, sourcePathOf} from './adopt-page.ts';
import type {ConvertContext, ConvertedPage, ConvertItem} from './convert-job.ts';
import {deadAnchor} from './links/convert-links.ts';
import type {PlannedPage} from './plan-pages.ts';
import type {PageSummary} from './read-job.ts';
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

/** A page with its plan and the result of the first reading. */
export interface PageConversion {
  readonly planned: PlannedPage;
  readonly summary: PageSummary;
  readonly converted: ConvertedPage;
}

/** Converts pages in workers. @returns The pages, in order. */
export async function convertPages(
  planned: readonly PlannedPage[],
  {files, old, version, workers, signal, onProgress}: ConvertInput,
  context: ConvertContext,
): Promise<readonly PageConversion[]> {
  const pages = planned.flatMap((page) => {
    const summary = old.pages.get(page.file);
    return summary === undefined ? [] : [{planned: page, summary}];
  });
  function* items(): Generator<ConvertItem> {
    for (const {planned, summary} of pages) {
      const {file} = planned;
      const {profile, place} = summary;
      const bytes = files.get(file)?.() ?? new Uint8Array();
      yield {file, bytes, profile, place, sourcePath: sourcePathOf(planned, version)};
    }
  }
  const result: PageConversion[] = [];
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
  return withoutDeadAnchors(result);
}

/** Reports links to anchors that their target pages do not have. The links then lead to the pages. */
function withoutDeadAnchors(pages: readonly PageConversion[]): PageConversion[] {
  const ids = new Map(pages.map(({planned, converted}) => [planned.file, converted.ids]));
  return pages.map((page) => {
    const {compiled, links, diagnostics} = page.converted;
    const dead = links.anchors.filter((anchor) => ids.get(anchor.page)?.has(anchor.id) === false);
    if (dead.length === 0) return page;
    const urls = new Set(dead.map(({url}) => url));
    const slots = compiled.metadata.slots.map((slot) =>
      urls.has(slot.url) ? {...slot, url: slot.url.replace(/#.*$/, '')} : slot,
    );
    const {file} = page.planned;
    const found = dead.map((anchor) => {
      const {line, column} = anchor;
      return {...deadAnchor(anchor), file, line, column};
    });
    const converted = {
      ...page.converted,
      compiled: {...compiled, metadata: {...compiled.metadata, slots}},
      diagnostics: [...diagnostics, ...found],
    };
    return {...page, converted};
  });
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
