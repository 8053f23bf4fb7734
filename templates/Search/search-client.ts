import type {Fragment, SearchManifest} from 'legacydocs/lookup';
import {fetchJson} from '../client/browser/network.ts';
import {startWorker} from '../client/browser/worker.ts';
import type {SearchRequest, ShownFinding, ShownPage} from './protocol.ts';

/** The search of this site, in a worker thread. */
export interface SearchClient {
  /** Returns the best pages of some scopes. */
  readonly find: (query: string, scopes: readonly string[], limit: number) => Promise<ShownFinding>;
  /** Returns the number of matching pages of some scopes. */
  readonly count: (query: string, scopes: readonly string[]) => Promise<number>;
  /** Returns pages to start with. Prepares the scopes for the first query. */
  readonly starts: (scopes: readonly string[]) => Promise<readonly ShownPage[]>;
  /** Returns the text around the match in a section; empty if there was a newer finding since. */
  readonly snippet: (
    finding: number,
    place: Pick<ShownPage, 'scope' | 'page'>,
    anchor: string,
  ) => Promise<readonly Fragment[]>;
}

/** Starts the search. @throws If its files cannot be loaded. */
export async function openSearch(baseUrl: string): Promise<SearchClient> {
  // Never cached: the manifest names files that the next deploy may delete.
  const manifest = await fetchJson<SearchManifest>(`${baseUrl}_data/search.json`, 'no-cache');
  const ask = startWorker<SearchRequest>(baseUrl + manifest.worker);
  await ask({kind: 'open', manifest, baseUrl});
  return {
    find: (query, scopes, limit) => ask({kind: 'find', query, scopes, limit}),
    count: (query, scopes) => ask({kind: 'count', query, scopes}),
    starts: (scopes) => ask({kind: 'starts', scopes}),
    snippet: (finding, {scope, page}, anchor) =>
      ask({kind: 'snippet', finding, place: {scope, page}, anchor}),
  };
}
