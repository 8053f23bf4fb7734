import {withEsbuild} from '../../../core/modules/esbuild.ts';
import {listOldFiles, readOldFile} from '../old-files.ts';
import type {VitepressSite} from './read-site.ts';

/** Matches an at-rule with rules, such as `@media`, in minified CSS. */
const nestedRules = /@[^{};]*\{(?:[^{}]*\{[^{}]*\})+\}/g;

/** Matches a rule of minified CSS for the whole page, in light or dark mode. */
const rootRule = /(?<=^|\})((?:(?:html|:root|\.dark)+,?)+)\{([^{}]*)\}/g;

/**
 * Returns the brand colour that the style sheets of the site's theme set, as accent colour.
 *
 * @returns A part of a style sheet; empty if the theme sets no brand colour.
 */
export async function themeColors(
  site: Pick<VitepressSite, 'folder' | 'root' | 'rules'>,
): Promise<string> {
  const {files} = await listOldFiles('.vitepress/theme', site);
  const properties = {light: new Map<string, string>(), dark: new Map<string, string>()};
  for (const name of files.filter((one) => one.endsWith('.css')).sort()) {
    const css = await minified(readOldFile(`.vitepress/theme/${name}`, site) ?? '');
    for (const [, selector = '', declarations = ''] of css.matchAll(rootRule)) {
      const mode = selector.split(',').every((one) => one.includes('.dark')) ? 'dark' : 'light';
      for (const [, key = '', value = ''] of declarations.matchAll(/(--[\w-]+):([^;]*)/g)) {
        properties[mode].set(key, value.trim());
      }
    }
  }
  const brand = ['--vp-c-brand-1', '--vp-c-brand'].find((key) => properties.light.has(key));
  if (brand === undefined) return '';
  const {light, dark} = properties;
  const used = new Set([brand]);
  // A set's loop also visits the values that are added meanwhile.
  for (const key of used) {
    const values = `${light.get(key)} ${dark.get(key)}`;
    for (const [, other = ''] of values.matchAll(/var\((--[\w-]+)/g)) used.add(other);
  }
  const rule = (selector: string, lines: readonly string[]): string =>
    `\n${selector} {\n${lines.join('')}}\n`;
  const linesOf = (set: ReadonlyMap<string, string>): string[] =>
    [...set].flatMap(([key, value]) => (used.has(key) ? `  ${key}: ${value};\n` : []));
  return [
    "@import 'legacydocs/templates/imported/accent.css';\n",
    rule(':root', [...linesOf(light), `  --old-accent: var(${brand});\n`]),
    linesOf(dark).length > 0 ? rule('[data-theme="dark"]', linesOf(dark)) : '',
  ].join('');
}

/** Minifies CSS, and removes conditional rules. @returns An empty text if the CSS has a syntax error. */
async function minified(css: string): Promise<string> {
  const result = await withEsbuild(({transform}) =>
    transform(css, {loader: 'css', minify: true, logLevel: 'silent'}),
  ).catch(() => undefined);
  return (result?.code ?? '').replace(nestedRules, '');
}
