import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {classNames} from '../shared/class-names.ts';
import {useSite} from '../shared/context.ts';
import {resolveUrl} from './link-attributes.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A site path (`/docs/x`, to which the base path is added), a relative path, a `#hash`, or an external URL. */
  readonly to?: string;
  /** Same as `to`. */
  readonly href?: string;
  /** `false` for a path that already includes the base path, or must not get it. */
  readonly autoAddBaseUrl?: boolean;
  readonly children?: ReactNode;
}

/**
 * A link to a page on this site (`/docs/intro`; `baseUrl` is added), to a location on the page (`#options`), or to another
 * site. It is a plain `<a>`; after hydration, a click loads only the content of the next page.
 *
 * @example
 * ```tsx
 * import {Link} from 'legacydocs/theme';
 *
 * export const Start = () => <Link to="/docs/">Get started</Link>;
 * ```
 */
export function Link({to, href, autoAddBaseUrl, className, children, ...rest}: LinkProps) {
  const site = useSite();
  const url = to ?? href ?? '';
  const {className: kindOfLink, ...attributes} = resolveUrl(url, site, autoAddBaseUrl);
  return (
    <a {...attributes} className={classNames(kindOfLink, className)} {...rest}>
      {children}
    </a>
  );
}
