import {useSyncExternalStore} from 'react';
import {currentAddress} from '../../client/browser/history.ts';
import {useRoute} from '../route.ts';
import {useSite} from '../site.ts';

/**
 * Path of the open page, without the base. The not-found page is served at any address, which is known once
 * the page has come to life.
 */
export function useOpenPath(): string {
  const {path, page} = useRoute();
  const {baseUrl} = useSite();
  return useSyncExternalStore(
    noChanges,
    () => (page.kind === 'not-found' ? currentAddress().pathname.slice(baseUrl.length - 1) : path),
    () => path,
  );
}

/** A new address comes with a new route, which renders anew. */
function noChanges(): () => void {
  return () => undefined;
}
