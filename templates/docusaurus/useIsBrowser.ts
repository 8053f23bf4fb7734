import {useEffect, useState} from 'react';

/** False in prerendered HTML and during hydration, so that both are equal; true afterwards. */
export default function useIsBrowser(): boolean {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}
