import type {Fragment, SearchManifest} from 'legacydocs/lookup';
import {fetchJson} from '../client/browser/network.ts';
import {startWorker} from '../client/browser/worker.ts';
import type {
  SearchAnswer,
  SearchAnswers,
  SearchRequest,
  ShownFinding,
  ShownPage,
} from './protocol.ts';

/** The search of this site, running beside the page. */
export interface SearchClient {
  /** The best pages of some scopes. */
  readonly find: (query: string, scopes: readonly string[], limit: number) => Promise<ShownFinding>;
  /** How many pages of some scopes answer a query. */
  readonly count: (query: string, scopes: readonly string[]) => Promise<number>;
  /** Pages to begin with. Makes the scopes ready for the first query. */
  readonly starts: (scopes: readonly string[]) => Promise<readonly ShownPage[]>;
  /** The text of a section around what was found; nothing, if something else was found since. */
  readonly snippet: (
    finding: number,
    place: Pick<ShownPage, 'scope' | 'page'>,
    anchor: string,
  ) => Promise<readonly Fragment[]>;
}

/** Start the search. @throws When its files cannot be loaded. */
export async function openSearch(baseUrl: string): Promise<SearchClient> {
  // Unlike pages, it names files that the next deploy may not have: an old one is of no use.
  const manifest = await fetchJson<SearchManifest>(`${baseUrl}_data/search.json`, 'no-cache');
  const worker = startWorker<SearchRequest, SearchAnswer>(baseUrl + manifest.worker);
  // The worker answers each kind of request with its own kind of answer.
  const ask = <Kind extends keyof SearchAnswers>(
    request: Extract<SearchRequest, {kind: Kind}>,
  ): Promise<SearchAnswers[Kind]> => worker.ask(request) as Promise<SearchAnswers[Kind]>;
  await ask<'open'>({kind: 'open', manifest, baseUrl});
  return {
    find: (query, scopes, limit) => ask<'find'>({kind: 'find', query, scopes, limit}),
    count: (query, scopes) => ask<'count'>({kind: 'count', query, scopes}),
    starts: (scopes) => ask<'starts'>({kind: 'starts', scopes}),
    snippet: (finding, {scope, page}, anchor) =>
      ask<'snippet'>({kind: 'snippet', finding, place: {scope, page}, anchor}),
  };
}
