import type {LanguageRegistration} from 'shiki';
import {wordingOf} from '../../core/messages/site-messages.ts';
import type {ArticleWords} from '../../core/messages/types.ts';
import type {PluginSource} from '../../core/modules/markdown-plugins.ts';
import type {ArticleMarkup} from '../../site/config/schema/article-markup.ts';
import type {DocsConfig, ThemeConfig} from '../../site/config/schema/index.ts';
import type {Site} from '../../site/config/types.ts';

/** What decides how a page is compiled, besides its source. Plain data: it is part of the cache key. */
export interface CompileOptions {
  /** Which words make `:::note` and its kin admonitions (row MD-06). */
  readonly admonitions: DocsConfig['admonitions'];
  /** Names of elements that Markdown may hold besides those of HTML. */
  readonly customElements: readonly string[];
  readonly words: ArticleWords;
  /** Class names and icons, as the theme has them. */
  readonly markup: ArticleMarkup;
  readonly code: CodeOptions;
  /** Where the site's plugins come from. Of it, the hash alone is part of the key. */
  readonly plugins?: PluginSource | undefined;
  /** Whether MDX takes components from the site's `templates/MDXComponents`. */
  readonly hasMdxComponents: boolean;
}

/** How code blocks are coloured and marked (rows MD-09 to MD-17). */
export type CodeOptions = Pick<
  ThemeConfig['code'],
  'theme' | 'darkTheme' | 'defaultLanguage' | 'magicComments'
> & {
  /** Attributes of fences that other tools read. */
  readonly additionalAttributes?: readonly string[] | undefined;
  /** Grammars of the site, besides those of Shiki. */
  readonly languages?: readonly LanguageRegistration[] | undefined;
};

/** The part of a site that matters to the compiler. */
export function compileOptions({
  articleMarkup,
  config,
  hasMdxComponents,
  languages,
  plugins,
}: Pick<
  Site,
  'articleMarkup' | 'config' | 'hasMdxComponents' | 'languages' | 'plugins'
>): CompileOptions {
  const {article, details} = wordingOf(config).messages;
  return {
    admonitions: config.docs?.admonitions ?? true,
    customElements: config.markdown.customElements,
    words: {...article, details},
    markup: articleMarkup,
    code: {...codeOptions(config.themeConfig), ...(languages.length > 0 && {languages})},
    hasMdxComponents,
    ...(plugins && {plugins}),
  };
}

export function codeOptions({code}: Pick<ThemeConfig, 'code'>): CodeOptions {
  const {theme, darkTheme, defaultLanguage, additionalAttributes, magicComments} = code;
  return {theme, darkTheme, defaultLanguage, additionalAttributes, magicComments};
}
