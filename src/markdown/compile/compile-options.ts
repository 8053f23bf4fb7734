import {wordingOf} from '../../core/messages/site-messages.ts';
import type {ThemeConfig} from '../../site/config/schema/index.ts';
import type {Site} from '../../site/types.ts';
import type {CodeOptions, CompileOptions} from '../types.ts';

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
