import {z} from 'zod';

/** Numbers and dates count as text, as old sites wrote them (row FM-01). */
const text = z.union([z.string(), z.number().transform(String)]);
const headingLevel = z.int().min(2).max(6);

const aText = 'a text';
const aBoolean = '`true` or `false`';
/** Without the base; forms with `.html` count too. */
const oldPath = z.string().regex(/^\/(?!\/)[^?#*\\]*$/);
const aHeadingLevel = 'a whole number from 2 to 6';
const aDocId = "a doc's id, or `null` for none";

/** Fields whose numbers are texts, to be kept as written: `title: 1.10`. */
const textual = {
  id: text.optional().describe(aText),
  title: text.optional().describe(aText),
  description: text.optional().describe(aText),
  slug: text.optional().describe(aText),
  sidebar_label: text.optional().describe(aText),
  sidebar_class_name: text.optional().describe(aText),
  pagination_label: text.optional().describe(aText),
  pagination_next: z.union([text, z.null()]).optional().describe(aDocId),
  pagination_prev: z.union([text, z.null()]).optional().describe(aDocId),
  displayed_sidebar: z
    .union([text, z.null()])
    .optional()
    .describe("a sidebar's name, or `null` for none"),
  custom_edit_url: z
    .union([z.url(), z.literal(''), z.null()])
    .optional()
    .describe('a full URL, or `null` for none'),
  keywords: z.array(text).optional().describe('a list of texts'),
  image: z.string().optional().describe('the address of an image'),
};

const other = {
  sidebar_position: z.number().optional().describe('a number'),
  sidebar_custom_props: z
    .record(z.string(), z.unknown())
    .optional()
    .describe('a mapping of names to values'),
  hide_title: z.boolean().optional().describe(aBoolean),
  hide_table_of_contents: z.boolean().optional().describe(aBoolean),
  parse_number_prefixes: z.boolean().optional().describe(aBoolean),
  redirect_from: z
    .union([oldPath.transform((path) => [path]), z.array(oldPath)])
    .optional()
    .describe(
      'a path of the site that begins with `/`, such as `/docs/old`, or a list of such paths',
    ),
  mdx: z
    .looseObject({format: z.enum(['detect', 'md', 'mdx']).optional()})
    .optional()
    .describe('a mapping such as `{format: mdx}`, whose format is `detect`, `md` or `mdx`'),
  draft: z.boolean().optional().describe(aBoolean),
  /** Reachable, but in no sidebar, search or sitemap (as in Docusaurus 3). */
  unlisted: z.boolean().optional().describe(aBoolean),
  toc_min_heading_level: headingLevel.optional().describe(aHeadingLevel),
  toc_max_heading_level: headingLevel.optional().describe(aHeadingLevel),
};

/**
 * Front matter of a page (rows FM-01 to FM-04). Unknown fields are allowed (row FM-05). Each field's
 * description completes the sentence "`field` must be …".
 */
export const frontMatterSchema = z
  .looseObject({...textual, ...other})
  .refine(
    ({toc_min_heading_level: min, toc_max_heading_level: max}) =>
      typeof min !== 'number' || typeof max !== 'number' || min <= max,
    {
      path: ['toc_min_heading_level'],
      error: '`toc_min_heading_level` must not be greater than `toc_max_heading_level`.',
      // Also beside other invalid fields, so that all are reported together.
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

/** Fields that Docusaurus obeys and nothing here does: what is missing. */
const unsupportedFields = {
  last_update: 'pages do not say when, or by whom, they were changed',
  tags: 'there are no pages of tags, and pages do not show theirs',
  wrapperClassName: 'pages have no class of their own',
} as const satisfies Readonly<Record<string, string>>;

/** Why a field has no effect; `undefined` of one that has, or is the author's own. */
export function whyUnsupported(name: string): string | undefined {
  return new Map<string, string>(Object.entries(unsupportedFields)).get(name);
}

/** Fields that mean something here or in Docusaurus; all others are the author's own. */
export type KnownField = keyof typeof textual | keyof typeof other | keyof typeof unsupportedFields;
