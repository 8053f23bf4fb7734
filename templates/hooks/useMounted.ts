import {useEffect, useState} from 'react';

/** False in the static page and while it hydrates, true afterwards: scripts work. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
