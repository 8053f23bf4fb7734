import type {LanguageRegistration} from 'shiki';
import {wordingOf} from '../../core/messages/site-messages.ts';
import type {ArticleWords} from '../../core/messages/types.ts';
import type {PluginSource} from '../../core/modules/markdown-plugins.ts';
import type {ArticleMarkup} from '../../site/config/schema/article-markup.ts';
import type {DocsConfig, ThemeConfig} from '../../site/config/schema/index.ts';
import type {Site} from '../../site/config/types.ts';

/** Compiler options, as data that can be sent to workers. They are part of the cache key. */
export interface CompileOptions {
  /** Keywords of admonitions (row MD-06). */
  readonly admonitions: DocsConfig['admonitions'];
  /** Names of custom elements that Markdown can contain. */
  readonly customElements: readonly string[];
  readonly words: ArticleWords;
  /** The theme's class names and icons. */
  readonly markup: ArticleMarkup;
  readonly code: CodeOptions;
  /** The site's plugins. Only their hash is part of the key. */
  readonly plugins?: PluginSource | undefined;
  /** True if MDX pages use components from the site's `templates/MDXComponents`. */
  readonly hasMdxComponents: boolean;
}

/** Options of code blocks (rows MD-09 to MD-17). */
export type CodeOptions = Pick<
  ThemeConfig['code'],
  'theme' | 'darkTheme' | 'defaultLanguage' | 'magicComments'
> & {
  /** Fence attributes that other tools read. */
  readonly additionalAttributes?: readonly string[] | undefined;
  /** The site's additional grammars. */
  readonly languages?: readonly LanguageRegistration[] | undefined;
};

/** Returns the settings of a site that affect the compiler. */
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
