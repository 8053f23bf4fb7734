import type {LinkData} from 'legacydocs';
import type {HTMLAttributes} from 'react';
import {classNames} from '../lib/class-names.ts';
import {anchorAttributes} from './addresses.ts';

export interface DataLinkProps extends HTMLAttributes<HTMLAnchorElement> {
  readonly link: LinkData;
  readonly className?: string | undefined;
}

/** A link of the configuration: its address is final. */
export function DataLink({link, className, ...rest}: DataLinkProps) {
  const {className: kindOfLink, ...attributes} = anchorAttributes(link.href, link.external);
  const shared = {
    ...attributes,
    ...(link.target === undefined ? {} : {target: link.target}),
    ...(link.ariaLabel === undefined ? {} : {'aria-label': link.ariaLabel}),
    ...rest,
    className: classNames(className, link.className, kindOfLink),
  };
  return link.html === undefined ? (
    <a {...shared}>{link.label}</a>
  ) : (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's owner wrote it in the configuration.
    <a {...shared} dangerouslySetInnerHTML={{__html: link.html}} />
  );
}
