import {z} from 'zod';
import {isScriptUrl} from '../html/governed.ts';
import {isTag} from '../messages/language-tags.ts';

/** Numbers and dates are accepted as text, because old sites contain them (row FM-01). */
const text = z.union([z.string(), z.number().transform(String)]);
/** The docs of newer versions that replace a doc, or the reason why none does (row VER-23). */
export const successor = z.union([
  text.transform((id) => [id]),
  z.array(text).min(1),
  z.strictObject({
    /** Reason why nothing replaces the page. */
    none: z.string().regex(/\S/),
  }),
]);
export type Successor = z.output<typeof successor>;

const headingLevel = z.int().min(2).max(6);

const aText = 'a string';
const aBoolean = '`true` or `false`';
/** An old path, without the base path. Paths that end with `.html` are allowed. */
const oldPath = z.string().regex(/^\/(?!\/)[^?#*\\]*$/);
const aHeadingLevel = 'an integer from 2 to 6';
const aSuccessor =
  'the id of a doc, a list of ids, or a mapping such as `{none: why nothing replaces the page}`';
const aDocId = "a doc's id, or `null` for none";

/** Marks a field that templates receive, because it changes how the page looks (row OUT-05). */
function shown<Schema extends z.ZodType>(schema: Schema): Schema & {readonly isShown: true} {
  return Object.assign(schema, {isShown: true} as const);
}

/** Fields that hold text. A number is kept as written: `title: 1.10`. */
const textual = {
  /** Last segment of the doc's id, which sidebars use to refer to the page; folder names come before it. Default: the file's name, without extension and number prefix. */
  id: text.optional().describe(aText),
  /** Title of the page. Default: the `#` heading, otherwise the last segment of the id. */
  title: text.optional().describe(aText),
  /** Description for search engines and shared links. Default: the first line of text. */
  description: text.optional().describe(aText),
  /** Path of the page, relative to the file's folder, or to the version's root if it begins with `/`. Default: the id; for `index.md`, the folder. */
  slug: text.optional().describe(aText),
  /** Label in the sidebar. Default: the title. */
  sidebar_label: text.optional().describe(aText),
  /** Class of the page's entry in the sidebar. Default: none. */
  sidebar_class_name: text.optional().describe(aText),
  /** Label of the links from the previous and next page. Default: the label in the sidebar. */
  pagination_label: text.optional().describe(aText),
  /** Target of “Next”. Default: the next page in the sidebar. */
  pagination_next: z.union([text, z.null()]).optional().describe(aDocId),
  /** Target of “Previous”. Default: the previous page in the sidebar. */
  pagination_prev: z.union([text, z.null()]).optional().describe(aDocId),
  /** Sidebar shown next to the page. Default: the sidebar that contains the page. */
  displayed_sidebar: z
    .union([text, z.null()])
    .optional()
    .describe("a sidebar's name, or `null` for none"),
  /** URL to edit the page. Default: `docs.editUrl`. */
  custom_edit_url: z
    .union([z.url().refine((url) => !isScriptUrl(url)), z.literal(''), z.null()])
    .optional()
    .describe('a full URL, or `null` for none'),
  /** Search terms that the page does not contain; also used as its `keywords` for search engines. Default: none. */
  keywords: shown(z.array(text).optional().describe('a list of strings')),
  /** Release that the page was checked against, such as `3.3.0`. Default: `checkedAgainst` of the version. */
  checked_against: text.optional().describe(aText),
  /** Preview image for shared links to the page: a path in a static folder (`img/a.png`), a file next to the page (`./a.png`), or a full URL. Default: `themeConfig.image`. */
  image: shown(z.string().optional().describe('the URL of an image')),
  /** Language of the text, as a BCP 47 tag such as `de`, for hyphenation and screen readers. Default: the language of the site. */
  lang: shown(
    z
      .string()
      .refine(isTag, '`lang` must be a language tag, such as `en` or `pt-BR`.')
      .optional()
      .describe('a language tag, such as `pt-BR`'),
  ),
};

const other = {
  /** Position in a generated sidebar: lower numbers come first. Default: the number prefix of the file's name. */
  sidebar_position: z.number().optional().describe('a number'),
  /** Custom data for the sidebar's entry. Default: none. */
  sidebar_custom_props: shown(
    z.record(z.string(), z.unknown()).optional().describe('a mapping of names to values'),
  ),
  /** Hide the title if the text has no `#` heading. Default: `false`. */
  hide_title: shown(z.boolean().optional().describe(aBoolean)),
  /** Hide the table of contents. Default: `false`. */
  hide_table_of_contents: shown(z.boolean().optional().describe(aBoolean)),
  /** Sort the page by number prefixes in its path, such as `01-`, and omit them from its URL. Default: `docs.numberPrefixParser`. */
  parse_number_prefixes: z.boolean().optional().describe(aBoolean),
  /** Old URLs of the page, which redirect to it. Default: none. */
  redirect_from: z
    .union([oldPath.transform((path) => [path]), z.array(oldPath)])
    .optional()
    .describe('a path that begins with `/`, such as `/docs/old`, or a list of paths'),
  /**
   * Differences in other versions, by version name: `{2.x: takes a string, 1.x: is a class}`. Shown below the title,
   * with links to the same page in these versions. Default: links only.
   */
  differs: shown(
    z.record(z.string(), z.string()).optional().describe('a mapping of version names to strings'),
  ),
  /**
   * Page in newer versions that replaces this page: a doc's id, a list of ids, or `{none: reason}`. The banner, version
   * menu, search and canonical link lead to it. `docs.versions[].successors` takes precedence. Default: the doc with
   * the same id.
   */
  successor: successor.optional().describe(aSuccessor),
  /** Syntax of an `.md` file. Default: `markdown.format`. */
  mdx: z
    .looseObject({format: z.enum(['detect', 'md', 'mdx']).optional()})
    .optional()
    .describe('a mapping such as `{format: mdx}`, whose format is `detect`, `md` or `mdx`'),
  /** Date and author of the last change, instead of those from Git: `{date: 2024-01-31, author: Ada}`. Shown if `docs.showLastUpdateTime` and `docs.showLastUpdateAuthor` are enabled. Default: none. */
  last_update: z
    .looseObject({
      date: text
        .refine((date) => timeOf(date) !== undefined, {
          error: 'The `date` of `last_update` must be a valid date, such as `2024-01-31`.',
        })
        .optional(),
      author: text.optional(),
    })
    .optional()
    .describe('a mapping such as `{date: 2024-01-31, author: Ada}` with a valid date'),
  /** Parts of the page that an import could not convert: `{reason: a Vue component, accepted: true}`. Until `accepted` is `true`, builds warn. Default: none. */
  not_converted: z
    .looseObject({reason: text.optional(), accepted: z.boolean().optional()})
    .optional()
    .describe('a mapping such as `{reason: a Vue component, accepted: true}`'),
  /** Exclude the page unless you specify `--drafts`. Default: `false`. */
  draft: z.boolean().optional().describe(aBoolean),
  /** Exclude the page from sidebars, search and the sitemap; its URL still works. Default: `false`. */
  unlisted: z.boolean().optional().describe(aBoolean),
  /** Highest heading level in the table of contents: `2` for `##`. Default: set by `themeConfig.tableOfContents`. */
  toc_min_heading_level: shown(headingLevel.optional().describe(aHeadingLevel)),
  /** Lowest heading level in the table of contents: `3` for `###`. Default: set by `themeConfig.tableOfContents`. */
  toc_max_heading_level: shown(headingLevel.optional().describe(aHeadingLevel)),
};

const fields = {...textual, ...other};

/**
 * Front matter of a page (rows FM-01 to FM-04). Unknown fields are allowed (row FM-05). Each field's
 * description completes the sentence "`field` must be …".
 */
export const frontMatterSchema = z
  .looseObject(fields)
  .refine(
    ({toc_min_heading_level: min, toc_max_heading_level: max}) =>
      typeof min !== 'number' || typeof max !== 'number' || min <= max,
    {
      path: ['toc_min_heading_level'],
      error: '`toc_min_heading_level` must not be greater than `toc_max_heading_level`.',
      // Checked even if other fields are invalid, so that all problems are reported together.
      when: () => true,
    },
  )
  .refine(({draft, unlisted}) => draft !== true || unlisted !== true, {
    path: ['unlisted'],
    error: 'A page cannot be both `draft` and `unlisted`.',
    when: () => true,
  });

/** Names of the fields that hold text. */
export const textFields: ReadonlySet<string> = new Set(Object.keys(textual));

export type FrontMatter = z.output<typeof frontMatterSchema>;

type Fields = typeof fields;

type ShownField = {
  [Name in keyof Fields]: Fields[Name] extends {readonly isShown: true} ? Name : never;
}[keyof Fields];

/** Front matter for templates: the fields marked as `shown`, and the author's own fields. */
export type ShownFrontMatter = Pick<FrontMatter, ShownField> & Readonly<Record<string, unknown>>;

/**
 * Returns the fields for templates as JSON represents them, because the browser must receive the same values as the
 * server.
 */
export function shownFrontMatter(frontMatter: FrontMatter): ShownFrontMatter {
  const schemas = new Map<string, object>(Object.entries(fields));
  const entries = Object.entries(frontMatter).filter(
    ([name]) =>
      whyUnsupported(name) === undefined && 'isShown' in (schemas.get(name) ?? {isShown: true}),
  );
  return JSON.parse(JSON.stringify(Object.fromEntries(entries)));
}

/** Fields that only Docusaurus supports, with the reason why they have no effect here. */
const unsupportedFields = {
  tags: 'there are no tag pages, and pages do not show their tags',
  wrapperClassName: 'pages cannot set a class',
} as const satisfies Readonly<Record<string, string>>;

/** Returns the reason why a field has no effect; `undefined` for supported fields and for the author's own fields. */
export function whyUnsupported(name: string): string | undefined {
  return new Map<string, string>(Object.entries(unsupportedFields)).get(name);
}

const zonePattern = /\s*(?:Z|UTC|GMT|(?:UTC|GMT)?[+-]\d\d:?\d\d)$/i;
const timePattern = /T?\s*\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s*[ap]m\b)?/i;

/**
 * Returns the time of a date, independently of the machine: a date without a time zone is in UTC.
 *
 * @param text `2024-01-31`, `2024-01-31T12:00:00+01:00`, `Jan 31 2024`.
 * @returns Seconds since 1970; `undefined` if the text is not a date or the day does not exist.
 */
export function timeOf(text: string): number | undefined {
  const date = text.replace(/\([^()]*\)$/, '').trim();
  const hasZone = zonePattern.test(date) && !/^\d{4}-\d\d-\d\d$/.test(date);
  const local = hasZone ? date.replace(zonePattern, '') : date;
  const time = hasZone ? Date.parse(date) : parseUtc(local);
  const isReal = namesDay(local.replace(timePattern, ' ').trim());
  return isReal && !Number.isNaN(time) ? Math.floor(time / 1_000) : undefined;
}

function parseUtc(date: string): number {
  const time = Date.parse(`${date}Z`);
  return Number.isNaN(time) ? Date.parse(`${date} UTC`) : time;
}

/**
 * True if `Date` parses a text as the day that it names. False if `Date` rolls over to another day, such as from 30
 * February to 1 March, or guesses the year.
 */
function namesDay(date: string): boolean {
  const day = new Date(parseUtc(date));
  const years = [day.getUTCFullYear(), day.getUTCFullYear() % 100];
  const parts = [...years, day.getUTCMonth() + 1, day.getUTCDate()];
  const numbers = (date.match(/\d+/g) ?? []).map(Number);
  return (
    numbers.every((part) => parts.includes(part)) && numbers.some((part) => years.includes(part))
  );
}
