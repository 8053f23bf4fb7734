import type {SiteData} from 'legacydocs';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {announceHydrated} from '../client/browser/early-input.ts';
import {createNavigation} from '../client/navigation/navigation.ts';
import type {OpenPage} from '../client/navigation/types.ts';
import {SiteFilesContext} from '../shared/context.ts';
import {islandsMounted} from '../shared/islands/mount-islands.ts';
import {App} from './App.tsx';

export interface LiveAppProps {
  readonly site: SiteData;
  /** The page that the document contains. */
  readonly first: OpenPage;
}

/** The app in a browser, with navigation between pages. */
export function LiveApp({site, first}: LiveAppProps) {
  const [navigation] = useState(() => createNavigation(site, first));
  const state = useSyncExternalStore(navigation.subscribe, navigation.get, navigation.get);
  useEffect(() => navigation.start(), [navigation]);
  // Called after the effects of all children, and outside React's own work. During that work, a click would not have an
  // effect yet.
  useEffect(() => void islandsMounted.then(announceHydrated), []);
  return (
    <SiteFilesContext value={navigation.files}>
      <App site={site} {...state} />
    </SiteFilesContext>
  );
}
