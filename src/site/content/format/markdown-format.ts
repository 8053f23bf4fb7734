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
  /** First MDX syntax in the source, if any. */
  readonly mdx: MdxSign | undefined;
}

/**
 * Returns the format of a file. `.mdx` is always MDX; for `.md`, the front matter (`mdx: {format: …}`) takes precedence
 * over the site setting, which takes precedence over detection.
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

/** Reports MDX syntax in a file whose format is plain Markdown. */
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
      consequence: 'Readers would see this syntax as text, or not at all.',
      hint: own
        ? 'Remove `mdx` from the front matter. To show the syntax as text, put it between backticks.'
        : "Set `markdown: {format: 'detect'}`, or `mdx: {format: mdx}` in the page's front matter. To show the syntax as text, put it between backticks.",
    },
  ];
}
