import type {RegexEngine} from 'shiki/core';
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
  return {
    passes: themePasses(await loadCodeThemes(options)),
    engine: withSharedScanners(await createOnigurumaEngine(import('shiki/wasm'))),
  };
}

/** Grammars of one family look for the same patterns, and to compile them takes half of the time of colouring. */
function withSharedScanners(engine: RegexEngine): RegexEngine {
  const scanners = new Map<string, ReturnType<RegexEngine['createScanner']>>();
  return {
    createString: (text) => engine.createString(text),
    createScanner(patterns) {
      const key = JSON.stringify(patterns.map((pattern) => pattern.toString()));
      const scanner = scanners.get(key) ?? engine.createScanner(patterns);
      scanners.set(key, scanner);
      // A grammar that lets go of its own must not take it from the others.
      return {
        findNextMatchSync: (text, start, options) =>
          scanner.findNextMatchSync(text, start, options),
      };
    },
  };
}
