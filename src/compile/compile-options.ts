import type {DocsConfig, SiteConfig, ThemeConfig} from '../config/schema/index.ts';
import {wordingOf} from '../messages/site-messages.ts';
import type {ArticleWords} from '../messages/types.ts';

/** What decides how a page is compiled, besides its source. Plain data: it is part of the cache key. */
export interface CompileOptions {
  /** Which words make `:::note` and its kin admonitions (row MD-06). */
  readonly admonitions: DocsConfig['admonitions'];
  readonly words: ArticleWords;
  readonly code: CodeOptions;
}

/** How code blocks are coloured and marked (rows MD-09 to MD-17). */
export type CodeOptions = Pick<
  ThemeConfig['code'],
  'theme' | 'darkTheme' | 'defaultLanguage' | 'magicComments'
>;

/** The part of a site's configuration that matters to the compiler. */
export function compileOptions(config: SiteConfig): CompileOptions {
  const {docs, themeConfig} = config;
  const {article, details} = wordingOf(config).messages;
  // Every language of Shiki is at hand and loaded on first use: `additionalLanguages` changes nothing.
  const {theme, darkTheme, defaultLanguage, magicComments} = themeConfig.code;
  return {
    admonitions: docs?.admonitions ?? true,
    words: {...article, details},
    code: {theme, darkTheme, defaultLanguage, magicComments},
  };
}
