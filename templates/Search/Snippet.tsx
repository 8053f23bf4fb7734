import type {Fragment} from 'legacydocs/lookup';
import {useEffect, useState} from 'react';
import {useSiteFiles} from '../shared/context.ts';
import {Marked} from './Marked.tsx';
import type {ShownPage} from './protocol.ts';

export interface SnippetProps {
  readonly page: Pick<ShownPage, 'scope' | 'page'>;
  readonly anchor: string;
  /** Identifying number of the finding that contains the page. */
  readonly finding: number;
}

/** The text around a match. It is loaded after the list, so a line is reserved for it. */
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
        // The result is useful even without its text.
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
