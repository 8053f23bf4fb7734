import type {SiteConfig, ThemeConfig} from '../config/schema/index.ts';

/** What decides how a page is compiled, besides its source. Plain data: it is part of the cache key. */
export interface CompileOptions {
  /** Whether `:::note` and its kin are admonitions (row MD-06). */
  readonly admonitions: boolean;
  readonly code: CodeOptions;
}

/** How code blocks are coloured and marked (rows MD-09 to MD-17). */
export type CodeOptions = Pick<
  ThemeConfig['code'],
  'theme' | 'darkTheme' | 'defaultLanguage' | 'magicComments'
>;

/** The part of a site's configuration that matters to the compiler. */
export function compileOptions({docs, themeConfig}: SiteConfig): CompileOptions {
  // Every language of Shiki is at hand and loaded on first use: `additionalLanguages` changes nothing.
  const {theme, darkTheme, defaultLanguage, magicComments} = themeConfig.code;
  return {
    admonitions: docs?.admonitions ?? true,
    code: {theme, darkTheme, defaultLanguage, magicComments},
  };
}
