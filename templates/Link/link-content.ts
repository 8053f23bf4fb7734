import type {LinkData} from 'legacydocs';
import {breakable} from '../shared/breakable.tsx';

/** Returns the props for content and accessible name of a link or button. */
export function linkContent({label, html, ariaLabel}: Partial<LinkData>) {
  return {
    ...(ariaLabel === undefined ? {} : {'aria-label': ariaLabel}),
    // The site's owner wrote it in the configuration.
    ...(html === undefined
      ? {children: breakable(label)}
      : {dangerouslySetInnerHTML: {__html: html}}),
  };
}
