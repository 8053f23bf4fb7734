import type {RegexEngine} from 'shiki/core';
import type {CodeOptions} from '../../types.ts';
import {highlightedLine, type StyledToken} from './colored-line.ts';
import {grammarsOf, type LanguageId} from './languages.ts';
import {createLineTokenizer} from './line-tokenizer.ts';
import type {ThemePass} from './theme-passes.ts';

/** Themes and engine shared by all languages. */
export interface Coloring {
  readonly passes: readonly ThemePass[];
  readonly engine: RegexEngine;
  /** The site's own grammars. */
  readonly languages?: CodeOptions['languages'];
}

/** Returns the HTML of each line of a block. */
export type ColorLines = (lines: readonly string[]) => readonly string[];

/**
 * Minimum length of lines that are not highlighted. Highlighting minified code would take seconds without helping
 * readers.
 */
const longestLine = 20_000;

/**
 * Creates a highlighter for a single language. In a highlighter for several languages, colours would depend on the
 * languages that were loaded before.
 */
export async function createLanguageColors(
  language: LanguageId,
  {passes, engine, languages}: Coloring,
): Promise<ColorLines> {
  const {createHighlighterCore} = await import('shiki/core');
  const {EncodedTokenMetadata} = await import('shiki/textmate');
  const shiki = await createHighlighterCore({
    themes: passes.map(({theme}) => theme),
    langs: grammarsOf(language, languages),
    engine,
    // Suppresses the warning that Shiki prints for every tenth instance.
    warnings: false,
  });
  const runs = passes.map(({theme, className}) => {
    const tokenize = createLineTokenizer(shiki.getLanguage(language));
    const classNames = new Map<number, string>();
    return (lines: readonly string[]): StyledToken[][] => {
      const {colorMap} = shiki.setTheme(theme.name);
      const classNameOf = (style: number): string => {
        const known = classNames.get(style);
        if (known !== undefined) return known;
        const color = colorMap[EncodedTokenMetadata.getForeground(style)];
        const name = className({color, fontStyle: EncodedTokenMetadata.getFontStyle(style)});
        classNames.set(style, name);
        return name;
      };
      let state: Parameters<typeof tokenize>[1] = null;
      return lines.map((line) => {
        if (line === '' || line.length >= longestLine) return [{start: 0, className: ''}];
        const result = tokenize(line, state);
        state = result.state;
        return styledTokens(result.tokens, classNameOf);
      });
    };
  });
  return (lines) => {
    const tokens = runs.map((run) => run(lines));
    return lines.map((line, index) =>
      highlightedLine(
        line,
        tokens.map((run) => run[index] ?? []),
      ),
    );
  };
}

function styledTokens(tokens: Uint32Array, classNameOf: (style: number) => string): StyledToken[] {
  return Array.from({length: tokens.length / 2}, (_, index) => ({
    start: tokens[2 * index] ?? 0,
    className: classNameOf(tokens[2 * index + 1] ?? 0),
  }));
}
