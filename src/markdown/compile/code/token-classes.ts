import type {CodeTheme} from './code-theme.ts';

/** Before the class names of tokens: one for the light (or only) theme, one for the dark. */
export const tokenPrefixes = {light: 'k-', dark: 'kd-'} as const;

/** The bits of a token's font style, as TextMate themes number them. */
export const fontStyles = [
  {bit: 1, suffix: 'i', declaration: 'font-style:italic'},
  {bit: 2, suffix: 'b', declaration: 'font-weight:700'},
  {bit: 4, suffix: 'u', declaration: 'text-decoration:underline'},
  {bit: 8, suffix: 's', declaration: 'text-decoration:line-through'},
] as const;

/** How one theme paints a token. */
export interface TokenStyle {
  readonly color?: string | undefined;
  /** A sum of bits of {@link fontStyles}; negative when not set. */
  readonly fontStyle?: number | undefined;
}

/** The classes of a token in one theme; none for plain text. */
export function tokenClassNames(
  {color, fontStyle = 0}: TokenStyle,
  theme: CodeTheme,
  prefix: string,
): string[] {
  const colored =
    color === undefined || sameColor(color, theme.fg) ? [] : [colorClassName(color, prefix)];
  const styled =
    fontStyle <= 0
      ? []
      : fontStyles.filter(({bit}) => (fontStyle & bit) !== 0).map(({suffix}) => prefix + suffix);
  return [...colored, ...styled];
}

/** `#D73A49` → `k-d73a49`. */
export function colorClassName(color: string, prefix: string): string {
  return (
    prefix +
    color
      .toLowerCase()
      .replace(/^#/, '')
      .replace(/[^a-z\d]+/g, '-')
  );
}

/** Every colour that a token can have in this theme, besides the default one; sorted, each once. */
export function themeColors(theme: CodeTheme): string[] {
  const colors = theme.settings
    .map(({settings}) => settings.foreground)
    .filter((color) => color !== undefined)
    .map((color) => color.toLowerCase())
    .filter((color) => !sameColor(color, theme.fg));
  return [...new Set(colors)].sort();
}

function sameColor(first: string, second: string): boolean {
  return first.toLowerCase() === second.toLowerCase();
}
