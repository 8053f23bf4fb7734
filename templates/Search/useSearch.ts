import type {VersionSummary} from 'legacydocs';
import {useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import {useSite} from '../lib/site.ts';
import {useSiteFiles} from '../navigation/context.ts';
import type {ShownFinding, ShownPage} from './protocol.ts';
import {ownScopes, scopesOf} from './search-scope.ts';

/** As many pages as anybody looks through. */
const mostPages = 12;
/** A pause in typing that is long enough to look into the other versions, in milliseconds. */
const pause = 200;

/** What is known of a search. */
export interface SearchState {
  /** `undefined` while nothing is asked for, and before the first answer. */
  readonly finding: (ShownFinding & {readonly query: string}) | undefined;
  /** Pages to begin with. */
  readonly starts: readonly ShownPage[];
  /** Pages found in each version, keyed by its name; those that are not known yet are missing. */
  readonly counts: ReadonlyMap<string, number>;
  readonly failed: boolean;
}

/** @param version `undefined` on a site without docs. */
export function useSearch(query: string, version: VersionSummary | undefined): SearchState {
  const files = useSiteFiles();
  const {versions} = useSite().docs;
  const [finding, setFinding] = useState<SearchState['finding']>();
  const [starts, setStarts] = useState<readonly ShownPage[]>([]);
  const [counts, setCounts] = useState<SearchState['counts']>(new Map());
  const [failed, setFailed] = useState(false);
  const asked = query.trim();

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
        const found = await client.find(asked, scopesOf(version), mostPages);
        if (!current) return;
        // At once: whoever types waits for nothing else.
        flushSync(() => {
          setFinding({...found, query: asked});
          setFailed(false);
        });
        await new Promise((resolve) => setTimeout(resolve, pause));
        const others = new Map<string, number>();
        for (const other of versions) {
          // One by one, so that the next query never waits for more than one of them.
          if (current) others.set(other.name, await client.count(asked, ownScopes(other)));
        }
        if (current) setCounts(others);
      }
    }
    ask().catch(fail);
    return () => {
      current = false;
    };
  }, [files, asked, version, versions]);

  return {finding: asked === '' ? undefined : finding, starts, counts, failed};
}
