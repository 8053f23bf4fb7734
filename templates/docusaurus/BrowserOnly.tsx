import type {ReactNode} from 'react';
import useIsBrowser from './useIsBrowser.ts';

interface BrowserOnlyProps {
  /** Called only in browsers, after hydration. */
  readonly children?: () => ReactNode;
  /** Shown before hydration and if scripts are disabled. */
  readonly fallback?: ReactNode;
}

export default function BrowserOnly({children, fallback = null}: BrowserOnlyProps) {
  return useIsBrowser() ? children?.() : fallback;
}
