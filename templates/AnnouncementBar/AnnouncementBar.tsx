import {useState} from 'react';
import {focusRegion} from '../client/browser/scrolling.ts';
import {messages} from '../messages.ts';
import {useSite} from '../shared/context.ts';
import {skipLinkId} from '../shared/ids.ts';
import {dismissAnnouncement} from '../shared/reader-choices.ts';

/**
 * A message above the navbar. Static HTML always contains the message; if the reader has dismissed it, an inline script
 * hides it before the first paint (row ANN-03).
 */
export function AnnouncementBar() {
  const {announcementBar} = useSite();
  const [closed, setClosed] = useState(false);
  if (announcementBar === null || closed) return null;

  function close() {
    dismissAnnouncement();
    setClosed(true);
    // The focused button disappears, so the focus is moved to the start of the page.
    focusRegion(skipLinkId);
  }
  return (
    <header className="AnnouncementBar">
      <div
        className="AnnouncementBar-content"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the configuration.
        dangerouslySetInnerHTML={{__html: announcementBar.content}}
      />
      {announcementBar.isCloseable && (
        <button
          type="button"
          className="AnnouncementBar-close"
          aria-label={messages.close}
          onClick={close}
        />
      )}
    </header>
  );
}
