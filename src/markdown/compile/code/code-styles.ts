import type {CodeOptions} from '../../types.ts';
import {
  type CodeTheme,
  colorClassName,
  fontStyles,
  themeColors,
  tokenPrefixes,
} from './code-theme.ts';
import {
  contrast,
  formatColor,
  minimumContrast,
  mix,
  parseColor,
  type Rgb,
  readableColor,
} from './contrast.ts';

/** Proportion of the text colour in the background of a marked line. */
const highlightShare = 0.1;

/**
 * Returns the style sheet of code blocks: the custom properties `--code-background`, `--code-color`,
 * `--code-highlight-background` and `--code-muted-color`, and a class for every token style of the themes. The style
 * sheet depends only on the themes, not on the pages. Colours with too little contrast are darkened or lightened until
 * they pass WCAG AA, also on marked lines (row CFG-12).
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export async function codeStyles(options: CodeOptions): Promise<string> {
  const {loadCodeThemes} = await import('./code-theme.ts');
  const {light, dark} = await loadCodeThemes(options);
  const darkMode = '[data-theme="dark"]';
  if (dark === undefined) return themeStyles(light, tokenPrefixes.light, '', ':root');
  // The classes of each theme apply only in its own mode, because a token can have a colour in only one of the themes.
  return (
    themeStyles(light, tokenPrefixes.light, `:root:not(${darkMode}) `, ':root') +
    themeStyles(dark, tokenPrefixes.dark, `${darkMode} `, darkMode)
  );
}

function themeStyles(theme: CodeTheme, prefix: string, scope: string, root: string): string {
  const background = parseColor(theme.bg);
  const foreground = background && parseColor(theme.fg, background);
  const colors = background && foreground && blockColors(background, foreground);
  const readable = (color: string): string => {
    const parsed = parseColor(color, background);
    // A CSS variable cannot be adjusted, because its value is not known here.
    if (colors === undefined || parsed === undefined) return color;
    return formatColor(readableColor(parsed, [colors.background, colors.highlight]));
  };
  const properties =
    colors === undefined
      ? {'--code-background': theme.bg, '--code-color': theme.fg}
      : {
          '--code-background': formatColor(colors.background),
          '--code-color': formatColor(colors.text),
          '--code-highlight-background': formatColor(colors.highlight),
          '--code-muted-color': formatColor(colors.muted),
        };
  const lines = [
    rule(
      root,
      Object.entries(properties)
        .map((entry) => entry.join(':'))
        .join(';'),
    ),
    ...themeColors(theme).map((color) =>
      rule(`${scope}.${colorClassName(color, prefix)}`, `color:${readable(color)}`),
    ),
    ...fontStyles.map(({suffix, declaration}) => rule(`${scope}.${prefix}${suffix}`, declaration)),
  ];
  return lines.join('');
}

interface BlockColors {
  readonly background: Rgb;
  readonly highlight: Rgb;
  readonly text: Rgb;
  readonly muted: Rgb;
}

function blockColors(background: Rgb, foreground: Rgb): BlockColors {
  const text = readableColor(foreground, [background]);
  // If the contrast of a theme's text is barely sufficient, the background of marked lines is closer to the normal
  // background, to keep these lines readable.
  const shares = [highlightShare, highlightShare / 2, 0];
  const highlight =
    shares
      .map((share) => mix(background, text, share))
      .find((candidate) => contrast(text, candidate) >= minimumContrast) ?? background;
  const muted = readableColor(mix(background, text, 0.6), [background, highlight]);
  return {background, highlight, text, muted};
}

function rule(selector: string, declarations: string): string {
  return `${selector}{${declarations}}\n`;
}
