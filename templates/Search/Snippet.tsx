import type {Fragment} from 'legacydocs/lookup';
import {useEffect, useState} from 'react';
import {useSiteFiles} from '../shared/context.ts';
import {Marked} from './Marked.tsx';
import type {ShownPage} from './protocol.ts';

export interface SnippetProps {
  readonly page: Pick<ShownPage, 'scope' | 'page'>;
  readonly anchor: string;
  /** Number of the finding that the page belongs to. */
  readonly finding: number;
}

/** The text around what was found. It comes after the list, into a line that is kept free for it. */
export function Snippet({page: {scope, page}, anchor, finding}: SnippetProps) {
  const files = useSiteFiles();
  const [fragments, setFragments] = useState<readonly Fragment[]>([]);
  useEffect(() => {
    let current = true;
    files
      ?.search()
      .then((search) => search.snippet(finding, {scope, page}, anchor))
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
  }, [files, scope, page, anchor, finding]);
  return (
    <span className="SearchResults-snippet">
      <Marked fragments={fragments} />
    </span>
  );
}
