import {z} from 'zod';
import {linkUrl} from './link.ts';

/** Width or height of an image: a number of pixels, or a string such as `2rem`. */
const size = z.union([z.string(), z.number()]).optional();

/** The site's logo. */
export const logo = z.strictObject({
  /** Image file: a path in a static folder, such as `img/logo.svg`, or a URL. */
  src: z.string(),
  /** Image for dark mode. Default: `src`. */
  srcDark: z.string().optional(),
  /** Alternative text. Default: empty if there is a title, otherwise the site's title. */
  alt: z.string().optional(),
  /** Link target. Default: the home page for the logo of the navbar, no link for the logo of the footer. */
  href: linkUrl.optional(),
  /** Target window of the link, such as `_blank` for a new tab. Default: `_blank` for other sites. */
  target: z.string().optional(),
  /** Width: a number of pixels, or a CSS length such as `2rem`. Default: set by the theme. */
  width: size,
  /** Height, in the same form as `width`. Default: set by the theme. */
  height: size,
  /** Class of the image. */
  className: z.string().optional(),
});
