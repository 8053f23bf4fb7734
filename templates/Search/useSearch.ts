import type {VersionSummary} from 'legacydocs';
import {startTransition, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useSite, useSiteFiles} from '../shared/context.ts';
import type {ShownFinding, ShownPage} from './protocol.ts';
import {scopesOf} from './search-scope.ts';

/** Number of pages that are shown initially, and number of pages that each request for more adds. */
const pageSize = 12;
/** Number of pages that are rendered immediately. The remaining pages are rendered in a transition. */
const firstPages = 3;
/** Debounce time for searches in other versions. */
const countDelayMs = 200;

/** State of a search. */
export interface SearchState {
  /** The finding; `undefined` if there is no query, and before the first results. */
  readonly finding:
    | (ShownFinding & {
        readonly query: string;
        /** True while only the first of the pages are in the list. */
        readonly isPartial: boolean;
      })
    | undefined;
  /** Suggested pages. */
  readonly starts: readonly ShownPage[];
  /** Number of matching pages for the latest counted query, keyed by version name; empty before the first count. */
  readonly counts: ReadonlyMap<string, number>;
  /** True until the first results for a query arrive. */
  readonly isWaiting: boolean;
  readonly failed: boolean;
  /** Repeats a search that failed. */
  readonly retry: () => void;
  readonly showMore: () => void;
}

/**
 * Searches a version whenever the query or the version changes.
 *
 * @param version `undefined` on a site without docs.
 */
export function useSearch(query: string, version: VersionSummary | undefined): SearchState {
  const files = useSiteFiles();
  const {versions} = useSite().docs;
  const [finding, setFinding] = useState<SearchState['finding']>();
  const [starts, setStarts] = useState<readonly ShownPage[]>([]);
  const [counts, setCounts] = useState<SearchState['counts']>(new Map());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const asked = query.trim();
  const [more, setMore] = useState({asked, version, pages: 0});
  const limit = pageSize + (more.asked === asked && more.version === version ? more.pages : 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry repeats the same search.
  useEffect(() => {
    let current = true;
    const search = files?.search();
    async function ask() {
      const client = await search;
      if (client === undefined || !current) return;
      if (asked === '') {
        const pages = await client.starts(scopesOf(version));
        if (!current) return;
        setFinding(undefined);
        setCounts(new Map());
        setStarts(pages);
        setFailed(false);
      } else {
        const found = await client.find(asked, scopesOf(version), limit);
        if (!current) return;
        // Rendered immediately, before other updates.
        flushSync(() => {
          const pages = found.pages.slice(0, firstPages);
          const isPartial = pages.length < found.pages.length;
          setFinding({...found, pages, query: asked, isPartial});
          setFailed(false);
        });
        startTransition(() => setFinding({...found, query: asked, isPartial: false}));
        await new Promise((resolve) => setTimeout(resolve, countDelayMs));
        const reachable = new Map<string, number>();
        for (const other of versions) {
          // The counts run one after another, so that the next query waits for at most one count.
          if (current) reachable.set(other.name, await client.count(asked, scopesOf(other)));
        }
        if (current) setCounts(reachable);
      }
    }
    ask().catch(() => current && setFailed(true));
    return () => {
      current = false;
    };
  }, [files, asked, version, versions, limit, attempt]);

  return {
    finding: asked === '' ? undefined : finding,
    starts,
    counts,
    isWaiting: asked !== '' && finding === undefined && !failed,
    failed,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
    showMore: () => setMore({asked, version, pages: limit}),
  };
}
