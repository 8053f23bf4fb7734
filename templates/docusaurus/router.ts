import {Link, useHref} from 'legacydocs/theme';

export {Link, Link as NavLink};

/** The open page's address. Search and fragment are left out: prerendered HTML has none. */
export function useLocation() {
  return {pathname: useHref(), search: '', hash: ''};
}
