import type {PageLink} from 'legacydocs';
import {Fragment} from 'react';
import {messages} from '../messages.ts';
import {breakable} from '../shared/breakable.tsx';

export interface PageLinksProps {
  readonly pages: readonly PageLink[];
  /** Called when the reader follows a link. */
  readonly onFollow?: () => void;
}

/** Links to several pages, as part of a sentence. */
export function PageLinks({pages, onFollow}: PageLinksProps) {
  return pages.map(({href, label}, index) => (
    <Fragment key={href}>
      {index > 0 && <span>{messages.listSeparator}</span>}
      <a href={href} onClick={onFollow}>
        {breakable(label)}
      </a>
    </Fragment>
  ));
}
