import type {CodeOptions} from '../compile-options.ts';
import {loadCodeThemes, requireCodeThemes} from './code-theme.ts';
import {type Coloring, type ColorLines, createLanguageColors} from './language-colors.ts';
import type {LanguageId} from './languages.ts';
import {themePasses} from './theme-passes.ts';

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
  let coloring: Promise<Coloring> | undefined;
  const languages = new Map<LanguageId, Promise<ColorLines>>();
  const loadLanguage = (language: LanguageId): Promise<ColorLines> => {
    coloring ??= loadColoring(options);
    const loading =
      languages.get(language) ?? coloring.then((shared) => createLanguageColors(language, shared));
    languages.set(language, loading);
    return loading;
  };
  return {
    highlight: async (code, language, known) => {
      const key = `${language}\n${code}`;
      const before = remembered.get(key) ?? known?.get(key);
      if (before !== undefined) return before;
      const lines = (await loadLanguage(language))(code.split('\n'));
      known?.set(key, lines);
      if (remembered.size >= rememberedBlocks) remembered.clear();
      remembered.set(key, lines);
      return lines;
    },
  };
}

async function loadColoring(options: CodeOptions): Promise<Coloring> {
  const {createOnigurumaEngine} = await import('shiki/engine/oniguruma');
  const {getWasmInstance} = await import('shiki/wasm');
  return {
    passes: themePasses(await loadCodeThemes(options)),
    engine: await createOnigurumaEngine(getWasmInstance),
  };
}
