import {z} from 'zod';
import {listed, quoted} from '../words.ts';
import {choice} from './choice.ts';
import {forbidTwoTargets, linkFields, linkUrl, requireOneTarget} from './link.ts';
import {nonBlank} from './text.ts';

/** Keys of every navbar item. */
const itemFields = {
  /** Class of the item. */
  className: z.string().optional(),
  /** Side of the navbar. Default: `left` (row NAV-01). */
  position: z.enum(['left', 'right']).default('left'),
};

/** Fields of a link in the navbar. */
const navbarLinkFields = {
  ...linkFields,
  /** Target window of the link, such as `_blank` for a new tab. Default: `_blank` for other sites. */
  target: z.string().optional(),
  /** Mark the item as active on every page below this path. Default: `to` (row NAV-05). */
  activeBasePath: z.string().optional(),
  /** Mark the item as active on every page whose URL matches this regular expression, ignoring case. */
  activeBaseRegex: z
    .string()
    .refine(isRegex, 'must be a valid JavaScript regular expression')
    .optional(),
};

/** A link: the default type of items without `items`. */
const linkItem = z
  .strictObject({type: z.literal('link').default('link'), ...navbarLinkFields, ...itemFields})
  .superRefine(requireOneTarget);

/** A link to one doc, in the current version (row NAV-07). */
const docItem = z.strictObject({
  type: z.literal('doc'),
  /** Id of the doc: its path in the version's folder, without `.md`. */
  docId: z.string(),
  /** Label for readers. Default: the doc's label in its sidebar. */
  label: nonBlank.optional(),
  ...itemFields,
});

/** A link to the first page of a sidebar (row NAV-08). */
const docSidebarItem = z.strictObject({
  type: z.literal('docSidebar'),
  /** Name of the sidebar. */
  sidebarId: z.string(),
  /** Label for readers. Default: the label of the first page. */
  label: nonBlank.optional(),
  ...itemFields,
});

/** A link to the current version (row NAV-08). */
const docsVersionItem = z.strictObject({
  type: z.literal('docsVersion'),
  /** Label for readers. Default: the version's label. */
  label: nonBlank.optional(),
  /** Path of the target, a page on this site. Default: the version's main doc. */
  to: linkUrl.optional(),
  ...itemFields,
});

/** Trusted HTML, which is inserted unchanged. */
const htmlItem = z.strictObject({
  type: z.literal('html'),
  /** Trusted HTML. */
  value: z.string(),
  ...itemFields,
});

const entryForms = {
  link: linkItem,
  doc: docItem,
  docSidebar: docSidebarItem,
  docsVersion: docsVersionItem,
  html: htmlItem,
};

/** Items of a dropdown: all types except dropdowns (row DEV-03). */
const dropdownEntry = choice({
  choose: (item) => formOf(item, entryForms),
  explain: (item) =>
    typeOf(item) === 'dropdown'
      ? {message: 'is a dropdown inside a dropdown, which is not allowed'}
      : unknownType(item, Object.keys(entryForms)),
});

/** A menu: the default type of items with `items`. */
const dropdownItem = z
  .strictObject({
    type: z.literal('dropdown').default('dropdown'),
    ...navbarLinkFields,
    /** Entries of the menu: items of any type except `dropdown` and `search`. */
    items: z.array(dropdownEntry),
    ...itemFields,
  })
  .superRefine(forbidTwoTargets);

/** Items of a dropdown in addition to its generated items. */
const extraEntries = {
  /** Items above the generated items. Default: none. */
  dropdownItemsBefore: z.array(dropdownEntry).default([]),
  /** Items below the generated items. Default: none. */
  dropdownItemsAfter: z.array(dropdownEntry).default([]),
};

/** The versions of the documentation (row VER-13). */
const docsVersionDropdownItem = z.strictObject({
  type: z.literal('docsVersionDropdown'),
  ...extraEntries,
  /** Do not mark the entry of the current version. Default: `false`. */
  dropdownActiveClassDisabled: z.boolean().default(false),
  ...itemFields,
});

/** The search box. Default: at the right end, unless an item sets its position (row NAV-01). */
const searchItem = z.strictObject({type: z.literal('search'), ...itemFields});

/** The language menu; with one language, a plain label. */
const localeDropdownItem = z.strictObject({
  type: z.literal('localeDropdown'),
  ...extraEntries,
  ...itemFields,
});

/** A custom item. A component in the site's `templates/` receives all fields of the item and renders it. */
export const customItem = z.looseObject({
  /** A custom name. */
  type: z.templateLiteral(['custom-', z.string()]),
  position: itemFields.position,
});

/** Schemas of items, keyed by type. */
export const itemForms = {
  ...entryForms,
  dropdown: dropdownItem,
  docsVersionDropdown: docsVersionDropdownItem,
  search: searchItem,
  localeDropdown: localeDropdownItem,
};

/** Any item of the navbar (row NAV-04). */
export const navbarItem = choice({
  choose: (item) => (typeOf(item)?.startsWith('custom-') ? customItem : formOf(item, itemForms)),
  explain: (item) => unknownType(item, [...Object.keys(itemForms), 'custom-…']),
});

function formOf<Form>(item: unknown, forms: Readonly<Record<string, Form>>): Form | undefined {
  const type = typeOf(item);
  return type !== undefined && Object.hasOwn(forms, type) ? forms[type] : undefined;
}

/** Returns the error for an unknown item type (row ERR-04). */
function unknownType(item: unknown, allowed: readonly string[]) {
  return typeof item === 'object' && item !== null
    ? {message: `must be ${listed(allowed.map(quoted), 'or')}`, path: ['type'], params: {allowed}}
    : {message: 'must be an object'};
}

/** Returns the type of an item, whether it is explicit or implied by its fields. */
function typeOf(item: unknown): string | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  if ('type' in item && item.type !== undefined) {
    return typeof item.type === 'string' ? item.type : undefined;
  }
  return 'items' in item ? 'dropdown' : 'link';
}

function isRegex(text: string): boolean {
  try {
    new RegExp(text, 'i');
    return true;
  } catch {
    return false;
  }
}
