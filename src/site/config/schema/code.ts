import {z} from 'zod';
import {nonBlank} from './text.ts';

/** A Shiki theme: the name of a bundled theme, or a TextMate theme object. */
const shikiTheme = z.union([nonBlank, z.looseObject({name: z.string()})], {
  error: ({input}) =>
    typeof input === 'string'
      ? undefined
      : 'must be the name of a Shiki theme, or a theme with a `name`',
});

const notGrammar = 'must be a file, a package, or a TextMate grammar';

/** A TextMate grammar. */
const grammar = z.looseObject(
  {name: nonBlank, scopeName: nonBlank, patterns: z.array(z.unknown())},
  {error: notGrammar},
);

/** A comment in a code block that marks lines instead of being shown (row MD-11). */
const magicComment = z.strictObject({
  /** Class of the marked lines. */
  className: nonBlank,
  /** Text of a comment that marks the next line: `highlight-next-line`. */
  line: z.string().optional(),
  /** Comments that mark the lines between them. */
  block: z
    .strictObject({
      /** Text of the first comment. */
      start: z.string(),
      /** Text of the last comment. */
      end: z.string(),
    })
    .optional(),
});

/** Code blocks. */
export const code = z.strictObject({
  /** Theme in light mode, and in dark mode if `darkTheme` is not set. Default: `github-light` (row CFG-12). */
  theme: shikiTheme.default('github-light'),
  /** Theme in dark mode. Default: `theme`. */
  darkTheme: shikiTheme.optional(),
  /** Language of blocks without a language. Default: plain text. */
  defaultLanguage: z.string().optional(),
  /**
   * Additional grammars: TextMate JSON files, packages whose default export is a grammar, or grammar objects. Shiki's grammars are always available. Default: none (row MD-17).
   */
  additionalLanguages: z.array(z.union([nonBlank, grammar], {error: notGrammar})).default([]),
  /**
   * Code fence attributes for other tools, such as `fragment`; `no-check="…"` allows any value. The build
   * reports all other unknown attributes. Default: none (row MD-50).
   */
  additionalAttributes: z.array(nonBlank).default([]),
  /** Comments that mark lines, instead of the built-in comments. Default: `highlight-next-line`, `highlight-start`, `highlight-end`. */
  magicComments: z.array(magicComment).default([
    {
      className: 'code-line-highlighted',
      line: 'highlight-next-line',
      block: {start: 'highlight-start', end: 'highlight-end'},
    },
  ]),
});
