import type {Fragment, SearchManifest} from 'legacydocs/lookup';
import {fetchJson} from '../client/browser/network.ts';
import {startWorker} from '../client/browser/worker.ts';
import type {ShownFinding, ShownPage} from './protocol.ts';

/** This site's search, in a worker thread. */
export interface SearchClient {
  /** Returns the best pages in the given scopes. */
  readonly find: (query: string, scopes: readonly string[], limit: number) => Promise<ShownFinding>;
  /** Returns the number of matching pages in the given scopes. */
  readonly count: (query: string, scopes: readonly string[]) => Promise<number>;
  /** Returns pages that are suggested before a search. Prepares the scopes for the first query. */
  readonly starts: (scopes: readonly string[]) => Promise<readonly ShownPage[]>;
  /** Returns the text around the match in a section; empty if there has been a newer finding. */
  readonly snippet: (
    finding: number,
    place: Pick<ShownPage, 'scope' | 'page'>,
    anchor: string,
  ) => Promise<readonly Fragment[]>;
}

/** A request to the worker: `open`, which must be first, or a method of {@link SearchClient}. */
export type SearchRequest =
  | {readonly kind: 'open'; readonly args: readonly [manifest: SearchManifest, baseUrl: string]}
  | {
      [Kind in keyof SearchClient]: {kind: Kind; args: Parameters<SearchClient[Kind]>};
    }[keyof SearchClient];

/** Starts the search. @throws If its files cannot be loaded. */
export async function openSearch(baseUrl: string): Promise<SearchClient> {
  // Never cached, because the manifest contains names of files that the next deployment may delete.
  const manifest = await fetchJson<SearchManifest>(`${baseUrl}_data/search.json`, 'no-cache');
  const ask = startWorker<SearchRequest>(baseUrl + manifest.worker);
  await ask({kind: 'open', args: [manifest, baseUrl]});
  return {
    find: (...args) => ask({kind: 'find', args}),
    count: (...args) => ask({kind: 'count', args}),
    starts: (...args) => ask({kind: 'starts', args}),
    snippet: (...args) => ask({kind: 'snippet', args}),
  };
}
