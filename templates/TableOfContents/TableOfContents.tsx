import type {TocItem} from 'legacydocs';
import {messages} from '../messages.ts';
import {type TocNode, tocTree} from './toc-tree.ts';

export interface TableOfContentsProps {
  readonly items: readonly TocItem[];
}

/** The page's headings beside the text, on wide screens. */
export function TableOfContents({items}: TableOfContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav className="TableOfContents" aria-label={messages.onThisPage}>
      <p className="TableOfContents-title">{messages.onThisPage}</p>
      <TocList nodes={tocTree(items)} />
    </nav>
  );
}

/** The page's headings above the text, folded, on narrow screens (row TOC-04). */
export function FoldedTableOfContents({items}: TableOfContentsProps) {
  if (items.length === 0) return null;
  return (
    <details className="FoldedTableOfContents">
      <summary className="FoldedTableOfContents-title">{messages.onThisPage}</summary>
      <TocList nodes={tocTree(items)} />
    </details>
  );
}

function TocList({nodes}: {readonly nodes: readonly TocNode[]}) {
  return (
    <ul className="TableOfContents-items">
      {nodes.map(({item, children}) => (
        <li key={item.id}>
          <a
            href={`#${encodeURIComponent(item.id)}`}
            className="TableOfContents-link"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the page's own heading.
            dangerouslySetInnerHTML={{__html: item.html}}
          />
          {children.length > 0 && <TocList nodes={children} />}
        </li>
      ))}
    </ul>
  );
}
