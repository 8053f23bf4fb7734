import type {ThemedToken} from 'shiki/core';
import {bundledLanguages} from 'shiki/langs';
import type {CodeOptions} from '../compile-options.ts';
import {loadCodeThemes, requireCodeThemes} from './code-theme.ts';
import {escapeText} from './escape-text.ts';
import type {LanguageId} from './languages.ts';
import {type TokenStyle, tokenClassNames, tokenPrefixes} from './token-classes.ts';

/** Blocks that were coloured before: the HTML of their lines, under keys that name language and code. */
export interface ColoredBlocks {
  readonly get: (key: string) => readonly string[] | undefined;
  readonly set: (key: string, lines: readonly string[]) => void;
}

/** Colours code with classes. One serves a whole run: grammars are loaded once, on first use. */
export interface CodeHighlighter {
  /**
   * @param known Asked before anything is loaded.
   * @returns The HTML of each line, without line breaks.
   */
  readonly highlight: (
    code: string,
    language: LanguageId,
    known?: ColoredBlocks,
  ) => Promise<readonly string[]>;
}

/** Longer lines stay plain: minified code would cost seconds and help no reader. */
const longestLine = 20_000;

/** Blocks remembered, so that the same example in three versions is coloured once. */
const rememberedBlocks = 2_000;

/**
 * Shiki with its WebAssembly engine: on a cold build it takes 60 % of the time that the JavaScript engine takes, for
 * 100 MB more, and both colour alike.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export function createCodeHighlighter(options: CodeOptions): CodeHighlighter {
  requireCodeThemes(options);
  const remembered = new Map<string, readonly string[]>();
  let tokenizer: Promise<Tokenize> | undefined;
  return {
    highlight: async (code, language, known) => {
      const key = `${language}\n${code}`;
      const before = remembered.get(key) ?? known?.get(key);
      if (before !== undefined) return before;
      tokenizer ??= createTokenizer(options);
      const lines = await (await tokenizer)(code, language);
      known?.set(key, lines);
      if (remembered.size >= rememberedBlocks) remembered.clear();
      remembered.set(key, lines);
      return lines;
    },
  };
}

type Tokenize = (code: string, language: LanguageId) => Promise<readonly string[]>;

async function createTokenizer(options: CodeOptions): Promise<Tokenize> {
  const {light, dark} = await loadCodeThemes(options);
  const {createHighlighterCore} = await import('shiki/core');
  const {createOnigurumaEngine} = await import('shiki/engine/oniguruma');
  const shiki = await createHighlighterCore({
    themes: dark === undefined ? [light] : [light, dark],
    langs: [],
    engine: createOnigurumaEngine(import('shiki/wasm')),
    // It would warn on the console of every tenth instance, which a watching process gets to.
    warnings: false,
  });

  const classNames = (variants: Record<string, TokenStyle>): string => {
    const {light: lightStyle = {}, dark: darkStyle = {}} = variants;
    return [
      ...tokenClassNames(lightStyle, light, tokenPrefixes.light),
      ...(dark === undefined ? [] : tokenClassNames(darkStyle, dark, tokenPrefixes.dark)),
    ].join(' ');
  };

  return async (code, language) => {
    await shiki.loadLanguage(bundledLanguages[language]);
    return shiki
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
