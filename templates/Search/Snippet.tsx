import type {Fragment} from 'legacydocs/lookup';
import {useEffect, useState} from 'react';
import {useSiteFiles} from '../navigation/context.ts';
import {Marked} from './Marked.tsx';
import type {ShownPage} from './protocol.ts';

export interface SnippetProps {
  readonly page: Pick<ShownPage, 'scope' | 'page'>;
  readonly anchor: string;
  readonly terms: readonly string[];
}

/** The text around what was found. It comes after the list, into a line that is kept free for it. */
export function Snippet({page: {scope, page}, anchor, terms}: SnippetProps) {
  const files = useSiteFiles();
  const [fragments, setFragments] = useState<readonly Fragment[]>([]);
  useEffect(() => {
    let current = true;
    files
      ?.search()
      .then((search) => search.snippet({scope, page}, anchor, terms))
      .then(
        (found) => {
          if (current) setFragments(found);
        },
        // Without its text a hit is still a hit.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [files, scope, page, anchor, terms]);
  return (
    <span className="SearchResults-snippet">
      <Marked fragments={fragments} />
    </span>
  );
}
