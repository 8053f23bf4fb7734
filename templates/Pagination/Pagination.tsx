import type {PageLink} from 'legacydocs';
import {messages} from '../messages.ts';

export interface PaginationProps {
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
}

/** Links to the previous and next page (row DOC-04). */
export function Pagination({previous, next}: PaginationProps) {
  if (previous === null && next === null) return null;
  return (
    <nav className="Pagination" aria-label={messages.docsPages}>
      {previous !== null && (
        <a href={previous.href} rel="prev" className="Pagination-link Pagination-previous">
          <span className="Pagination-direction">{messages.previous}</span>
          <span className="Pagination-label">{previous.label}</span>
        </a>
      )}
      {next !== null && (
        <a href={next.href} rel="next" className="Pagination-link Pagination-next">
          <span className="Pagination-direction">{messages.next}</span>
          <span className="Pagination-label">{next.label}</span>
        </a>
      )}
    </nav>
  );
}
