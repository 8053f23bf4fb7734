import {z} from 'zod';
import {logo} from './logo.ts';
import {navbarItem} from './navbar-items.ts';

/** The bar at the top of every page. */
export const navbar = z.strictObject({
  /** Name beside the logo. Default: none. */
  title: z.string().optional(),
  /** Default: none. */
  logo: logo.optional(),
  /** Whether it leaves when readers scroll down and comes back when they scroll up. Default: `false`. */
  hideOnScroll: z.boolean().default(false),
  /** Default: `plain`. */
  style: z.enum(['plain', 'dark', 'primary']).default('plain'),
  /** In order. Default: none. */
  items: z.array(navbarItem).default([]),
});
