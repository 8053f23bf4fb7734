import {expect, it} from 'vitest';
import {offlineDocument} from '../../../../src/tools/export/offline-document.ts';

const inFile = (html: string): string =>
  offlineDocument(
    html,
    (written) => (written.startsWith('/x/') ? `to${written.slice(2)}` : written),
    '_offline/loader.js',
  );

it.each([
  ['<a class=b href=/x/a>', '<a class=b href="to/a">'],
  ["<a href='/x/a?b&amp;c'>", '<a href="to/a?b&amp;c">'],
  ['<a href=" /x/a ">', '<a href="to/a">'],
  ['<a href="#b">', '<a href="#b">'],
  [
    '<img srcset="/x/a.png, /x/b.png 2x" src="/x/a.png">',
    '<img srcset="to/a.png, to/b.png 2x" src="to/a.png">',
  ],
  ['<video poster="/x/a.png" src="/x/a.mp4">', '<video poster="to/a.png" src="to/a.mp4">'],
  ['<object data="/x/a.svg">', '<object data="to/a.svg">'],
  ['<p data="/x/a">', '<p data="/x/a">'],
  ['<svg><image xlink:href="/x/a.svg"/></svg>', '<svg><image xlink:href="to/a.svg"/></svg>'],
  [`<p style="background: url('/x/a.png')">`, '<p style="background: url(&quot;to/a.png&quot;)">'],
  ['<style>a { mask: url(/x/a.png) }</style>', '<style>a { mask: url("to/a.png") }</style>'],
  [
    '<meta http-equiv=refresh content="0; url=/x/a#b">',
    '<meta http-equiv=refresh content="0; url=to/a#b">',
  ],
  [
    '<!-- <a href="/x/a"> --><title><a href="/x/a"></title>',
    '<!-- <a href="/x/a"> --><title><a href="/x/a"></title>',
  ],
])('FORM-04 has URLs of files: `%s`', (html, expected) => {
  expect(inFile(html)).toBe(expected);
});

it('FORM-04 has plain scripts instead of modules, after the one that runs them', () => {
  expect(
    inFile(
      '<script src="/x/old.js"></script><script type="module" src="/x/a.js" async crossorigin integrity="sha256-"></script><script type=module src=/x/b.js></script><script type=module src=https://example.com/c.js></script>',
    ),
  ).toMatchInlineSnapshot(`
    "<script src="to/old.js"></script><script defer src="_offline/loader.js"></script>
    <script defer data-start src="to/a.js"   ></script><script defer data-start src="to/b.js"></script><script type=module src=https://example.com/c.js></script>"
  `);
});

it('FORM-04 has no base, and no network-only elements', () => {
  expect(
    inFile(
      '<base href="/x/"><link rel="modulepreload" href="/x/a.js"><link rel=manifest href=/x/m.json><link rel="stylesheet" href="/x/a.css" crossorigin><link rel="canonical" href="https://example.org/x/">',
    ),
  ).toMatchInlineSnapshot(
    `"<link rel="stylesheet" href="to/a.css" ><link rel="canonical" href="https://example.org/x/">"`,
  );
});
