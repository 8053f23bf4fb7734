import type {LinkData} from 'legacydocs';
import {breakable} from '../shared/breakable.tsx';

/** Returns the props for the content and accessible name of a link or button. */
export function linkContent({label, html, ariaLabel}: Partial<LinkData>) {
  return {
    ...(ariaLabel === undefined ? {} : {'aria-label': ariaLabel}),
    // The HTML is trusted, because it comes from the configuration.
    ...(html === undefined
      ? {children: breakable(label)}
      : {dangerouslySetInnerHTML: {__html: html}}),
  };
}
