import {z} from 'zod';
import {parseSvg} from '../../../core/html/svg.ts';

/** A `class` attribute that may be empty. */
const classes = z
  .string()
  .regex(/^[^"<\p{Cc}]*$/u, 'must be classes with spaces between them, without `"` and `<`');

/** Classes of a part that more than styles know, by its first class. */
function part(name: string) {
  return classes.refine((text) => text.split(' ', 1)[0] === name, {
    error: `must begin with the class \`${name}\``,
    params: {
      hint: `Scripts, pages as Markdown and frozen versions know the part by this class: write \`${name} …\`, with yours behind it.`,
    },
  });
}

/** An icon: one whole `<svg>`. */
const icon = z.string().refine((text) => parseSvg(text) !== undefined, {
  error: 'must be one `<svg …>…</svg>`',
  params: {
    hint: 'Close every element, put values in quotes, and leave out scripts, styles, links and entities.',
  },
});

/** A type of boxes. */
function boxType(name: string) {
  return z.strictObject({
    /** Follows the classes of the box. */
    type: part(`admonition-${name}`),
    /** Follows them in turn: a name of the type's colours. Types of the site's own have those of `note`. */
    colors: classes,
    icon,
  });
}

/** What articles are made of. */
export const articleMarkupSchema = z.object({
  admonition: z.strictObject({
    /** A box. */
    box: part('admonition'),
    /** Its first line. */
    heading: part('admonition-heading'),
    /** Around the icon in it. */
    icon: part('admonition-icon'),
    /** The title in it. */
    title: part('admonition-title'),
    /** What the author wrote. */
    content: part('admonition-content'),
    types: z.strictObject({
      note: boxType('note'),
      tip: boxType('tip'),
      info: boxType('info'),
      caution: boxType('caution'),
      danger: boxType('danger'),
    }),
    /** A box of a type of the site's own, whose word stands for `{keyword}`. */
    ownType: part('admonition-{keyword}'),
    /** The icon of such a type, whose path data stand for `{path}`. */
    ownIcon: icon.refine((text) => text.includes('{path}'), 'must hold `{path}`'),
  }),
  code: z.strictObject({
    /** A block of code, with its title and buttons. */
    block: part('code-block'),
    /** Its title. */
    title: part('code-title'),
    /** Code whose lines have numbers, a `<pre>`. */
    numbered: part('code-lines-numbered'),
    /** A line of code. */
    line: part('code-line'),
    /** A marked line; other magic comments have classes of their own. */
    markedLine: part('code-line-highlighted'),
    /** Around the buttons, which scripts add. */
    buttons: part('code-buttons'),
    /** A button. */
    button: part('code-button'),
    /** The icon of the button that copies the code. */
    copyIcon: icon,
    /** The same once the code is copied. */
    copiedIcon: icon,
    /** The icon of the button that wraps lines. */
    wrapIcon: icon,
  }),
  tabs: z.strictObject({
    /** Tabs with what they show. */
    box: part('tabs'),
    /** The row of labels. */
    list: part('tabs-list'),
    /** A label, a `<button>`. */
    tab: part('tabs-tab'),
    /** What a tab shows; the chosen one has `data-selected`. */
    panel: part('tabs-panel'),
    /** Its label again, for readers without scripts. */
    label: part('tabs-label'),
  }),
  headingLink: z.strictObject({
    /** A heading's link to itself. */
    link: part('hash-link'),
    /** What it shows; where empty, styles draw a `#`. */
    icon: z.literal('').or(icon),
  }),
  elements: z.strictObject({
    /** A table. */
    table: classes,
    /** A box that opens. */
    details: classes,
    /** What stands on it while it is closed. */
    summary: classes,
    /** A link to another site. */
    externalLink: classes,
    /** What was written with `align="left"`. */
    left: part('align-left'),
    center: part('align-center'),
    right: part('align-right'),
    justify: part('align-justify'),
  }),
});

/** Class names and icons of what Markdown becomes: what `templates/ArticleMarkup.ts` exports. */
export type ArticleMarkup = z.output<typeof articleMarkupSchema>;
