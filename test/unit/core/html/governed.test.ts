import {describe, expect, it} from 'vitest';
import {extractLinks} from '../../../../src/core/html/extract-links.ts';

const loads = (html: string): string[] =>
  extractLinks(html).loads.map(({kind, href}) => `${kind} ${href}`);
const code = (html: string): string[] => extractLinks(html).inlineCode.map(({what}) => what);

describe('resources and code that a policy governs', () => {
  it.each([
    ['<img src="a" srcset="b 1x, c 2x">', ['img a', 'img b', 'img c']],
    ['<picture><source srcset="a 1x"></picture>', ['img a']],
    [
      '<video src="a" poster="b"><source src="c"><track src="d"></video>',
      ['media a', 'img b', 'media c', 'media d'],
    ],
    ['<audio src="a"></audio>', ['media a']],
    ['<iframe src="a"></iframe>', ['frame a']],
    ['<embed src="a"><object data="b"></object>', ['object a', 'object b']],
    ['<script src="a"></script>', ['script a']],
    [
      '<link rel="stylesheet" href="a"><link rel="icon" href="b"><link rel="canonical" href="c">',
      ['style a', 'img b'],
    ],
    ['<link rel="preload" as="font" href="a"><link rel="preconnect" href="b">', ['font a']],
    ['<link rel="manifest" href="a">', ['manifest a']],
    ['<form action="a"><button formaction="b"></button></form>', ['formAction a', 'formAction b']],
    ['<svg><image href="a"/></svg>', ['img a']],
    ['<a href="a"></a>', []],
  ])('are found in %s', (html, expected) => {
    expect(loads(html)).toEqual(expected);
    // An unquoted attribute, which serialized HTML never contains, must make no difference.
    expect(loads(`<p class=a>${html}`)).toEqual(expected);
  });

  it.each([
    ['<button class="x" onclick="a()"></button>', 'The event handler `onclick` on `<button>`'],
    ['<style>a{}</style>', 'A `<style>` element'],
    ['<script>a()</script>', 'An inline `<script>`'],
    ['<script type="module">a()</script>', 'An inline `<script>`'],
    ['<a href=" javascript:a()">a</a>', 'The `javascript:` URL in `<a>`'],
  ])('describes code: %s', (html, what) => {
    expect(code(html)).toEqual([what]);
    expect(code(`<p class=a>${html}`)).toEqual([what]);
  });

  it('does not treat data as code', () => {
    expect(code('<script type="application/json">{}</script><p title="a onclick=b">')).toEqual([]);
  });
});
