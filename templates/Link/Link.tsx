import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {classNames} from '../shared/class-names.ts';
import {useSite} from '../shared/context.ts';
import {resolveAddress} from './addresses.ts';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A site path (`/docs/x`, the base is added), a relative path, a `#hash`, or an external address. */
  readonly to?: string;
  /** The same as `to`. */
  readonly href?: string;
  /** `false`: a path that already has the base, or must not get it. */
  readonly autoAddBaseUrl?: boolean;
  readonly children?: ReactNode;
}

/**
 * A link to a page of this site (`/docs/intro`; `baseUrl` is put in front), to a place on the page (`#options`), or to another site.
 * Plain `<a>`: it works everywhere, and a running page turns clicks into navigation.
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
  const {className: kindOfLink, ...attributes} = resolveAddress(
    to ?? href ?? '',
    site,
    autoAddBaseUrl,
  );
  return (
    <a {...attributes} className={classNames(kindOfLink, className)} {...rest}>
      {children}
    </a>
  );
}
