import type {SiteData} from 'legacydocs';
import {useEffect, useState, useSyncExternalStore} from 'react';
import {announceHydrated, announceShell} from '../client/browser/early-input.ts';
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
  // Runs in a separate task, after all effects: while React itself is working, a click would not have an effect yet.
  useEffect(() => void setTimeout(announceShell), []);
  return (
    <SiteFilesContext value={navigation.files}>
      <App site={site} {...state} end={<HydrationEnd />} />
    </SiteFilesContext>
  );
}

/** Announces that the page's text and its islands are hydrated. The navbar can be hydrated earlier. */
function HydrationEnd() {
  useEffect(() => void setTimeout(() => islandsMounted.then(announceHydrated)), []);
  return null;
}
