import {describe, expect, it} from 'vitest';
import {BuildError} from '../../../../src/core/diagnostics/diagnostic.ts';
import {codeStyles} from '../../../../src/markdown/compile/code/code-styles.ts';
import {contrast, parseColor, type Rgb} from '../../../../src/markdown/compile/code/contrast.ts';
import type {CodeOptions} from '../../../../src/markdown/types.ts';
import {defaultOptions} from './support.ts';

function styles(options: Partial<CodeOptions>): Promise<string> {
  return codeStyles({...defaultOptions.code, ...options});
}

function color(text: string | undefined): Rgb {
  const parsed = text === undefined ? undefined : parseColor(text);
  if (parsed === undefined) throw new Error(`No colour: ${text}`);
  return parsed;
}

describe('codeStyles', () => {
  it('CFG-12 writes the classes of a small theme, sorted, with readable colours', async () => {
    const theme = {
      name: 'tiny',
      type: 'light',
      fg: '#111111',
      bg: '#ffffff',
      settings: [
        {settings: {foreground: '#111111', background: '#ffffff'}},
        {scope: 'string', settings: {foreground: '#FFCC00'}},
        {scope: 'keyword', settings: {foreground: '#0000AA', fontStyle: 'bold'}},
        {scope: 'comment', settings: {foreground: '#ffcc00'}},
      ],
    };
    expect(await styles({theme})).toMatchInlineSnapshot(`
      ":root{--code-background:#ffffff;--code-color:#111111;--code-highlight-background:#e7e7e7;--code-muted-color:#686868}
      .k-0000aa{color:#0000aa}
      .k-ffcc00{color:#7d6400}
      .k-i{font-style:italic}
      .k-b{font-weight:700}
      .k-u{text-decoration:underline}
      .k-s{text-decoration:line-through}
      "
    `);
  });

  it('CFG-12 separates the two themes by mode', async () => {
    const css = await styles({theme: 'github-light', darkTheme: 'github-dark'});
    const lines = css.trim().split('\n');
    expect(lines[0]).toMatch(/^:root\{--code-background:#ffffff;/);
    expect(
      lines.some((line) => line.startsWith(':root:not([data-theme="dark"]) .k-d73a49{color:#')),
    ).toBe(true);
    expect(lines.some((line) => line.startsWith('[data-theme="dark"]{--code-background:'))).toBe(
      true,
    );
    expect(lines.some((line) => line.startsWith('[data-theme="dark"] .kd-f97583{'))).toBe(true);
    expect(lines.filter((line) => line.startsWith('.'))).toEqual([]);
  });

  it.each(['github-light', 'github-dark', 'dracula', 'solarized-light', 'nord', 'min-light'])(
    'CFG-12, A11Y-06 passes AA with %s, on marked lines too',
    async (theme) => {
      const css = await styles({theme});
      const property = (name: string) => color(new RegExp(`${name}:(#[\\da-f]+)`).exec(css)?.[1]);
      const backgrounds = ['--code-background', '--code-highlight-background'].map(property);
      const texts = [...css.matchAll(/[{;](?:color|--code-color|--code-muted-color):(#[\da-f]+)/g)];
      expect(texts.length).toBeGreaterThan(5);
      for (const [, text] of texts) {
        for (const background of backgrounds) {
          expect(contrast(color(text), background)).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  it('names an unknown theme, its key and the nearest one', async () => {
    const error = await styles({theme: 'github-lihgt'}).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(BuildError);
    expect(error instanceof BuildError && error.diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "unknown-code-theme",
          "consequence": "Code blocks cannot be highlighted.",
          "hint": "Did you mean \`github-light\`?",
          "message": "\`themeConfig.code.theme\` is \`github-lihgt\`, which is not a Shiki theme.",
          "severity": "error",
        },
      ]
    `);
    await expect(styles({darkTheme: 'nope-nope-nope'})).rejects.toThrow(
      'themeConfig.code.darkTheme',
    );
  });
});
