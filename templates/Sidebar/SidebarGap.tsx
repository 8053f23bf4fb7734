import type {SidebarNode} from 'legacydocs';
import {useState} from 'react';
import {leaveFor} from '../client/browser/history.ts';
import {formatMessage, messages} from '../messages.ts';
import {useMissingItems} from './category-hooks.ts';

export interface SidebarGapProps {
  readonly node: Extract<SidebarNode, {type: 'gap'}>;
  /** The reader wants to see what is missing: the first of it takes the focus of this row, which goes away. */
  readonly onAsk: () => void;
}

/** Stands for entries that did not come with the page. Without scripts it leads to the first of them, and so to its neighbours. */
export function SidebarGap({node: {count, total, firstHref}, onAsk}: SidebarGapProps) {
  const [asked, setAsked] = useState(false);
  useMissingItems(asked, () => {
    setAsked(false);
    if (firstHref !== undefined) leaveFor(firstHref);
  });
  const label = formatMessage(messages.moreEntries, {count, total});
  const ask = (): void => {
    onAsk();
    setAsked(true);
  };
  return (
    <li>
      {firstHref === undefined ? (
        <button type="button" className="Sidebar-link Sidebar-gap" onClick={ask}>
          {label}
        </button>
      ) : (
        <a
          href={firstHref}
          className="Sidebar-link Sidebar-gap"
          onClick={(event) => {
            // To a tab of its own.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            ask();
          }}
        >
          {label}
        </a>
      )}
    </li>
  );
}
