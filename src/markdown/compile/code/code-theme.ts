import type {normalizeTheme, ThemeRegistrationAny} from 'shiki/core';
import {type BundledTheme, bundledThemes} from 'shiki/themes';
import {buildError, didYouMean} from '../../../core/diagnostics/diagnostic.ts';
import type {CodeOptions} from '../../types.ts';

/** A theme in Shiki's normalized form, with foreground, background and settings. */
export type CodeTheme = ReturnType<typeof normalizeTheme>;

/** The themes of a site's code blocks. */
export interface CodeThemes {
  readonly light: CodeTheme;
  readonly dark: CodeTheme | undefined;
}

/** @throws {BuildError} `unknown-code-theme` */
export function requireCodeThemes({theme, darkTheme}: CodeOptions): void {
  if (typeof theme === 'string') requireTheme(theme, 'theme');
  if (typeof darkTheme === 'string') requireTheme(darkTheme, 'darkTheme');
}

/** @throws {BuildError} `unknown-code-theme` */
export async function loadCodeThemes({theme, darkTheme}: CodeOptions): Promise<CodeThemes> {
  return {
    light: await loadTheme(theme, 'theme'),
    dark: darkTheme === undefined ? undefined : await loadTheme(darkTheme, 'darkTheme'),
  };
}

async function loadTheme(theme: CodeOptions['theme'], key: string): Promise<CodeTheme> {
  const {normalizeTheme} = await import('shiki/core');
  if (typeof theme !== 'string') {
    // Clones the theme: Shiki modifies the settings that it receives, and the configuration must stay unchanged.
    const custom: ThemeRegistrationAny = structuredClone(theme);
    return normalizeTheme(custom);
  }
  const load = requireTheme(theme, key);
  return normalizeTheme((await load()).default);
}

function requireTheme(theme: string, key: string): (typeof bundledThemes)[BundledTheme] {
  if (!isBundled(theme)) {
    throw buildError({
      code: 'unknown-code-theme',
      message: `\`themeConfig.code.${key}\` is \`${theme}\`, which is not a Shiki theme.`,
      consequence: 'Code blocks cannot be highlighted.',
      hint:
        didYouMean(theme, Object.keys(bundledThemes)) ??
        'Use a name from https://shiki.style/themes, or a TextMate theme object.',
    });
  }
  return bundledThemes[theme];
}

function isBundled(name: string): name is BundledTheme {
  return Object.hasOwn(bundledThemes, name);
}

/** Prefixes of token class names: one for the light (or only) theme, one for the dark theme. */
export const tokenPrefixes = {light: 'k-', dark: 'kd-'} as const;

/** Bit flags of a token's font style, as in TextMate themes. */
export const fontStyles = [
  {bit: 1, suffix: 'i', declaration: 'font-style:italic'},
  {bit: 2, suffix: 'b', declaration: 'font-weight:700'},
  {bit: 4, suffix: 'u', declaration: 'text-decoration:underline'},
  {bit: 8, suffix: 's', declaration: 'text-decoration:line-through'},
] as const;

/** Style of a token in one theme. */
export interface TokenStyle {
  readonly color?: string | undefined;
  /** Sum of {@link fontStyles} flags; negative if not set. */
  readonly fontStyle?: number | undefined;
}

/** Returns a token's classes in one theme. Plain text has none. */
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

/** Returns the class name of a colour, such as `k-d73a49` for `#D73A49`. */
export function colorClassName(color: string, prefix: string): string {
  return (
    prefix +
    color
      .toLowerCase()
      .replace(/^#/, '')
      .replace(/[^a-z\d]+/g, '-')
  );
}

/** Returns all token colours of this theme except the default colour, sorted and without duplicates. */
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
