import {readFileSync} from 'node:fs';
import {once} from '../../../core/async/concurrency.ts';
import {dependencyFile} from '../../../core/package/own-files.ts';
import type {CodeOptions} from '../../types.ts';
import {loadCodeThemes, requireCodeThemes} from './code-theme.ts';
import {type Coloring, createLanguageColors} from './language-colors.ts';
import type {LanguageId} from './languages.ts';
import {type ChooseGrammar, chooseGrammars} from './shared-grammar.ts';
import {themePasses} from './theme-passes.ts';

/** Cache of highlighted blocks: the HTML of their lines, keyed by language and code. */
export interface HighlightedBlocks {
  readonly get: (key: string) => readonly string[] | undefined;
  readonly set: (key: string, lines: readonly string[]) => void;
}

/** Highlights code with classes. Each instance loads a grammar only once, on first use. */
export interface CodeHighlighter {
  /**
   * Highlights a block.
   *
   * @param known Cache of highlighted blocks. A grammar is loaded only for code that is not in the cache.
   * @returns The HTML of each line, without line breaks.
   */
  readonly highlight: (
    code: string,
    language: LanguageId,
    known?: HighlightedBlocks,
  ) => Promise<readonly string[]>;
}

/**
 * Highlights a block without a cache.
 *
 * @returns The HTML of each line, without line breaks.
 */
type HighlightBlock = (code: string, language: LanguageId) => Promise<readonly string[]>;

/** Maximum number of cached blocks. With the cache, an example that three versions contain is highlighted once. */
const maxCachedBlocks = 2_000;

/**
 * Creates a highlighter.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export function createCodeHighlighter(options: CodeOptions): CodeHighlighter {
  requireCodeThemes(options);
  const color = sharedShiki(options);
  const cache = new Map<string, Promise<readonly string[]>>();
  return {
    highlight: async (code, language, known) => {
      const key = `${language}\n${code}`;
      const before = cache.get(key) ?? known?.get(key);
      if (before !== undefined) return await before;
      if (cache.size >= maxCachedBlocks) cache.clear();
      const coloring = color(code, language);
      cache.set(key, coloring);
      coloring.catch(() => cache.delete(key));
      const lines = await coloring;
      known?.set(key, lines);
      return lines;
    },
  };
}

/** Highlighters of this thread. They are kept, because the engine does not free the memory of a grammar. */
const shikis = new Map<string, HighlightBlock>();

/** Returns the same highlighter for the same themes and grammars. */
function sharedShiki(options: CodeOptions): HighlightBlock {
  const key = JSON.stringify([options.theme, options.darkTheme, options.languages]);
  const known = shikis.get(key) ?? highlightWithShiki(options);
  shikis.set(key, known);
  return known;
}

/**
 * Creates a highlighter without a cache, which loads Shiki with its WebAssembly engine on first use. In a cold build,
 * this engine needs 60 % of the time of Shiki's JavaScript engine and 100 MB more memory. The output of both engines is
 * the same.
 */
export function highlightWithShiki(options: CodeOptions): HighlightBlock {
  const coloring = once(() => loadColoring(options));
  const colorsOf = once(async (grammar: LanguageId) =>
    createLanguageColors(grammar, await coloring()),
  );
  return async (code, language) => {
    const {grammarFor} = await coloring();
    const colorLines = await colorsOf(grammarFor(language, code));
    return colorLines(code.split('\n'));
  };
}

async function loadColoring(options: CodeOptions): Promise<Coloring & {grammarFor: ChooseGrammar}> {
  const {createOnigurumaEngine} = await import('shiki/engine/oniguruma');
  const themes = await loadCodeThemes(options);
  // Read from the binary file, because decoding Shiki's module that contains the engine as text takes a quarter of a
  // second.
  const program = readFileSync(dependencyFile('shiki/onig.wasm'));
  return {
    languages: options.languages,
    grammarFor: chooseGrammars(themes, options.languages),
    passes: themePasses(themes),
    engine: await createOnigurumaEngine({
      instantiator: (imports) => WebAssembly.instantiate(program, imports),
    }),
  };
}
