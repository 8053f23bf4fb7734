import {z} from 'zod';
import {parseSvg} from '../../../core/html/svg.ts';
import {forAdmonitionTypes} from '../../../core/messages/admonition-types.ts';

/** Value of a `class` attribute, which can be empty. */
const classes = z
  .string()
  .regex(/^[^"<\p{Cc}]*$/u, 'must be class names separated by spaces, without `"` and `<`');

/** Returns the schema of a part's classes. Scripts and Markdown copies find the part by its first class. */
function part(name: string) {
  return classes.refine((text) => text.split(' ', 1)[0] === name, {
    error: `must begin with the class \`${name}\``,
    params: {
      hint: `Scripts, Markdown copies and frozen versions depend on this class: write \`${name}\`, followed by your own classes.`,
    },
  });
}

/** An icon: one complete `<svg>`. */
const icon = z.string().refine((text) => parseSvg(text) !== undefined, {
  error: 'must be one `<svg …>…</svg>`',
  params: {
    hint: 'Close every element, put attribute values in quotes, and omit scripts, styles, links and entities.',
  },
});

/** Returns the schema of a built-in admonition type. */
function admonitionType(name: string) {
  return z.strictObject({
    /** Classes that follow those of the admonition. */
    type: part(`admonition-${name}`),
    /** Class that selects the type's colours. Custom types use the class of `note`. */
    colors: classes,
    icon,
  });
}

/** Schema of the exports of `templates/ArticleMarkup.ts`: class names and icons for the parts of articles. */
export const articleMarkupSchema = z.object({
  admonition: z.strictObject({
    /** An admonition. */
    box: part('admonition'),
    /** The first line of an admonition. */
    heading: part('admonition-heading'),
    /** Wrapper of the icon. */
    icon: part('admonition-icon'),
    /** The title. */
    title: part('admonition-title'),
    /** The author's content. */
    content: part('admonition-content'),
    types: z.strictObject(forAdmonitionTypes(admonitionType)),
    /** A custom type. `{keyword}` is replaced by its keyword. */
    ownType: part('admonition-{keyword}'),
    /** The icon of a custom type. `{path}` is replaced by its path data. */
    ownIcon: icon.refine((text) => text.includes('{path}'), 'must contain `{path}`'),
  }),
  code: z.strictObject({
    /** A code block, with its title and buttons. */
    block: part('code-block'),
    /** The title of a code block. */
    title: part('code-title'),
    /** A `<pre>` with line numbers. */
    numbered: part('code-lines-numbered'),
    /** A line of code. */
    line: part('code-line'),
    /** A highlighted line. Custom magic comments have classes of their own. */
    markedLine: part('code-line-highlighted'),
    /** Wrapper of the buttons, which scripts add. */
    buttons: part('code-buttons'),
    /** A button. */
    button: part('code-button'),
    /** The icon of the copy button. */
    copyIcon: icon,
    /** The icon of the copy button after copying. */
    copiedIcon: icon,
    /** Icon of the button that wraps long lines. */
    wrapIcon: icon,
  }),
  tabs: z.strictObject({
    /** Tabs with their panels. */
    box: part('tabs'),
    /** The row of tabs. */
    list: part('tabs-list'),
    /** A tab, a `<button>`. */
    tab: part('tabs-tab'),
    /** A panel. The selected one has `data-selected`. */
    panel: part('tabs-panel'),
    /** The label of a panel without JavaScript. */
    label: part('tabs-label'),
  }),
  headingLink: z.strictObject({
    /** A heading and its link. */
    box: part('heading-box'),
    /** The link of a heading, a table row or a term to itself. */
    link: part('hash-link'),
    /** Icon of that link. If it is empty, the styles draw a `#`. */
    icon: z.literal('').or(icon),
  }),
  elements: z.strictObject({
    /** A table. */
    table: classes,
    /** A `<details>`. */
    details: classes,
    /** A `<summary>`. */
    summary: classes,
    /** A link to another site. */
    externalLink: classes,
    /** An element with `align="left"`. */
    left: part('align-left'),
    center: part('align-center'),
    right: part('align-right'),
    justify: part('align-justify'),
  }),
});

/** Class names and icons in articles: the exports of `templates/ArticleMarkup.ts`. */
export type ArticleMarkup = z.output<typeof articleMarkupSchema>;
