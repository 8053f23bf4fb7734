import {setRootAttribute} from '../client/browser/root-element.ts';
import {store, stored} from '../client/browser/storage.ts';
import {storageKeys} from './storage-keys.ts';

/** Set before the first paint, where styles find it (row ANN-03). */
const attribute = 'data-announcement-bar-initially-dismissed';

/** Remember which announcement was last seen. A new one was not dismissed yet (row ANN-04). */
export function noteAnnouncement(id: string): void {
  if (stored(storageKeys.announcementId) === id) return;
  store(storageKeys.announcementId, id);
  store(storageKeys.announcementDismissed, 'false');
}

/** Row ANN-02. */
export function dismissAnnouncement(): void {
  store(storageKeys.announcementDismissed, 'true');
  setRootAttribute(attribute, 'true');
}
