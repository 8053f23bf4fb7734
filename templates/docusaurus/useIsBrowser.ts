import {useEffect, useState} from 'react';

/** `false` in prerendered HTML and while it is hydrated, so that both are the same; `true` afterwards. */
export default function useIsBrowser(): boolean {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => setIsBrowser(true), []);
  return isBrowser;
}
