import {describe, expect, it} from 'vitest';
import {navbarStyle, printStyles} from '../../../../src/tools/import/mkdocs/colors.ts';
import type {Fields} from '../../../../src/tools/import/values.ts';

describe('the navbar of a MkDocs site', () => {
  it.each([
    [{name: 'material'}, 'primary', '#283593'],
    [{name: 'material', palette: {primary: 'teal'}}, 'primary', '#00695c'],
    [
      {name: 'material', palette: [{scheme: 'slate'}, {primary: 'deep purple'}]},
      'primary',
      '#4527a0',
    ],
    [{name: 'material', palette: {primary: 'custom', accent: 'red'}}, 'primary', undefined],
    [{name: 'material', palette: {primary: 'white'}}, undefined, undefined],
    [{name: 'material', palette: {primary: 'black'}}, 'dark', undefined],
    [{name: 'readthedocs'}, undefined, undefined],
  ])('of the theme %j has the style %s', (theme: Fields, style, color) => {
    expect(navbarStyle(theme)).toBe(style);
    const [, background] =
      /\.Navbar-primary \{\n {2}--color-background: (.*);/.exec(printStyles(theme)) ?? [];
    expect(background).toBe(color);
  });
});
