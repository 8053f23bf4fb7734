import type {VersionSummary} from 'legacydocs';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useSite, useSiteFiles} from '../shared/context.ts';
import type {ShownFinding, ShownPage} from './protocol.ts';
import {scopesOf} from './search-scope.ts';

/** As many pages as are shown at first, and as many more as come on demand. */
const step = 12;
/** A pause in typing that is long enough to look into the other versions, in milliseconds. */
const pause = 200;

/** What is known of a search. */
export interface SearchState {
  /** `undefined` while nothing is asked for, and before the first answer. */
  readonly finding: (ShownFinding & {readonly query: string}) | undefined;
  /** Pages to begin with. */
  readonly starts: readonly ShownPage[];
  /** Pages that can be reached in each version, keyed by its name; those that are not known yet are missing. */
  readonly counts: ReadonlyMap<string, number>;
  /** There is no answer at all yet. */
  readonly isWaiting: boolean;
  readonly failed: boolean;
  /** Ask again after a failure. */
  readonly retry: () => void;
  readonly showMore: () => void;
}

/** @param version `undefined` on a site without docs. */
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
  const limit = step + (more.asked === asked && more.version === version ? more.pages : 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    let current = true;
    const search = files?.search();
    const fail = () => {
      if (current) setFailed(true);
    };
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
        // At once: whoever types waits for nothing else.
        flushSync(() => {
          setFinding({...found, query: asked});
          setFailed(false);
        });
        await new Promise((resolve) => setTimeout(resolve, pause));
        const reachable = new Map<string, number>();
        for (const other of versions) {
          // One by one, so that the next query never waits for more than one of them.
          if (current) reachable.set(other.name, await client.count(asked, scopesOf(other)));
        }
        if (current) setCounts(reachable);
      }
    }
    ask().catch(fail);
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
