import {
  type CodeTheme,
  type CodeThemes,
  type TokenStyle,
  tokenClassNames,
  tokenPrefixes,
} from './code-theme.ts';

/** One run of a grammar over the code. A grammar uses one theme at a time. */
export interface ThemePass {
  readonly theme: CodeTheme;
  /** Returns the classes that this pass assigns to a token, separated by spaces. */
  readonly className: (style: TokenStyle) => string;
}

/** Maximum number of token colours (9 bits in vscode-textmate), minus a reserve for a theme's default colours. */
const maxColors = 500;

/**
 * Returns the runs that determine the classes for all themes. The light and dark variants of a theme mostly differ only
 * in their colours; then a single run with pairs of colours is enough.
 */
export function themePasses({light, dark}: CodeThemes): readonly ThemePass[] {
  if (dark === undefined) return [passOf(light, 'light')];
  return pairedPass(light, dark) ?? [passOf(light, 'light'), passOf(dark, 'dark')];
}

function passOf(theme: CodeTheme, mode: keyof typeof tokenPrefixes): ThemePass {
  return {
    // Two themes can have the same name.
    theme: {...theme, name: `${mode} ${theme.name}`},
    className: ({color, fontStyle}) =>
      tokenClassNames({color: replaced(color, theme), fontStyle}, theme, tokenPrefixes[mode]).join(
        ' ',
      ),
  };
}

/**
 * Returns a single run with pairs of colours; `undefined` if the themes differ in more than their colours, or if there
 * are too many pairs.
 */
function pairedPass(light: CodeTheme, dark: CodeTheme): readonly ThemePass[] | undefined {
  if (rulesOf(light) !== rulesOf(dark)) return undefined;
  const pairs: (readonly [string, string])[] = [];
  const numbers = new Map<string, number>();
  const settings = light.settings.map((rule, index) => {
    const {foreground} = rule.settings;
    const darkForeground = dark.settings[index]?.settings.foreground;
    if (foreground === undefined || darkForeground === undefined) return rule;
    const key = `${foreground} ${darkForeground}`;
    const number = numbers.get(key) ?? pairs.push([foreground, darkForeground]) - 1;
    numbers.set(key, number);
    return {...rule, settings: {...rule.settings, foreground: colorOf(number)}};
  });
  if (pairs.length > maxColors) return undefined;
  const lightPass = passOf(light, 'light');
  const darkPass = passOf(dark, 'dark');
  return [
    {
      theme: {...light, name: `${light.name} and ${dark.name}`, settings},
      className: ({color, fontStyle}) => {
        const [lightColor, darkColor] = pairs[numberOf(color)] ?? [];
        return [
          lightPass.className({color: lightColor, fontStyle}),
          darkPass.className({color: darkColor, fontStyle}),
        ]
          .filter((name) => name !== '')
          .join(' ');
      },
    },
  ];
}

/** Returns all parts of a theme's rules except the values of colours, as JSON. */
function rulesOf({settings}: CodeTheme): string {
  return JSON.stringify(
    settings.map((rule) => [
      rule.scope,
      rule.settings.fontStyle,
      rule.settings.foreground === undefined,
    ]),
  );
}

/** Returns the placeholder for a pair of colours, formatted as a TextMate colour. */
function colorOf(number: number): string {
  return `#${number.toString(16).padStart(6, '0')}`;
}

function numberOf(color: string | undefined): number {
  return color === undefined ? -1 : Number.parseInt(color.slice(1), 16);
}

/**
 * Returns the colour that one of Shiki's placeholders represents; any other colour unchanged. Shiki inserts
 * placeholders for values other than plain colours, such as CSS variables.
 */
function replaced(color: string | undefined, theme: CodeTheme): string | undefined {
  const replacement = color && theme.colorReplacements?.[color.toLowerCase()];
  return typeof replacement === 'string' ? replacement : color;
}
