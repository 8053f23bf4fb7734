import {z} from 'zod';
import {code} from './code.ts';
import {footer} from './footer.ts';
import {messages} from './messages.ts';
import {navbar} from './navbar.ts';
import {cssColor, nonBlank} from './text.ts';

/** Settings of light and dark mode (rows THEME). */
const colorMode = z.strictObject({
  /** Mode used if neither the reader nor the system has a preference. Default: `light`. */
  defaultMode: z.enum(['light', 'dark']).default('light'),
  /** Hide the colour-mode switch and ignore stored choices. Default: `false`. */
  disableSwitch: z.boolean().default(false),
  /** Use the mode of the reader's system. Default: `false`. */
  respectPrefersColorScheme: z.boolean().default(false),
});

/** A bar above the navbar (rows ANN). */
const announcementBar = z.strictObject({
  /** Id under which dismissals are stored; if you change it, the bar is shown again. Default: `announcement-bar`. */
  id: nonBlank.default('announcement-bar'),
  /** Content of the bar, as trusted HTML. Required. */
  content: nonBlank,
  /** Background colour. Default: `#fff`. */
  backgroundColor: cssColor.default('#fff'),
  /** Text colour. Default: `#000`. */
  textColor: cssColor.default('#000'),
  /** Allow readers to close the bar. Default: `true`. */
  isCloseable: z.boolean().default(true),
});

/** Path of one style sheet, or paths of several. */
const customCss = z.union([nonBlank, z.array(nonBlank)]).transform((paths) => [paths].flat());

const headingLevel = z.int().min(2).max(6);

/** Levels of the headings in the table of contents; a page can override them (rows CFG-07, TOC-01). */
const tableOfContents = z
  .strictObject({
    /** Highest heading level in the table of contents, from 2 to 6. Default: `2`. */
    minHeadingLevel: headingLevel.default(2),
    /** Lowest heading level, from 2 to 6 and at least `minHeadingLevel`. Default: `3`. */
    maxHeadingLevel: headingLevel.default(3),
  })
  .refine((toc) => toc.minHeadingLevel <= toc.maxHeadingLevel, {
    error: 'must not be greater than `maxHeadingLevel`',
    path: ['minHeadingLevel'],
  });

/** Settings for reading the documentation. */
const docsTheme = z.strictObject({
  /** Store the version that a reader chooses. Default: `localStorage` (row VER-18). */
  versionPersistence: z.enum(['localStorage', 'none']).default('localStorage'),
  /** The sidebar. */
  sidebar: z
    .strictObject({
      /** Allow readers to hide the sidebar. Default: `false` (row SIDE-16). */
      hideable: z.boolean().default(false),
      /** Collapse other categories when one is opened. Default: `false` (row SIDE-15). */
      autoCollapseCategories: z.boolean().default(false),
    })
    .prefault({}),
});

/** Layout and appearance of the pages. */
export const themeConfig = z.strictObject({
  /** Light and dark mode. */
  colorMode: colorMode.prefault({}),
  /** Settings for reading the documentation. */
  docs: docsTheme.prefault({}),
  /** Social image: a path in a static folder, or a URL. Default: none (row SEO-02). */
  image: z.string().optional(),
  /** Attributes of `<meta>` elements for every page: `{name: 'keywords', content: '…'}`. Default: none (row SEO-08). */
  metadata: z.array(z.record(z.string(), z.string())).default([]),
  /** Bar above the navbar. Default: none. */
  announcementBar: announcementBar.optional(),
  /** Bar at the top of every page. */
  navbar: navbar.prefault({}),
  /** Footer of every page. Default: none. */
  footer: footer.optional(),
  /** Levels of the headings in the table of contents; a page can override them. */
  tableOfContents: tableOfContents.prefault({}),
  /** Code blocks. */
  code: code.prefault({}),
  /** Paths of your style sheets, relative to the site folder. They are loaded after all others. Default: none. */
  customCss: customCss.default([]),
  /** Custom texts for the theme's messages, by name. Default: the built-in messages of the site's language. */
  messages: messages.prefault({}),
});
