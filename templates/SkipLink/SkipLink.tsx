import type {MouseEvent} from 'react';
import {focusElement} from '../client/browser/document.ts';
import {messages} from '../messages.ts';
import {contentId, skipLinkId} from '../shared/ids.ts';

/** The first focusable element: a link that skips the navbar and sidebar (row A11Y-01). */
export function SkipLink() {
  function skip(event: MouseEvent) {
    // Scripts keep the URL unchanged; without scripts, the hash is added to it.
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
