import {useEffect} from 'react';
import {currentAddress, moveOnTo} from '../client/browser/history.ts';
import {useSite} from '../shared/site.ts';
import {sentOn} from './sent-on.ts';

/** Sends readers of an old address on, where the host did not. */
export function useSentOn(): void {
  const {redirectPatterns} = useSite();
  useEffect(() => {
    const target = sentOn(currentAddress(), redirectPatterns);
    if (target !== undefined) moveOnTo(target);
  }, [redirectPatterns]);
}
