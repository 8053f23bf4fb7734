import type {MouseEvent} from 'react';
import {focusElement} from '../client/browser/document.ts';
import {messages} from '../messages.ts';
import {contentId, skipLinkId} from '../shared/ids.ts';

/** The first thing that Tab reaches: past navbar and sidebar, to the text (row A11Y-01). */
export function SkipLink() {
  function skip(event: MouseEvent) {
    // Without scripts the hash does it; with them the address stays as it is.
    if (focusElement(contentId)) event.preventDefault();
  }
  return (
    <section id={skipLinkId} className="SkipLink" aria-label={messages.skipRegion}>
      <a href={`#${contentId}`} className="SkipLink-link" onClick={skip}>
        {messages.skipToContent}
      </a>
    </section>
  );
}
