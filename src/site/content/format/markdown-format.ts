import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import type {FrontMatter} from '../../../core/front-matter/schema.ts';
import type {MdxSign} from './find-mdx.ts';

/** Settings that determine the syntax of a Markdown file. */
export interface FormatChoice {
  /** Relative to the site folder. */
  readonly sourcePath: string;
  /** The site's `markdown.format`. */
  readonly setting: 'detect' | 'md' | 'mdx';
  readonly frontMatter: FrontMatter;
  /** The first MDX syntax of the text, if there is any. */
  readonly mdx: MdxSign | undefined;
}

/**
 * Whether a file is plain Markdown or MDX. `.mdx` always is; `.md` is what its front matter says (`mdx: {format: …}`),
 * else what the site says, else what the text looks like.
 */
export function markdownFormat({
  sourcePath,
  setting,
  frontMatter,
  mdx,
}: FormatChoice): 'md' | 'mdx' {
  if (sourcePath.endsWith('.mdx')) return 'mdx';
  const wanted = frontMatter.mdx?.format ?? setting;
  if (wanted !== 'detect') return wanted;
  return mdx === undefined ? 'md' : 'mdx';
}

/** An error for MDX in a file that is to be plain Markdown. */
export function formatProblems(choice: FormatChoice): Diagnostic[] {
  const {sourcePath, frontMatter, mdx} = choice;
  if (mdx === undefined || markdownFormat(choice) === 'mdx') return [];
  const {sign, line, column} = mdx;
  const own = frontMatter.mdx?.format === 'md';
  return [
    {
      severity: 'error',
      code: 'mdx-in-markdown',
      message: `\`${sign}\` is MDX, but this page is plain Markdown: ${own ? 'its front matter has `mdx: {format: md}`' : "the configuration has `markdown.format: 'md'`"}.`,
      file: sourcePath,
      line,
      column,
      consequence: 'Readers would see it as text, or not at all.',
      hint: own
        ? 'Take `mdx` out of the front matter; or, if it is text, put it between backticks.'
        : "Set `markdown: {format: 'detect'}`, or `mdx: {format: mdx}` in the page's front matter; or, if it is text, put it between backticks.",
    },
  ];
}
