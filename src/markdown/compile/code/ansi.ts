import type {ThemedToken} from 'shiki/core';
import {escapeText} from '../../../core/html/escape.ts';
import {type StyleRule, styleRule} from '../../../core/html/inline-styles.ts';
import type {CodeOptions} from '../../types.ts';
import {type CodeTheme, fontStyles, loadCodeThemes} from './code-theme.ts';
import {formatColor, parseColor, readableColor} from './contrast.ts';

/**
 * Highlights terminal output according to its escape sequences. The styles of the code themes do not contain these
 * colours, so the page adds a rule for each combination of styles to the site's style sheet.
 *
 * @param styles Receives the rules, keyed by class name.
 * @returns The HTML of each line, without line breaks and escape sequences.
 */
export async function ansiLines(
  code: string,
  options: CodeOptions,
  styles: Map<string, StyleRule>,
): Promise<readonly string[]> {
  const {tokenizeAnsiWithTheme} = await import('shiki/core');
  const {light, dark} = await loadCodeThemes(options);
  const ofDark = dark && tokenizeAnsiWithTheme(dark, code);
  return tokenizeAnsiWithTheme(light, code).map((line, lineIndex) =>
    line
      .map((token, index) => {
        const text = escapeText(token.content);
        const declarations = declarationsOf(token, light);
        const inDark = dark && declarationsOf(ofDark?.[lineIndex]?.[index] ?? token, dark);
        const all = Object.entries(declarations).map(([name, value]) => {
          const other = inDark?.[name] ?? value;
          return `${name}:${value === other ? value : `light-dark(${value},${other})`}`;
        });
        const rule = styleRule(all.join(';'));
        if (rule === undefined || rule.declarations === '') return text;
        styles.set(rule.className, rule);
        return `<span class="${rule.className}">${text}</span>`;
      })
      .join(''),
  );
}

/** Returns the CSS declarations of a token, keyed by property. Text colours with too little contrast are adjusted. */
function declarationsOf(
  {color = '', bgColor, fontStyle = 0}: ThemedToken,
  theme: CodeTheme,
): Readonly<Record<string, string>> {
  const background = parseColor(bgColor ?? theme.bg);
  const parsed = background && parseColor(color, background);
  const readable = background && parsed && formatColor(readableColor(parsed, [background]));
  const isPlain = bgColor === undefined && color.toLowerCase() === theme.fg.toLowerCase();
  return {
    ...(!isPlain && {color: readable ?? color}),
    ...(bgColor !== undefined && {'background-color': bgColor}),
    ...Object.fromEntries(
      fontStyles
        .filter(({bit}) => fontStyle > 0 && (fontStyle & bit) !== 0)
        .map(({declaration}) => declaration.split(':', 2) as [string, string]),
    ),
  };
}
