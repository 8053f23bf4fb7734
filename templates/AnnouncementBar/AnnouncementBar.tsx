import {useEffect, useState} from 'react';
import {setRootAttribute, store, stored} from '../browser.ts';
import {useMounted} from '../hooks/useMounted.ts';
import {useSite} from '../lib/site.ts';
import {storageKeys} from '../lib/storage-keys.ts';
import {messages} from '../messages.ts';

/**
 * A message above the navbar. The static page always has it; where a reader closed it, an inline script
 * hides it before the first paint (row ANN-03).
 */
export function AnnouncementBar() {
  const {announcementBar} = useSite();
  const [closed, setClosed] = useState(false);
  const mounted = useMounted();
  const id = announcementBar?.id;
  useEffect(() => {
    if (id === undefined || stored(storageKeys.announcementId) === id) return;
    // A new message was not dismissed yet (row ANN-04).
    store(storageKeys.announcementId, id);
    store(storageKeys.announcementDismissed, 'false');
  }, [id]);
  if (announcementBar === null || closed) return null;

  function close() {
    store(storageKeys.announcementDismissed, 'true');
    setRootAttribute('data-announcement-bar-initially-dismissed', 'true');
    setClosed(true);
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
          disabled={!mounted}
          onClick={close}
        />
      )}
    </header>
  );
}
