import type {SidebarNode} from 'legacydocs';
import {useState} from 'react';
import {leaveFor} from '../client/browser/history.ts';
import {formatMessage, messages} from '../messages.ts';
import {useMissingItems} from './useSidebar.ts';

export interface SidebarGapProps {
  readonly node: Extract<SidebarNode, {type: 'gap'}>;
  /** Called when the reader requests the missing entries. Focus then moves from this row to the first missing entry. */
  readonly onAsk: () => void;
}

/** Placeholder for entries that the page does not contain. Without scripts, it links to the first missing entry. */
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
            // With these keys, browsers open the link in a new tab or window.
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
