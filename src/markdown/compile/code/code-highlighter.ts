import {readFileSync} from 'node:fs';
import type {RegexEngine} from 'shiki/core';
import type {StateStack} from 'shiki/textmate';
import {once} from '../../../core/async/concurrency.ts';
import {TookTooLong} from '../../../core/async/time-limit.ts';
import {escapeText} from '../../../core/html/escape.ts';
import {dependencyFile} from '../../../core/package/own-files.ts';
import type {CodeOptions} from '../compile-options.ts';
import {
  type CodeTheme,
  loadCodeThemes,
  requireCodeThemes,
  tokenClassNames,
  tokenPrefixes,
} from './code-theme.ts';
import {grammarsOf, type LanguageId} from './languages.ts';

/** Cache of highlighted blocks: the HTML of their lines, keyed by language and code. */
export interface HighlightedBlocks {
  readonly get: (key: string) => readonly string[] | undefined;
  readonly set: (key: string, lines: readonly string[]) => void;
}

export interface HighlightContext {
  /** Read before any grammar is loaded. */
  readonly known?: HighlightedBlocks | undefined;
  /** Time limit in this thread, as a value of `performance.now()`. */
  readonly deadline?: number | undefined;
}

/** Highlights code with classes. A process needs only one: it loads each grammar once, on first use. */
export interface CodeHighlighter {
  /**
   * @returns The HTML of each line, without line breaks.
   * @throws {TookTooLong}
   */
  readonly highlight: (
    code: string,
    language: LanguageId,
    context?: HighlightContext,
  ) => Promise<readonly string[]>;
}

/**
 * Highlights a block without using a cache.
 *
 * @param deadline Time limit in this thread, as a value of `performance.now()`.
 * @returns The HTML of each line, without line breaks.
 * @throws {TookTooLong}
 */
export type HighlightBlock = (
  code: string,
  language: LanguageId,
  deadline?: number,
) => Promise<readonly string[]>;

/** A piece of a line that extends to the next token, or to the end. */
interface StyledToken {
  /** In UTF-16 code units. */
  readonly start: number;
  /** Separated by spaces; empty for plain text. */
  readonly className: string;
}

/** Maximum number of blocks in memory. Versions repeat each other's examples. */
const maxCachedBlocks = 2_000;

/** Longer lines stay plain: highlighting minified code would take seconds and help no reader. */
const maxLineLength = 20_000;

/**
 * @param highlight Default: Shiki in this thread.
 * @throws {BuildError} `unknown-code-theme`
 */
export function createCodeHighlighter(
  options: CodeOptions,
  highlight: HighlightBlock = highlightWithShiki(options),
): CodeHighlighter {
  requireCodeThemes(options);
  const cache = new Map<string, Promise<readonly string[]>>();
  return {
    highlight: async (code, language, {known, deadline} = {}) => {
      const key = `${language}\n${code}`;
      const cached = cache.get(key) ?? known?.get(key);
      if (cached !== undefined) return await cached;
      if (cache.size >= maxCachedBlocks) cache.clear();
      const highlighting = highlight(code, language, deadline);
      cache.set(key, highlighting);
      highlighting.catch(() => cache.delete(key));
      const lines = await highlighting;
      known?.set(key, lines);
      return lines;
    },
  };
}

/** Highlights with Shiki and its WebAssembly engine, which takes 60 % of the JavaScript engine's time and 100 MB more memory. */
export function highlightWithShiki(options: CodeOptions): HighlightBlock {
  const engine = once(loadEngine);
  const tokenizersOf = once(async (language: LanguageId) =>
    createTokenizers(language, options, await engine()),
  );
  return async (code, language, deadline) => {
    const lines = code.split('\n');
    const tokenizers = await tokenizersOf(language);
    const runs = tokenizers.map((tokenize) => tokenize(lines, deadline));
    return lines.map((line, index) =>
      highlightedLine(
        line,
        runs.map((run) => run[index] ?? []),
      ),
    );
  };
}

async function loadEngine(): Promise<RegexEngine> {
  const {createOnigurumaEngine} = await import('shiki/engine/oniguruma');
  // `shiki/wasm` holds the program as text, which takes a quarter of a second to decode.
  const program = readFileSync(dependencyFile('shiki/onig.wasm'));
  return await createOnigurumaEngine({
    instantiator: (imports) => WebAssembly.instantiate(program, imports),
  });
}

type Tokenizer = (lines: readonly string[], deadline?: number) => StyledToken[][];

/**
 * Creates a tokenizer for each theme. Each language has a Shiki instance of its own: in a shared one, the result would
 * depend on the languages that were loaded before.
 */
async function createTokenizers(
  language: LanguageId,
  options: CodeOptions,
  engine: RegexEngine,
): Promise<readonly Tokenizer[]> {
  const {createHighlighterCore} = await import('shiki/core');
  const {EncodedTokenMetadata} = await import('shiki/textmate');
  const {light, dark} = await loadCodeThemes(options);
  // The two themes may have the same name.
  const themes = [{...light, name: 'light'}, ...(dark ? [{...dark, name: 'dark'}] : [])];
  const shiki = await createHighlighterCore({
    themes,
    langs: grammarsOf(language, options.languages),
    engine,
    // Shiki warns about every tenth instance.
    warnings: false,
  });
  const grammar = shiki.getLanguage(language);
  return themes.map((theme, index) => (lines, deadline) => {
    const prefix = index === 0 ? tokenPrefixes.light : tokenPrefixes.dark;
    const {colorMap} = shiki.setTheme(theme.name);
    const classNameOf = (metadata: number): string => {
      const color = replacedColor(colorMap[EncodedTokenMetadata.getForeground(metadata)], theme);
      const fontStyle = EncodedTokenMetadata.getFontStyle(metadata);
      return tokenClassNames({color, fontStyle}, theme, prefix).join(' ');
    };
    let state: StateStack | null = null;
    return lines.map((line) => {
      if (line === '' || line.length >= maxLineLength) return [{start: 0, className: ''}];
      const timeLimitMs = deadline === undefined ? 0 : Math.max(1, deadline - performance.now());
      const {tokens, ruleStack, stoppedEarly} = grammar.tokenizeLine2(line, state, timeLimitMs);
      // A partly highlighted line would make the output depend on the machine's load.
      if (stoppedEarly) throw new TookTooLong('a line of code');
      state = ruleStack;
      // Two numbers for each token: its start and its metadata.
      return Array.from({length: tokens.length / 2}, (_, at) => ({
        start: tokens[2 * at] ?? 0,
        className: classNameOf(tokens[2 * at + 1] ?? 0),
      }));
    });
  });
}

/** Returns the color that Shiki has replaced by a placeholder because it is not a hex color, for example a CSS variable. */
function replacedColor(color: string | undefined, theme: CodeTheme): string | undefined {
  const replacement = color && theme.colorReplacements?.[color.toLowerCase()];
  return typeof replacement === 'string' ? replacement : color;
}

/**
 * Returns the HTML of a line. Adjacent tokens of one class share an element, and blanks join the token before them.
 *
 * @param runs Tokens of each theme, which cover the line. Their classes add up.
 */
function highlightedLine(line: string, runs: readonly (readonly StyledToken[])[]): string {
  const joined: {content: string; className: string}[] = [];
  for (const token of pieces(line, runs)) {
    const last = joined.at(-1);
    const isBlank = token.content.trim() === '' && !/(?:^| )kd?-[us]\b/.test(last?.className ?? '');
    if (last !== undefined && (last.className === token.className || isBlank)) {
      last.content += token.content;
    } else {
      joined.push(token);
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

/** Cuts a line wherever a token of any theme starts. */
function pieces(
  line: string,
  runs: readonly (readonly StyledToken[])[],
): {content: string; className: string}[] {
  const starts = [...new Set(runs.flatMap((tokens) => tokens.map(({start}) => start)))]
    .filter((start) => start < line.length)
    .sort((a, b) => a - b);
  return starts.map((start, index) => ({
    content: line.slice(start, starts[index + 1]),
    className: runs
      .map((tokens) => tokens.findLast((token) => token.start <= start)?.className ?? '')
      .filter((name) => name !== '')
      .join(' '),
  }));
}
