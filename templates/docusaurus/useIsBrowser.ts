import {useEffect, useState} from 'react';

/** False in prerendered HTML and during hydration, because both must produce the same output; true afterwards. */
export default function useIsBrowser(): boolean {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}
