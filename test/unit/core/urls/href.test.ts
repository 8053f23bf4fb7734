import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  decodePath,
  hrefKind,
  pathnameHref,
  routeToHref,
  splitHref,
  withBaseUrl,
  withoutBaseUrl,
} from '../../../../src/core/urls/href.ts';
import {baseUrl, routePath} from './arbitraries.ts';

describe('hrefKind', () => {
  it.each([
    ['https://example.org', 'external'],
    ['//example.org/x', 'external'],
    ['mailto:a@example.org', 'external'],
    ['TEL:1', 'external'],
    ['pathname:///x', 'pathname'],
    ['#top', 'hash'],
    ['/docs', 'internal'],
    ['../a:b', 'internal'],
    ['?x=1', 'internal'],
    ['', 'internal'],
    ['1a:b', 'internal'],
  ])('LINK-01, LINK-03 classifies %s as %s', (href, kind) => {
    expect(hrefKind(href)).toBe(kind);
  });

  it('LINK-01 classifies exactly the URLs of other origins and protocols as external', () => {
    const page = 'http://site.invalid/docs/page';
    fc.assert(
      fc.property(fc.webUrl(), routePath, (url, path) => {
        expect(hrefKind(url)).toBe('external');
        fc.pre(!path.startsWith('//'));
        const internal = encodeURI(path);
        expect(hrefKind(internal)).toBe('internal');
        expect(new URL(internal, page).origin).toBe('http://site.invalid');
      }),
    );
  });
});

describe('splitHref', () => {
  it.each([
    ['/a?b#c', {pathname: '/a', search: '?b', hash: '#c'}],
    ['a#b?c', {pathname: 'a', search: '', hash: '#b?c'}],
    ['?b', {pathname: '', search: '?b', hash: ''}],
    ['', {pathname: '', search: '', hash: ''}],
  ])('splits %j', (href, parts) => {
    expect(splitHref(href)).toEqual(parts);
  });

  it('loses nothing, and agrees with URL on the parts', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
        const href = `/x${path}?${query}#${hash}`;
        const parts = splitHref(href);
        expect(parts.pathname + parts.search + parts.hash).toBe(href);
        const whole = new URL(href, 'http://site.invalid');
        expect(new URL(parts.pathname, 'http://site.invalid').pathname).toBe(whole.pathname);
        expect(new URL(parts.search, 'http://site.invalid').search).toBe(whole.search);
        expect(new URL(parts.hash, 'http://site.invalid').hash).toBe(whole.hash);
      }),
    );
  });
});

describe('base URL', () => {
  it.each([
    ['/docs', '/', '/docs'],
    ['/docs', '/base/', '/base/docs'],
    ['/base/docs', '/base/', '/base/docs'],
    ['/base', '/base/', '/base/'],
    ['/based', '/base/', '/base/based'],
    ['/', '/base/', '/base/'],
  ])('LINK-02 is put before %s once: with %s it is %s', (path, base, expected) => {
    expect(withBaseUrl(path, base)).toBe(expected);
    expect(withBaseUrl(expected, base)).toBe(expected);
  });

  it('LINK-02 is removed again', () => {
    fc.assert(
      fc.property(routePath, baseUrl, (path, base) => {
        fc.pre(base === '/' || !`${path}/`.startsWith(base));
        expect(withoutBaseUrl(withBaseUrl(path, base), base)).toBe(path);
      }),
    );
    expect(withoutBaseUrl('/base', '/base/')).toBe('/');
  });

  it('LINK-03 is added to pathname URLs', () => {
    expect(pathnameHref('pathname:///x.html?y', '/base/')).toBe('/base/x.html?y');
    expect(pathnameHref('pathname://x', '/base/')).toBe('/base/x');
  });
});

describe('routeToHref', () => {
  it.each([
    ['/', '/base/'],
    ['/docs/2.x/', '/base/docs/2.x/'],
    ['/a b', '/base/a%20b'],
    ['/100%', '/base/100%25'],
    ['/what?', '/base/what%3F'],
    ['/c#', '/base/c%23'],
    ['/日本', '/base/%E6%97%A5%E6%9C%AC'],
    ["/it's:(1)", "/base/it's:(1)"],
  ])('encodes %s as %s', (path, href) => {
    expect(routeToHref(path, '/base/')).toBe(href);
  });

  it('is a URL that consists of the path, and decodes to the route', () => {
    fc.assert(
      fc.property(routePath, baseUrl, (path, base) => {
        const href = routeToHref(path, base);
        const url = new URL(href, 'http://site.invalid');
        expect([url.search, url.hash]).toEqual(['', '']);
        expect(decodePath(url.pathname)).toBe(base + path.slice(1));
      }),
    );
  });
});

describe('decodePath', () => {
  it('leaves a path with a stray % unchanged', () => {
    expect(['/a%20b', '/100%', '/%zz', '/%E0%A4%A'].map(decodePath)).toEqual([
      '/a b',
      '/100%',
      '/%zz',
      '/%E0%A4%A',
    ]);
  });
});
