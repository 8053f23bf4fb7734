import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {bundledLanguages} from 'shiki/langs';
import {describe, expect, it} from 'vitest';
import {highlightWithShiki} from '../../../../../src/markdown/compile/code/code-highlighter.ts';
import {
  type CodeTheme,
  loadCodeThemes,
} from '../../../../../src/markdown/compile/code/code-theme.ts';
import {chooseGrammars} from '../../../../../src/markdown/compile/code/shared-grammar.ts';

const codeOptions = {darkTheme: undefined, magicComments: []};

function themeFor(...scope: string[]): CodeTheme {
  return {
    name: 'own',
    type: 'light',
    fg: '#000000',
    bg: '#ffffff',
    settings: [{scope, settings: {foreground: '#ff0000'}}],
  };
}

/** Chooses grammars for a theme that does not distinguish between JavaScript and TypeScript. */
const choose = chooseGrammars({light: themeFor('keyword', 'meta.jsx.children'), dark: undefined});

/** Returns Shiki's grammar for a language, with the language's suffix in all scope names replaced by `.script`. */
async function grammarOf(language: 'tsx' | 'js' | 'jsx', last: string) {
  const {default: grammars} = await bundledLanguages[language]();
  const {patterns, repository, injections} = grammars.at(-1) ?? {};
  const text = JSON.stringify({patterns, repository, injections});
  return text.replaceAll(new RegExp(`\\.${last}(?=[" ])`, 'g'), '.script');
}

describe('chooseGrammars', () => {
  it.each(['js', 'mjs', 'cjs', 'javascript', 'jsx', 'tsx'])('reads %s as TSX', (language) => {
    expect(choose(language, 'a<b>(c)')).toBe('tsx');
  });

  it.each(['json', 'bash', 'vue', 'flow'])('leaves %s to its own grammar', (language) => {
    expect(choose(language, 'a')).toBe(language);
  });

  it.each([
    'const shared: SharedValue<number> = useSharedValue(0);',
    'declare function withSpring<T extends AnimatableValue>(toValue: T): T;',
    'declare function useStyle<\n  T extends Style\n>(updater: () => T): T;',
    'class Value<T extends string | number> {}',
    'interface Props<T extends object> {}',
    'type Handlers<T extends Event, Context> = Record<string, (event: T) => void>;',
    'if (list.length<1) {}',
  ])('reads TypeScript as TSX: %s', (code) => {
    expect(choose('ts', code)).toBe('tsx');
    expect(choose('typescript', code)).toBe('tsx');
  });

  it.each([
    'const box = <Box>value;',
    'return<Box>value;',
    'const same = <T,>(value: T) => value;',
    'const same = async<T>(value: T) => value;',
    'const list = <const>[1];',
    'const made = make<T extends Box ? A : B>();',
    'a < b',
  ])('uses TypeScript for code that TSX could parse differently: %s', (code) => {
    expect(choose('ts', code)).toBe('ts');
  });

  it.each(['source.ts keyword', 'string.quoted.js', 'a, variable.tsx', 'source.js.jsx'])(
    'keeps separate grammars for a theme with colours for %s',
    (scope) => {
      const apart = {light: themeFor('keyword'), dark: themeFor('comment', scope)};
      expect(chooseGrammars(apart)('js', 'a')).toBe('js');
    },
  );

  it('keeps separate grammars if the site has a grammar of that name', () => {
    const own = {name: 'tsx', scopeName: 'source.own', patterns: [], repository: {}};
    const light = themeFor('keyword');
    expect(chooseGrammars({light, dark: undefined}, [own])('js', 'a')).toBe('js');
  });
});

describe('the grammars of Shiki', () => {
  it('are one for TSX, JSX and JavaScript', async () => {
    const shared = await grammarOf('tsx', 'tsx');
    expect(await grammarOf('js', 'js')).toBe(shared);
    expect(await grammarOf('jsx', 'js\\.jsx')).toBe(shared);
  });

  it('give the TypeScript of this folder the same colours, read as TSX', async () => {
    const {light} = await loadCodeThemes({...codeOptions, theme: 'github-light'});
    const grammarFor = chooseGrammars({light, dark: undefined});
    // With a rule for `.ts` scopes, the theme distinguishes between the languages, so each keeps its own grammar.
    const apart = {...light, settings: [...light.settings, {scope: 'none.ts', settings: {}}]};
    const shared = highlightWithShiki({...codeOptions, theme: {...light}});
    const own = highlightWithShiki({...codeOptions, theme: apart});
    const folder = join(import.meta.dirname, '../../../../../src/markdown/compile/code');
    const blocks = readdirSync(folder)
      .flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n\n'))
      .filter((code) => grammarFor('ts', code) === 'tsx');
    expect(blocks.length).toBeGreaterThan(80);
    for (const code of blocks) {
      expect(await shared(code, 'ts')).toEqual(await own(code, 'ts'));
    }
  });
});
