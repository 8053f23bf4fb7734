import type {TocItem} from 'legacydocs';
import {useEffect, useRef} from 'react';
import {revealWithin} from '../client/browser/scrolling.ts';
import {messages} from '../messages.ts';
import {classNames} from '../shared/class-names.ts';
import {useActiveHeading} from './active-heading.ts';
import {type TocNode, tocTree} from './toc-tree.ts';

export interface TableOfContentsProps {
  readonly items: readonly TocItem[];
}

/** The page's headings next to the text on wide screens, with the active heading highlighted (row TOC-02). */
export function TableOfContents({items}: TableOfContentsProps) {
  return items.length === 0 ? null : <TrackingTableOfContents items={items} />;
}

function TrackingTableOfContents({items}: TableOfContentsProps) {
  const levels = items.map(({level}) => level);
  const active = useActiveHeading(Math.min(...levels), Math.max(...levels));
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of another heading is scrolled into view.
  useEffect(() => {
    const link = ref.current?.querySelector<HTMLElement>('.is-active');
    if (ref.current && link) revealWithin(ref.current, link);
  }, [active]);
  return (
    <nav className="TableOfContents" aria-label={messages.onThisPage} ref={ref}>
      <p className="TableOfContents-title">{messages.onThisPage}</p>
      <TocList nodes={tocTree(items)} active={active} />
    </nav>
  );
}

/** The page's headings, folded, on narrow screens: below the title (row TOC-04). */
export function FoldedTableOfContents({items}: TableOfContentsProps) {
  if (items.length === 0) return null;
  return (
    <nav className="FoldedTableOfContents" aria-label={messages.onThisPage}>
      <details>
        <summary>{messages.onThisPage}</summary>
        <div className="PageBar-panel">
          <TocList nodes={tocTree(items)} />
        </div>
      </details>
    </nav>
  );
}

interface TocListProps {
  readonly nodes: readonly TocNode[];
  /** Id of the active heading. */
  readonly active?: string | undefined;
}

function TocList({nodes, active}: TocListProps) {
  return (
    <ul className="TableOfContents-items">
      {nodes.map(({item, children}) => (
        <li key={item.id}>
          <a
            href={`#${encodeURIComponent(item.id)}`}
            className={classNames('TableOfContents-link', item.id === active && 'is-active')}
            {...(item.id === active ? {'aria-current': 'location' as const} : {})}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from the page's own heading.
            dangerouslySetInnerHTML={{__html: item.html}}
          />
          {children.length > 0 && <TocList nodes={children} active={active} />}
        </li>
      ))}
    </ul>
  );
}
