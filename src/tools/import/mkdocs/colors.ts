import {type Fields, fieldsOf, listOf, textOf} from '../values.ts';

/** Material Design colours that a palette can contain, each with a shade for light and a shade for dark backgrounds. */
const palette: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  red: ['#c62828', '#ef9a9a'],
  pink: ['#ad1457', '#f48fb1'],
  purple: ['#6a1b9a', '#ce93d8'],
  'deep-purple': ['#4527a0', '#b39ddb'],
  indigo: ['#283593', '#9fa8da'],
  blue: ['#1565c0', '#90caf9'],
  'light-blue': ['#01579b', '#81d4fa'],
  cyan: ['#006064', '#80deea'],
  teal: ['#00695c', '#80cbc4'],
  green: ['#2e7d32', '#a5d6a7'],
  'light-green': ['#33691e', '#c5e1a5'],
  lime: ['#4b5320', '#e6ee9c'],
  yellow: ['#6d5200', '#fff59d'],
  amber: ['#7a4f01', '#ffe082'],
  orange: ['#a84300', '#ffcc80'],
  'deep-orange': ['#bf360c', '#ffab91'],
  brown: ['#4e342e', '#bcaaa4'],
  grey: ['#424242', '#bdbdbd'],
  'blue-grey': ['#37474f', '#b0bec5'],
};

/** Path of the new site's style sheet. */
export const stylesPath = 'src/material.css';

/**
 * Returns the shades of the first Material Design colour in the palettes.
 *
 * @returns `undefined` if no palette contains a Material Design colour.
 */
export function colorTokens(value: unknown): readonly [light: string, dark: string] | undefined {
  const colors = listOf(value)
    .map(fieldsOf)
    .flatMap((one) => [one['primary'], one['accent']])
    .map((name) => palette[colorName(textOf(name) ?? '')]);
  return colors.find((one) => one !== undefined);
}

/** Returns the style of the navbar, which Material for MkDocs shows in the first primary colour. */
export function navbarStyle({name, palette: value}: Fields): 'dark' | 'primary' | undefined {
  const primary = primaryColor(value);
  if (name !== 'material' || primary === 'white') return undefined;
  return primary === 'black' ? 'dark' : 'primary';
}

function primaryColor(value: unknown): string {
  const [primary] = listOf(value).flatMap((one) => textOf(fieldsOf(one)['primary']) ?? []);
  return colorName(primary ?? 'indigo');
}

function colorName(written: string): string {
  return written.replaceAll(' ', '-');
}

/** Prints the style sheet with the colours of the theme. */
export function printStyles(theme: Fields): string {
  const [light, dark] = colorTokens(theme['palette']) ?? [];
  const [navbar] =
    navbarStyle(theme) === 'primary' ? (palette[primaryColor(theme['palette'])] ?? []) : [];
  const rules = `
:root {
  --color-accent: ${light};
}

[data-theme="dark"] {
  --color-accent: ${dark};
}
`;
  const navbarRule = `
.Navbar-primary {
  --color-background: ${navbar};
}
`;
  return [
    "@import 'legacydocs/templates/imported/mkdocs.css';\n",
    light === undefined ? '' : rules,
    navbar === undefined ? '' : navbarRule,
  ].join('');
}
