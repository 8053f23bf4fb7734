import {Link, useHref} from 'legacydocs/theme';

export {Link, Link as NavLink};

/** Returns the URL path of the open page. `search` and `hash` are always empty, as in prerendered HTML. */
export function useLocation() {
  return {pathname: useHref(), search: '', hash: ''};
}
