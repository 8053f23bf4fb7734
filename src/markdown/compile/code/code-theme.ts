import type {normalizeTheme, ThemeRegistrationAny} from 'shiki/core';
import {type BundledTheme, bundledThemes} from 'shiki/themes';
import {buildError} from '../../../core/diagnostics/diagnostic.ts';
import {nearest} from '../../../core/diagnostics/nearest.ts';
import type {CodeOptions} from '../compile-options.ts';

/** A theme as Shiki works with it: foreground, background and settings filled in. */
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
    // A copy: Shiki adds to the settings that it is given, and the configuration must stay as it is.
    const custom: ThemeRegistrationAny = structuredClone(theme);
    return normalizeTheme(custom);
  }
  const load = requireTheme(theme, key);
  return normalizeTheme((await load()).default);
}

function requireTheme(theme: string, key: string): (typeof bundledThemes)[BundledTheme] {
  if (!isBundled(theme)) {
    const meant = nearest(theme, Object.keys(bundledThemes));
    throw buildError({
      code: 'unknown-code-theme',
      message: `\`themeConfig.code.${key}\` is \`${theme}\`, which is no theme of Shiki.`,
      consequence: 'Code blocks cannot be coloured.',
      hint:
        meant === undefined
          ? 'Use a name from https://shiki.style/themes, or a TextMate theme object.'
          : `Did you mean \`${meant}\`?`,
    });
  }
  return bundledThemes[theme];
}

function isBundled(name: string): name is BundledTheme {
  return Object.hasOwn(bundledThemes, name);
}
