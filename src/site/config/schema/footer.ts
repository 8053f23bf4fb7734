import {z} from 'zod';
import {choice} from './choice.ts';
import {linkFields, requireOneTarget} from './link.ts';
import {logo} from './logo.ts';

/** A link, or trusted HTML instead of a link (row FOOT-02). */
const footerLink = z.strictObject(linkFields).superRefine((link, context) => {
  // An item with `html` needs no target; any other item must be a link.
  if (link.html !== undefined && link.to === undefined && link.href === undefined) return;
  requireOneTarget(link, context);
});

const footerColumn = z.strictObject({
  /** Title above the links. Default: none. */
  title: z.string().nullable().default(null),
  /** Class of the column. */
  className: z.string().optional(),
  /** Links of the column. */
  items: z.array(footerLink),
});

/** Forms of an entry of `links`. */
export const footerForms = {column: footerColumn, link: footerLink};

const footerEntry = choice({
  choose: (entry) => {
    if (typeof entry !== 'object' || entry === null) return undefined;
    return 'items' in entry ? footerForms.column : footerForms.link;
  },
  explain: () => ({message: 'must be an object'}),
});

const footerLinks = z.array(footerEntry).superRefine((entries, context) => {
  const firstColumn = entries.findIndex((entry) => 'items' in entry);
  const firstLink = entries.findIndex((entry) => !('items' in entry));
  if (firstColumn === -1 || firstLink === -1) return;
  context.addIssue({
    code: 'custom',
    message: `mixes columns (\`[${firstColumn}]\`) with simple links (\`[${firstLink}]\`)`,
    path: [Math.max(firstColumn, firstLink)],
    params: {
      hint: 'Either give every entry `items` to create columns, or remove `items` from every entry to create one line of links.',
    },
  });
});

/** The footer at the end of every page. */
export const footer = z.strictObject({
  /** Colours of the footer. `dark` is also dark in light mode. Default: `light`. */
  style: z.enum(['light', 'dark']).default('light'),
  /** Logo below the links. Default: none. */
  logo: logo.optional(),
  /** Last line of the footer, as trusted HTML. Default: none. */
  copyright: z.string().optional(),
  /** Either columns, or links for a single row; a mix is an error (row FOOT-02). Default: none. */
  links: footerLinks.default([]),
});
