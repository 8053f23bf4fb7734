import type {ReactNode} from 'react';
import useIsBrowser from './useIsBrowser.ts';

interface BrowserOnlyProps {
  /** Called in browsers only, once the page is alive. */
  readonly children?: () => ReactNode;
  /** What stands there until then, and without scripts. */
  readonly fallback?: ReactNode;
}

export default function BrowserOnly({children, fallback = null}: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : fallback;
}
