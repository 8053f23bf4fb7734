import type {ReactNode} from 'react';
import useIsBrowser from './useIsBrowser.ts';

interface BrowserOnlyProps {
  /** Called in browsers only, after hydration. */
  readonly children?: () => ReactNode;
  /** Shown before hydration and without scripts. */
  readonly fallback?: ReactNode;
}

export default function BrowserOnly({children, fallback = null}: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : fallback;
}
