import type {SiteData} from 'legacydocs';
import {store, stored, unstore} from '../client/browser/storage.ts';
import {storageKeys} from './storage-keys.ts';

type Docs = Pick<SiteData['docs'], 'versions' | 'versionPersistence'>;

/** Remember a version as the reader's choice, where the site wants that (rows VER-15, VER-18). */
export function preferVersion(name: string, {versionPersistence}: Docs): void {
  if (versionPersistence === 'localStorage') store(storageKeys.preferredVersion, name);
}

/** A version that is no longer there cannot be preferred (row VER-18). */
export function forgetUnknownVersion({versions, versionPersistence}: Docs): void {
  if (versionPersistence === 'none') return;
  const preferred = stored(storageKeys.preferredVersion);
  if (preferred !== null && !versions.some(({name}) => name === preferred)) {
    unstore(storageKeys.preferredVersion);
  }
}
