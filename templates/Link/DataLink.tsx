import type {LinkData} from 'legacydocs';
import type {HTMLAttributes} from 'react';
import {classNames} from '../shared/class-names.ts';
import {anchorAttributes} from './link-attributes.ts';
import {linkContent} from './link-content.ts';

export interface DataLinkProps extends HTMLAttributes<HTMLAnchorElement> {
  readonly link: LinkData;
  readonly className?: string | undefined;
}

/** A configured link, whose URL is final. */
export function DataLink({link, className, ...rest}: DataLinkProps) {
  const {className: kindOfLink, ...attributes} = anchorAttributes(link.href, link.external);
  return (
    <a
      {...attributes}
      {...(link.target === undefined ? {} : {target: link.target})}
      {...linkContent(link)}
      {...rest}
      // A link without a label, such as an icon link, does not get the icon for external links.
      className={classNames(className, link.className, link.label !== undefined && kindOfLink)}
    />
  );
}
