import type {AnchorHTMLAttributes, ReactNode} from 'react';
import {classNames} from '../lib/class-names.ts';
import {useSite} from '../lib/site.ts';
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

/** A link. Plain `<a>`: it works everywhere, and a running page turns clicks into navigation. */
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
