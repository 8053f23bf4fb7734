import {byKey} from '../../../core/collections/collections.ts';
import {hexHash} from '../../../core/hash/sha256.ts';
import type {CodeOptions} from '../../types.ts';
import {
  type CodeTheme,
  type CodeThemes,
  colorClassName,
  fontStyles,
  loadCodeThemes,
  type TokenStyle,
  themeColors,
  tokenClassNames,
  tokenPrefixes,
} from './code-theme.ts';

/**
 * Theme-independent roles of highlighted code. Tokens with the same styles in the light and the dark theme share a
 * role, which is named after a TextMate scope with one of these styles. JSON data.
 */
export interface CodeRoles {
  /** Fingerprints of the themes with which the code was highlighted. */
  readonly themes: {readonly light: string; readonly dark?: string | undefined};
  readonly roles: Readonly<Record<string, CodeRole>>;
}

interface CodeRole {
  /** Scopes for other themes: the first scope that has a style in the theme is used. */
  readonly scopes: readonly string[];
  readonly light: TokenStyle;
  readonly dark?: TokenStyle | undefined;
}

/**
 * Names the roles of highlighted code.
 *
 * @param classLists `class` attributes of tokens, as `highlightedLine` writes them. Lists that contain an unknown class
 * are skipped.
 * @returns The roles, and the role name for each list.
 * @throws {BuildError} `unknown-code-theme`
 */
export async function nameCodeRoles(
  options: CodeOptions,
  classLists: Iterable<string>,
): Promise<{readonly code: CodeRoles; readonly names: ReadonlyMap<string, string>}> {
  const themes = await loadCodeThemes(options);
  const roles: Record<string, CodeRole> = {};
  const names = new Map<string, string>();
  for (const classList of [...new Set(classLists)].sort()) {
    const role = roleOf(classList, themes);
    if (role === undefined) continue;
    const name = freeName(role.scopes[0] ?? 'token', roles);
    roles[name] = role;
    names.set(classList, name);
  }
  const {light, dark} = themes;
  const byName = Object.entries(roles).sort(byKey);
  const ids = {light: idOf(light), dark: dark && idOf(dark)};
  return {code: {themes: ids, roles: Object.fromEntries(byName)}, names};
}

/**
 * Returns the classes of each role in the site's themes. If the site still has the themes with which the code was
 * highlighted, these are the original classes.
 *
 * @throws {BuildError} `unknown-code-theme`
 */
export async function roleClasses(
  {themes: known, roles}: CodeRoles,
  options: CodeOptions,
): Promise<Readonly<Record<string, string>>> {
  const {light, dark} = await loadCodeThemes(options);
  const isKnown = {light: idOf(light) === known.light, dark: dark && idOf(dark) === known.dark};
  return Object.fromEntries(
    Object.entries(roles).map(([name, role]) => {
      const lightStyle = isKnown.light ? role.light : styleOf(role.scopes, light);
      const classes = tokenClassNames(lightStyle, light, tokenPrefixes.light);
      if (dark !== undefined) {
        const darkStyle = isKnown.dark ? (role.dark ?? {}) : styleOf(role.scopes, dark);
        classes.push(...tokenClassNames(darkStyle, dark, tokenPrefixes.dark));
      }
      return [name, classes.join(' ')];
    }),
  );
}

function idOf({settings, fg}: CodeTheme): string {
  return hexHash(JSON.stringify([fg, settings])).slice(0, 16);
}

/** Returns the role of a token; `undefined` if one of its classes is not a token class. */
function roleOf(classList: string, {light, dark}: CodeThemes): CodeRole | undefined {
  const classes = classList.split(' ');
  const ofDark = classes.filter((name) => name.startsWith(tokenPrefixes.dark));
  const ofLight = classes.filter((name) => !ofDark.includes(name));
  const lightStyle = tokenStyle(ofLight, light, tokenPrefixes.light);
  const darkStyle = dark && tokenStyle(ofDark, dark, tokenPrefixes.dark);
  if (lightStyle === undefined || (ofDark.length > 0 && darkStyle === undefined)) return undefined;
  const scopes = [
    ...scopesOf(lightStyle, light),
    ...(darkStyle && dark ? scopesOf(darkStyle, dark) : []),
  ];
  return {scopes: [...new Set(scopes)], light: lightStyle, ...(darkStyle && {dark: darkStyle})};
}

function tokenStyle(
  classes: readonly string[],
  theme: CodeTheme,
  prefix: string,
): TokenStyle | undefined {
  const colors = new Map(themeColors(theme).map((color) => [colorClassName(color, prefix), color]));
  let color: string | undefined;
  let fontStyle = 0;
  for (const name of classes) {
    const font = fontStyles.find(({suffix}) => prefix + suffix === name);
    if (font !== undefined) fontStyle |= font.bit;
    else if (colors.has(name)) color = colors.get(name);
    else return undefined;
  }
  return {...(color !== undefined && {color}), ...(fontStyle > 0 && {fontStyle})};
}

/**
 * Returns the theme's scopes that have this style. Scopes of rules that set both the colour and the font style come
 * first.
 */
function scopesOf({color, fontStyle = 0}: TokenStyle, theme: CodeTheme): string[] {
  if (color === undefined && fontStyle === 0) return [];
  const painting = theme.settings.filter(({settings}) =>
    color === undefined
      ? fontBits(settings.fontStyle) === fontStyle
      : settings.foreground?.toLowerCase() === color,
  );
  const whole = painting.filter(({settings}) => fontBits(settings.fontStyle) === fontStyle);
  return [...whole, ...painting].flatMap(ruleScopes).filter((scope) => !/[ ,:()|-]/.test(scope));
}

function ruleScopes({scope}: CodeTheme['settings'][number]): string[] {
  const selectors = typeof scope === 'string' ? scope.split(',') : (scope ?? []);
  return selectors.map((selector) => selector.trim()).filter((selector) => selector !== '');
}

function fontBits(fontStyle: string | undefined): number {
  const names = fontStyle?.split(/\s+/) ?? [];
  const bits = {italic: 1, bold: 2, underline: 4, strikethrough: 8};
  return Object.entries(bits).reduce(
    (sum, [name, bit]) => sum + (names.includes(name) ? bit : 0),
    0,
  );
}

/**
 * Returns the style of the first scope for which the theme has one. As in TextMate, the rule with the longest selector
 * takes precedence, then the later rule. The colour and the font style can come from different rules.
 */
function styleOf(scopes: readonly string[], theme: CodeTheme): TokenStyle {
  for (const scope of scopes) {
    const matching = theme.settings
      .flatMap((rule) => ruleScopes(rule).map((selector) => ({selector, ...rule.settings})))
      .filter(({selector}) => scope === selector || scope.startsWith(`${selector}.`))
      .sort((a, b) => a.selector.length - b.selector.length);
    const color = matching.findLast(({foreground}) => foreground !== undefined)?.foreground;
    const fontStyle = fontBits(
      matching.findLast(({fontStyle}) => fontStyle !== undefined)?.fontStyle,
    );
    if (color !== undefined || fontStyle > 0)
      return {...(color !== undefined && {color}), fontStyle};
  }
  return {};
}

function freeName(scope: string, taken: Readonly<Record<string, unknown>>): string {
  if (!Object.hasOwn(taken, scope)) return scope;
  for (let number = 2; ; number += 1) {
    const name = `${scope}-${number}`;
    if (!Object.hasOwn(taken, name)) return name;
  }
}
