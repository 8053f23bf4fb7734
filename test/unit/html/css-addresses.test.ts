import {describe, expect, it} from 'vitest';
import {cssAddresses} from '../../../src/html/css-addresses.ts';
import {ignoring} from '../../../src/check/ignore.ts';

describe('the addresses in a style sheet', () => {
  it.each([
    ['a {b: url(x.png)}', ['x.png']],
    ['a {b: url( "x y.png" ), URL(\'z.png\')}', ['x y.png', 'z.png']],
    ['a {b: url(x\\)y.png)}', ['x)y.png']],
    ['@import "a.css"; @import url(b.css) print;', ['a.css', 'b.css']],
    ['/* url(a) */ a {content: "url(b)"; c: \'/* \'; d: url(e)}', ['e']],
    ['a {b: url()} c {d: my-url(e)', []],
    ['a {b: url(data:image/png;base64,AA==)}', ['data:image/png;base64,AA==']],
    ['/* never closed url(a)', []],
  ])('are found in %s', (css, expected) => {
    expect(cssAddresses(css).map(({href}) => href)).toEqual(expected);
  });
});

describe('patterns to ignore', () => {
  it.each([
    ['https://x.com/*', 'https://x.com/a/b?c', true],
    ['https://x.com/*', 'https://xacom/a', false],
    ['/docs/1.x/*', '/docs/1.x/a', true],
    ['/docs/1.x', '/docs/1.x/a', false],
    ['*/draft/*', 'https://x.com/draft/1', true],
    ['https://x.com/?a=(1)', 'https://x.com/?a=(1)', true],
  ])('%s and %s: %s', (pattern, name, expected) => {
    expect(ignoring([pattern])([name])).toBe(expected);
  });
});
