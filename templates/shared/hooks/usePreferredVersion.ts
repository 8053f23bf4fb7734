import {preferVersion} from '../preferred-version.ts';
import {useSite} from '../site.ts';
import {storageKeys} from '../storage-keys.ts';
import {useStoredValue} from './useStoredValue.ts';

export interface PreferredVersion {
  /** Name of the version that the reader chose last; `undefined` in the static page. */
  readonly preferred: string | undefined;
  readonly prefer: (name: string) => void;
}

/** The reader's preferred version. A site may keep none: `docs.versionPersistence: 'none'`. */
export function usePreferredVersion(): PreferredVersion {
  const {docs} = useSite();
  const name = useStoredValue(storageKeys.preferredVersion);
  return {
    preferred: docs.versionPersistence === 'none' ? undefined : (name ?? undefined),
    prefer: (chosen) => preferVersion(chosen, docs),
  };
}
