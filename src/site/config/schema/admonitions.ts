import {z} from 'zod';
import {choice} from './choice.ts';
import {cssColor, nonBlank} from './text.ts';

const keyword = z
  .string()
  .regex(/^[a-z][\w-]*$/i, 'must be a single word that consists of letters, digits, `-` and `_`')
  .refine(
    (word) => word !== 'tabs' && word !== 'tab',
    'must not be `tabs` or `tab`, which are not admonitions',
  );

/** A custom admonition type, or changes to a built-in type. */
export const ownType = z.strictObject({
  /** Keyword after `:::`; the class is `admonition-<keyword>`. Required. */
  keyword,
  /** Title of admonitions that have no title of their own. Default: the keyword. */
  title: nonBlank.optional(),
  /** Path data of an SVG icon in a 24 × 24 square, such as `M4 4h16v16H4z`. Default: the icon of `note`. */
  icon: z
    .string()
    .regex(/^[MmZzLlHhVvCcSsQqTtAa\d\s.,eE+-]+$/, 'must be SVG path data, as in `<path d="…">`')
    .optional(),
  /** Colour of the border, title and background. Default: the colour of `note`, or of `--admonition` in a style sheet. */
  color: cssColor.optional(),
});

type OwnType = z.output<typeof ownType>;

const word = keyword.transform((keyword): OwnType => ({keyword}));

/** The custom admonition types of a site. */
export const ownAdmonitions = z.strictObject({
  /** Custom types, each a keyword or an object with details. */
  keywords: z.array(
    choice<z.ZodType<OwnType, z.input<typeof ownType> | string>>({
      choose: (value) => (typeof value === 'object' ? ownType : word),
      explain: () => ({message: ''}),
    }),
  ),
  /** Keep the built-in types. Default: `true`. */
  extendDefaults: z.boolean().default(true),
});

const onOff = z.boolean({error: 'must be `true`, `false` or an object'});

/** Enables or disables admonitions, or sets their types. */
export const admonitions = choice({
  choose: (value) => (typeof value === 'object' ? ownAdmonitions : onOff),
  explain: () => ({message: ''}),
});
