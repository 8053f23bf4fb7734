/** Themes of Prism, as prism-react-renderer names them, and the themes of Shiki that come closest. */
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
  palenight: 'material-theme-palenight',
  shadesOfPurple: 'synthwave-84',
  synthwave84: 'synthwave-84',
  ultramin: 'min-light',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
};

/** What Docusaurus takes when a site names none. */
export const defaultCodeTheme = 'material-theme-palenight';

/**
 * @param name Of a package that was not run: `prism-react-renderer.themes.nightOwl`, `prism-react-renderer/themes/nightOwl`.
 * @returns `undefined` if there is nothing like it.
 */
export function shikiTheme(name: string): string | undefined {
  return counterparts[/(\w+)(?:\.js)?$/.exec(name)?.[1] ?? ''];
}
