import {missingGrammar, unknownCodeTheme} from '../config-findings.ts';
import {done, quoted, type Report} from '../findings.ts';
import type {SiteRules} from '../site-rules.ts';
import {type Fields, fieldsOf, listOf, packageOf, textOf, textsOf} from '../values.ts';
import {prismTheme} from './prism-theme.ts';

/** Shiki counterpart of the theme that Docusaurus uses by default. */
const defaultTheme = 'material-theme-palenight';

/** Shiki themes that resemble the themes of prism-react-renderer. */
const counterparts: Readonly<Record<string, string>> = {
  dracula: 'dracula',
  duotoneDark: 'vitesse-dark',
  duotoneLight: 'vitesse-light',
  github: 'github-light',
  gruvboxMaterialDark: 'gruvbox-dark-medium',
  gruvboxMaterialLight: 'gruvbox-light-medium',
  jettwaveDark: 'dark-plus',
  jettwaveLight: 'light-plus',
  nightOwl: 'night-owl',
  nightOwlLight: 'night-owl-light',
  oceanicNext: 'material-theme-ocean',
  okaidia: 'monokai',
  oneDark: 'one-dark-pro',
  oneLight: 'one-light',
  palenight: defaultTheme,
  shadesOfPurple: 'synthwave-84',
  synthwave84: 'synthwave-84',
  ultramin: 'min-light',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
};

/** Converts `prism` to `code`. */
export function changeCode(prism: Fields, {hasGrammar}: SiteRules, report: Report): Fields {
  const theme = themeOf(prism['theme'], 'prism.theme', report) ?? defaultTheme;
  const darkTheme = themeOf(prism['darkTheme'], 'prism.darkTheme', report);
  const unknown = textsOf(prism['additionalLanguages']).filter(
    (name) => !hasGrammar(name.toLowerCase()),
  );
  if (unknown.length > 0) {
    const message = `\`prism.additionalLanguages\` lists languages without a Shiki grammar: ${quoted(unknown)}.`;
    report.decide('code-language-unknown', message, missingGrammar);
  }
  const {defaultLanguage} = prism;
  const magicComments = listOf(prism['magicComments']).map((comment) => {
    const fields = fieldsOf(comment);
    return fields['className'] === 'theme-code-block-highlighted-line'
      ? {...fields, className: 'code-line-highlighted'}
      : fields;
  });
  return {
    theme,
    ...(darkTheme !== undefined && darkTheme !== theme && {darkTheme}),
    ...(textOf(defaultLanguage) && {defaultLanguage}),
    ...(magicComments.length > 0 && {magicComments}),
  };
}

/**
 * Returns the Shiki counterpart of a theme: a converted theme, or the name of a built-in one.
 *
 * @param key Name of the setting, for messages and for the name of a converted theme.
 */
function themeOf(theme: unknown, key: string, report: Report): unknown {
  if (theme === undefined || theme === null) return undefined;
  const own = prismTheme(theme, `old-${key.split('.').at(-1)}`);
  if (own !== undefined) {
    report.done('code-theme', `\`${key}\`, a Prism theme, is converted to a Shiki theme.`, {
      hint: 'The two highlighters group tokens differently. Check a page that contains code.',
    });
    return own;
  }
  const name = packageOf(theme);
  // The name is `prism-react-renderer.themes.nightOwl` or `prism-react-renderer/themes/nightOwl`.
  const known = counterparts[/(\w+)(?:\.js)?$/.exec(name ?? '')?.[1] ?? ''];
  const shown = name === undefined ? 'a custom theme' : `\`${name}\``;
  report(
    known === undefined
      ? unknownCodeTheme(`\`${key}\` is ${shown}, which has no Shiki counterpart.`)
      : done('code-theme', `\`${key}\`, ${shown}, becomes the Shiki theme \`${known}\`.`),
  );
  return known;
}
