import {navbarRule} from '../scroll-rules.ts';
import {useScrollShown} from './useScrollShown.ts';

/** Whether the navbar is out of the way (rows NAV-10, NAV-12). @param enabled What the site configures. */
export function useHideOnScroll(enabled: boolean): boolean {
  return !useScrollShown(enabled ? navbarRule : undefined, true);
}
