import {createHighlighterCore, type HighlighterCore} from 'shiki/core';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';
import {bundledLanguages} from 'shiki/langs';
import {describe, expect, it} from 'vitest';
import {
  createCodeHighlighter,
  highlightWithShiki,
} from '../../../../../src/markdown/compile/code/code-highlighter.ts';
import {
  loadCodeThemes,
  tokenClassNames,
  tokenPrefixes,
} from '../../../../../src/markdown/compile/code/code-theme.ts';
import type {LanguageId} from '../../../../../src/markdown/compile/code/languages.ts';
import type {CodeOptions} from '../../../../../src/markdown/types.ts';

const tsx = `import Animated, {withSpring} from 'react-native-reanimated';

/** A comment
 * of lines. */
export default function App<T extends object>({a}: {a: T}) {
  const text = \`one \${a ? 'two' : "three"}
    \${/\\d+[a-z]/gu.test('')} lines\`;
  return (
    <Animated.View style={[styles.box, {width: 10}]}>
      {text}
    </Animated.View>
  );
}
`;
const samples: readonly (readonly [LanguageId, string])[] = [
  ['tsx', tsx],
  // The same lines in different tokenizer states, such as inside a comment.
  ['tsx', `${tsx}\n/*\n${tsx}\n*/\n${tsx}`],
  ['tsx', `  return (\n  );\n}\n\`\n  return (\n  );\n}\n`],
  ['ts', 'declare function spring<T extends number>(to: T): T;\nconst x: Value<number> = f(1);'],
  ['ts', 'const box = <Box>value;\nconst same = <T>(value: T) => value;\nconst a = b < c;'],
  ['typescript', 'const made = make<T extends Box ? A : B>();\nlet y = async<T>(z: T) => z;'],
  ['js', 'const a = <Box b="c">{1 < 2}</Box>;\nexport default (a) => a?.b ?? /x/g;'],
  ['jsx', 'function A() {\n  return <a.b {...c}>d &amp; e</a.b>;\n}'],
  ['bash', 'cat <<A\n$x\nA\ncat <<B\n$x\nA\nB\nnpm i "$y" # z'],
  [
    'html',
    '<p class="a">b</p>\n<script>\nlet a = `</p>`;\n</script>\n<style>\np { color: red }\n</style>',
  ],
  ['diff', '- a\n+ b\n c'],
  ['json', '{"a": [1, true, null]}'],
  ['yaml', 'a: |\n  b: c\nd: e'],
];

const themes: Record<string, Pick<CodeOptions, 'theme' | 'darkTheme'>> = {
  'one theme': {theme: 'github-light', darkTheme: undefined},
  'two variants of a theme': {theme: 'github-light', darkTheme: 'github-dark'},
  'two themes of different rules': {theme: 'github-light', darkTheme: 'dracula'},
  'two themes of one name': {
    theme: theme('#000000', '#ff0000'),
    darkTheme: {...theme('#ffffff', '#00ff00'), settings: []},
  },
};

function theme(foreground: string, keyword: string) {
  return {
    name: 'own',
    fg: foreground,
    bg: '#888888',
    settings: [{scope: 'keyword', settings: {foreground: keyword, fontStyle: 'bold'}}],
  };
}

function optionsWith(chosen: Pick<CodeOptions, 'theme' | 'darkTheme'>): CodeOptions {
  return {...chosen, defaultLanguage: undefined, magicComments: []};
}

/** Returns each character, except white space, with its classes. */
function characters(lines: readonly string[]): string[] {
  return lines.flatMap((line) =>
    [...line.matchAll(/<span class="([^"]*)">(.*?)<\/span>|([^<]+)/g)].flatMap(
      ([, classes = '', inside, outside]) =>
        [...(inside ?? outside ?? '').replaceAll('&lt;', '<').replaceAll('&amp;', '&')]
          .filter((character) => character.trim() !== '')
          .map((character) => `${character} ${classes}`),
    ),
  );
}

const engine = createOnigurumaEngine(import('shiki/wasm'));
const loaded = new Map<string, Promise<HighlighterCore>>();

function shikiFor(language: LanguageId): Promise<HighlighterCore> {
  const langs = [bundledLanguages[language as keyof typeof bundledLanguages]];
  const shiki = loaded.get(language) ?? createHighlighterCore({langs, engine, warnings: false});
  loaded.set(language, shiki);
  return shiki;
}

/** Returns the result that `characters` must have, computed by Shiki itself, separately for each theme. */
async function expected(
  code: string,
  language: LanguageId,
  options: CodeOptions,
): Promise<string[]> {
  const {light, dark} = await loadCodeThemes(options);
  const both = dark === undefined ? [light] : [light, dark];
  const classes = await Promise.all(
    both.map(async (one, index) => {
      const shiki = await shikiFor(language);
      // A unique name, because Shiki ignores further themes with the same name.
      const name = JSON.stringify(one);
      shiki.loadThemeSync({...one, name});
      const prefix = index === 0 ? tokenPrefixes.light : tokenPrefixes.dark;
      const tokens = shiki.codeToTokensBase(code, {
        lang: language,
        theme: name,
        // By default, Shiki stops highlighting a line after half a second, which can be too short on a busy machine.
        tokenizeTimeLimit: 0,
      });
      return tokens
        .flat()
        .flatMap((token) =>
          [...token.content].map((character) => ({
            character,
            classes: tokenClassNames(token, one, prefix),
          })),
        )
        .filter(({character}) => character.trim() !== '');
    }),
  );
  const [first = [], second = []] = classes;
  return first.map(
    ({character, classes: own}, index) =>
      `${character} ${[...own, ...(second[index]?.classes ?? [])].join(' ')}`,
  );
}

describe('createCodeHighlighter', () => {
  it('loads a grammar once for the same themes, because its memory is never freed', async () => {
    const options = optionsWith({theme: 'github-light', darkTheme: undefined});
    const highlight = async (): Promise<number> => {
      await createCodeHighlighter(options).highlight('int a = 1;', 'cpp');
      return process.memoryUsage().external;
    };
    const first = await highlight();
    for (let count = 0; count < 10; count += 1) await highlight();
    expect((await highlight()) - first).toBeLessThan(5_000_000);
  });

  it.each(Object.entries(themes))('highlights like Shiki, with %s', async (_, chosen) => {
    const options = optionsWith(chosen);
    const highlighter = createCodeHighlighter(options);
    for (const [language, code] of samples) {
      const lines = await highlighter.highlight(code, language);
      expect(lines).toHaveLength(code.split('\n').length);
      expect(characters(lines)).toEqual(await expected(code, language, options));
    }
  });

  it('highlights a language the same regardless of earlier languages', async () => {
    const markdown = '# A\n\n```js\nconst a = 1;\n```\n';
    const options = optionsWith({theme: 'github-light', darkTheme: undefined});
    const alone = await highlightWithShiki(options)(markdown, 'markdown');
    const highlight = highlightWithShiki(options);
    await highlight('const a = 1;', 'js');
    expect(await highlight(markdown, 'markdown')).toEqual(alone);
  });

  it('leaves very long lines plain', async () => {
    const options = optionsWith({theme: 'github-light', darkTheme: undefined});
    const long = `const a = '${'x'.repeat(20_000)}';`;
    const lines = await createCodeHighlighter(options).highlight(`${long}\nlet b`, 'js');
    expect(lines[0]).toBe(long);
    expect(lines[1]).toContain('<span');
  });
});

describe('loadCodeThemes', () => {
  it('leaves a theme of the configuration unchanged', async () => {
    const theme = {name: 'own', settings: [{scope: 'keyword', settings: {foreground: '#abcdef'}}]};
    const before = structuredClone(theme);
    await loadCodeThemes({theme, darkTheme: undefined, magicComments: []});
    expect(theme).toEqual(before);
  });
});
