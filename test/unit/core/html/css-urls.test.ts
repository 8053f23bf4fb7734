import {describe, expect, it} from 'vitest';
import {cssLoads, cssUrls} from '../../../../src/core/html/css-urls.ts';

describe('the URLs in a style sheet', () => {
  it.each([
    ['a {b: url(x.png)}', ['x.png']],
    ['a {b: url( "x y.png" ), URL(\'z.png\')}', ['x y.png', 'z.png']],
    ['a {b: url(x\\)y.png)}', ['x)y.png']],
    ['@import "a.css"; @import url(b.css) print;', ['a.css', 'b.css']],
    ['@import"a.css";', ['a.css']],
    ['/* url(a) */ a {content: "url(b)"; c: \'/* \'; d: url(e)}', ['e']],
    ['a {b: url()} c {d: my-url(e)', []],
    ['a {b: url(data:image/png;base64,AA==)}', ['data:image/png;base64,AA==']],
    ['/* never closed url(a)', []],
  ])('are found in %s', (css, expected) => {
    expect(cssUrls(css).map(({href}) => href)).toEqual(expected);
  });
});

describe('the resources of a style sheet', () => {
  it.each([
    ['@import "https://a.example/a.css";', 'style https://a.example/a.css'],
    ['@import url(https://a.example/a.css) print;', 'style https://a.example/a.css'],
    [
      'a{} @font-face {font-family: A; src: url(https://a.example/a.woff2)}',
      'font https://a.example/a.woff2',
    ],
    ['@font-face {src: url(x)} a {b: url(https://a.example/a.png)}', 'img https://a.example/a.png'],
  ])('are classified in %s', (css, expected) => {
    expect(cssLoads(css).map(({kind, href}) => `${kind} ${href}`)).toContain(expected);
  });
});
