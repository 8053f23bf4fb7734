import {describe, expect, it} from 'vitest';
import {readRedirectsFile} from '../../../../src/serve/hosts/hosting-files.ts';
import {pathBetween, relocator} from '../../../../src/tools/export/relocate.ts';

const files = new Set([
  'index.html',
  'docs/index.html',
  'docs/2.x/index.html',
  'docs/2.x/a.html',
  'docs/größe 1/index.html',
  'img/a #1.svg',
]);

function relocated(written: string, outputPath = 'docs/2.x/index.html', baseUrl = '/x/') {
  const missing: string[] = [];
  const redirects = readRedirectsFile('/x/v1/* /x/docs/:splat 301\n/x/top /x/docs/#top 301\n');
  const url = `https://example.org${baseUrl}${outputPath.replace(/index\.html$/, '')}`;
  const relocate = relocator({url: 'https://example.org'}, {baseUrl, files, redirects}, (address) =>
    missing.push(address),
  );
  const address = relocate(written, {outputPath, url});
  return missing.length === 0 ? address : {address, missing};
}

describe('a URL in an export', () => {
  it.each([
    ['/x/', '../../index.html'],
    ['/x', '../../index.html'],
    ['/x/docs/#setup', '../index.html#setup'],
    ['/x/docs/2.x?q=1#a', 'index.html?q=1#a'],
    ['/x/docs/2.x/a', 'a.html'],
    ['/x/docs/2.x/a.html', 'a.html'],
    ['/x/docs/gr%C3%B6%C3%9Fe%201/', '../gr%C3%B6%C3%9Fe%201/index.html'],
    ['/x/docs/größe 1#maß', '../gr%C3%B6%C3%9Fe%201/index.html#ma%C3%9F'],
    ['/x/img/a%20%231.svg', '../../img/a%20%231.svg'],
    ['../2.x/', 'index.html'],
    ['a', 'a.html'],
    ['?q=1', 'index.html?q=1'],
    ['/x/v1/2.x', 'index.html'],
    ['/x/top', '../index.html#top'],
  ])('FORM-04 `%s` leads from file to file: `%s`', (written, expected) => {
    expect(relocated(written)).toBe(expected);
  });

  it.each([
    '',
    '#a',
    'https://example.com/',
    'mailto:a@example.org',
    'data:,x',
    'javascript:void 0',
  ])('FORM-04 `%s` is unchanged', (written) => {
    expect(relocated(written)).toBe(written);
  });

  it('FORM-04 leads to the web if there is no file, which is reported under the base path only', () => {
    expect(relocated('/x/gone#a')).toEqual({
      address: 'https://example.org/x/gone#a',
      missing: ['https://example.org/x/gone'],
    });
    expect(relocated('/other/app')).toBe('https://example.org/other/app');
    expect(relocated('//cdn.example.com/a.js')).toBe('https://cdn.example.com/a.js');
  });

  it('FORM-04 is found at the root of a host too', () => {
    expect(relocated('/docs/', 'index.html', '/')).toBe('docs/index.html');
  });

  it('cannot be mistaken for a protocol', () => {
    expect(pathBetween('index.html', 'a:b/index.html')).toBe('a%3Ab/index.html');
  });
});
