import {createHighlighterCore, type ThemedToken} from 'shiki/core';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import {bundledLanguages} from 'shiki/langs';
import type {CodeOptions} from '../compile-options.ts';
import {loadCodeThemes} from './code-theme.ts';
import {escapeText} from './escape-text.ts';
import type {LanguageId} from './languages.ts';
import {type TokenStyle, tokenClassNames, tokenPrefixes} from './token-classes.ts';

/** Colours code with classes. One serves a whole run: grammars are loaded once, on first use. */
export interface CodeHighlighter {
  /** Must have ended before `highlight` sees the language. */
  readonly load: (languages: Iterable<LanguageId>) => Promise<void>;
  /** @returns The HTML of each line, without line breaks. */
  readonly highlight: (code: string, language: LanguageId) => readonly string[];
}

/** Longer lines stay plain: minified code would cost seconds and help no reader. */
const longestLine = 20_000;

/** Blocks remembered, so that the same example in three versions is coloured once. */
const rememberedBlocks = 2_000;

/**
 * Shiki with its JavaScript engine: it knows every bundled language, needs 60 MB less than the
 * WebAssembly one, and the few tenths of a second that it takes longer are spent on a cold build only.
 */
export async function createCodeHighlighter(options: CodeOptions): Promise<CodeHighlighter> {
  const {light, dark} = await loadCodeThemes(options);
  const shiki = await createHighlighterCore({
    themes: dark === undefined ? [light] : [light, dark],
    langs: [],
    engine: createJavaScriptRegexEngine(),
    // It would warn on the console of every tenth instance, which a watching process gets to.
    warnings: false,
  });
  const remembered = new Map<string, readonly string[]>();

  const classNames = (variants: Record<string, TokenStyle>): string => {
    const {light: lightStyle = {}, dark: darkStyle = {}} = variants;
    return [
      ...tokenClassNames(lightStyle, light, tokenPrefixes.light),
      ...(dark === undefined ? [] : tokenClassNames(darkStyle, dark, tokenPrefixes.dark)),
    ].join(' ');
  };

  const tokenize = (code: string, language: LanguageId): readonly string[] =>
    shiki
      .codeToTokensWithThemes(code, {
        lang: language,
        themes: dark === undefined ? {light} : {light, dark},
        tokenizeMaxLineLength: longestLine,
        // A limit in milliseconds would make the output depend on how busy the machine is.
        tokenizeTimeLimit: 0,
      })
      .map((tokens) =>
        joinTokens(
          tokens.map(({content, variants}) => ({content, className: classNames(variants)})),
        ),
      );

  return {
    load: async (languages) => {
      for (const language of new Set(languages)) {
        await shiki.loadLanguage(bundledLanguages[language]);
      }
    },
    highlight: (code, language) => {
      const key = `${language}\n${code}`;
      const known = remembered.get(key);
      if (known !== undefined) return known;
      const lines = tokenize(code, language);
      if (remembered.size >= rememberedBlocks) remembered.clear();
      remembered.set(key, lines);
      return lines;
    },
  };
}

/** Neighbours of one class share an element; blanks join whatever stands before them. */
function joinTokens(
  tokens: readonly (Pick<ThemedToken, 'content'> & {className: string})[],
): string {
  const joined: {content: string; className: string}[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const isBlank = token.content.trim() === '' && !/(?:^| )kd?-[us]\b/.test(last?.className ?? '');
    if (last !== undefined && (last.className === token.className || isBlank)) {
      last.content += token.content;
    } else {
      joined.push({...token});
    }
  }
  return joined
    .map(({content, className}) =>
      className === ''
        ? escapeText(content)
        : `<span class="${className}">${escapeText(content)}</span>`,
    )
    .join('');
}
