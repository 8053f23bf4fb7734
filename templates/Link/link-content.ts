import type {LinkData} from 'legacydocs';
import {breakable} from '../shared/breakable.tsx';

/** What readers see of a link or of a button in its place, and what assistive tools call it: attributes for its element. */
export function linkContent({label, html, ariaLabel}: Partial<LinkData>) {
  return {
    ...(ariaLabel === undefined ? {} : {'aria-label': ariaLabel}),
    // The site's owner wrote it in the configuration.
    ...(html === undefined
      ? {children: breakable(label)}
      : {dangerouslySetInnerHTML: {__html: html}}),
  };
}
