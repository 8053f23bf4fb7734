import {Link, useHref} from 'legacydocs/theme';

export {Link, Link as NavLink};

/** Returns the URL of the open page. In prerendered HTML, it has no query and hash. */
export function useLocation() {
  return {pathname: useHref(), search: '', hash: ''};
}
