import {findLanguage} from '../../../markdown/compile/code/languages.ts';
import type {Report} from '../report.ts';
import {type Fields, fieldsOf, listOf, packageOf, textOf, textsOf} from '../values.ts';
import {defaultCodeTheme, shikiTheme} from './code-themes.ts';
import {prismTheme} from './prism-theme.ts';

/** How code is shown: `prism` of the old configuration as `code` of the new one. */
export function changeCode(prism: Fields, report: Report): Fields {
  const theme = themeOf(prism['theme'], 'prism.theme', report) ?? defaultCodeTheme;
  const darkTheme = themeOf(prism['darkTheme'], 'prism.darkTheme', report);
  const unknown = textsOf(prism['additionalLanguages']).filter(
    (name) => findLanguage(name.toLowerCase()) === undefined,
  );
  if (unknown.length > 0) {
    report({
      severity: 'warning',
      code: 'code-language-unknown',
      message: `\`prism.additionalLanguages\` names what Shiki has no grammar for: ${unknown.map((name) => `\`${name}\``).join(', ')}.`,
      consequence: 'Blocks of these languages have no colours.',
      hint: 'Give the path of a grammar of TextMate in `themeConfig.code.additionalLanguages`.',
    });
  }
  const {defaultLanguage} = prism;
  const comments = listOf(prism['magicComments']).map((comment) => {
    const fields = fieldsOf(comment);
    return fields['className'] === 'theme-code-block-highlighted-line'
      ? {...fields, className: 'code-line-highlighted'}
      : fields;
  });
  return {
    theme,
    ...(darkTheme !== undefined && darkTheme !== theme && {darkTheme}),
    ...(textOf(defaultLanguage) && {defaultLanguage}),
    ...(comments.length > 0 && {magicComments: comments}),
  };
}

/** @param key For messages. */
function themeOf(theme: unknown, key: string, report: Report): unknown {
  if (theme === undefined || theme === null) return undefined;
  const own = prismTheme(theme, `old-${key.split('.').at(-1)}`);
  if (own !== undefined) {
    report({
      severity: 'info',
      code: 'code-theme',
      message: `\`${key}\`, a theme of Prism, is written as a theme of Shiki.`,
      hint: 'Kinds of words differ a little: look at a page with code.',
    });
    return own;
  }
  const name = packageOf(theme);
  const known = name === undefined ? undefined : shikiTheme(name);
  if (known === undefined) {
    report({
      severity: 'warning',
      code: 'code-theme-unknown',
      message: `\`${key}\` is ${name === undefined ? 'a theme of its own' : `\`${name}\``}, for which no theme of Shiki is known.`,
      consequence: 'Code has other colours than it had.',
      hint: 'Choose one of https://shiki.style/themes for `themeConfig.code`.',
    });
  } else {
    report({
      severity: 'info',
      code: 'code-theme',
      message: `\`${key}\`, \`${name}\`, is the theme \`${known}\` of Shiki now.`,
    });
  }
  return known;
}
