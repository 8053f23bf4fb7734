import {z} from 'zod';
import {logo} from './logo.ts';
import {navbarItem} from './navbar-items.ts';

/** Bar at the top of every page. */
export const navbar = z.strictObject({
  /** Name next to the logo. Default: none. */
  title: z.string().optional(),
  /** Image before the title. Default: none. */
  logo: logo.optional(),
  /** Hide the navbar when readers scroll down, and show it when they scroll up. Default: `false`. */
  hideOnScroll: z.boolean().default(false),
  /** Colours of the navbar: those of the page, dark colours, or white on indigo. Default: `plain`. */
  style: z.enum(['plain', 'dark', 'primary']).default('plain'),
  /** Items of the navbar, in order. Default: none. */
  items: z.array(navbarItem).default([]),
});
