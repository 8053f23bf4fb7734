import type {SiteData} from 'legacydocs';
import {setRootAttribute} from '../client/browser/root-element.ts';
import {store, stored} from '../client/browser/storage.ts';
import {useSite} from './context.ts';
import {useStoredValue} from './hooks/useStoredValue.ts';
import {storageKeys} from './storage-keys.ts';

type Docs = Pick<SiteData['docs'], 'versions' | 'versionPersistence'>;

/**
 * Returns the version that the reader chose last, and a function that stores a choice. The version is `undefined` in
 * static HTML, and if `docs.versionPersistence` is `'none'`.
 */
export function usePreferredVersion() {
  const {versionPersistence} = useSite().docs;
  const name = useStoredValue(storageKeys.preferredVersion);
  const isStored = versionPersistence !== 'none';
  return {
    preferred: isStored ? (name ?? undefined) : undefined,
    // Rows VER-15, VER-18.
    prefer: (chosen: string) => isStored && store(storageKeys.preferredVersion, chosen),
  };
}

/** Deletes a preferred version that no longer exists (row VER-18). */
export function forgetUnknownVersion({versions, versionPersistence}: Docs): void {
  if (versionPersistence === 'none') return;
  const preferred = stored(storageKeys.preferredVersion);
  if (preferred !== null && !versions.some(({name}) => name === preferred)) {
    store(storageKeys.preferredVersion, null);
  }
}

/** Stores the announcement's id. A new announcement has a different id, so it is shown (row ANN-04). */
export function noteAnnouncement(id: string): void {
  if (stored(storageKeys.announcementId) === id) return;
  store(storageKeys.announcementId, id);
  store(storageKeys.announcementDismissed, 'false');
}

/**
 * Dismisses the announcement (row ANN-02). An inline script sets the same attribute before the first paint, and styles
 * depend on it (row ANN-03).
 */
export function dismissAnnouncement(): void {
  store(storageKeys.announcementDismissed, 'true');
  setRootAttribute('data-announcement-bar-initially-dismissed', 'true');
}
