import {describe, expect, it} from 'vitest';
import {
  dataUrl,
  looksLikeFile,
  recoverRoute,
  routePathOf,
} from '../../../../../templates/client/navigation/urls.ts';

describe('the route path of a URL', () => {
  it('ROUTE-02, ROUTE-06 is decoded, without base path and trailing slash', () => {
    expect(routePathOf('/base/docs/a%20b/', '/base/')).toBe('/docs/a b');
    expect(routePathOf('/base/docs/100%', '/base/')).toBe('/docs/100%');
    expect(routePathOf('/docs/2.x/', '/')).toBe('/docs/2.x');
  });

  it('is that of the home page at the base, with or without its slash', () => {
    expect(routePathOf('/base/', '/base/')).toBe('/');
    expect(routePathOf('/base', '/base/')).toBe('/');
    expect(routePathOf('/', '/')).toBe('/');
  });

  it('is none outside of the base', () => {
    expect(routePathOf('/based/docs', '/base/')).toBeUndefined();
    expect(routePathOf('/', '/base/')).toBeUndefined();
  });
});

describe('names of files', () => {
  it('are distinguished from versions and from names without an extension', () => {
    expect(['/a.zip', '/docs/a.html', '/docs/node.js'].every(looksLikeFile)).toBe(true);
    expect(['/docs/2.x', '/docs/1.10', '/docs/2.x/guide', '/'].some(looksLikeFile)).toBe(false);
  });
});

describe('data URLs of routes', () => {
  it('ROUTE-12 depend on the path alone, percent-encoded', () => {
    expect(dataUrl('/', 'json', '/base/')).toBe('/base/_data/index.json');
    expect(dataUrl('/docs/a b', 'js', '/base/')).toBe('/base/_data/docs/a%20b.js');
  });
});

describe('recovering a route', () => {
  const routes = ['/', '/docs/', '/docs/2.x/', '/docs/a', '/docs/b.html', '/docs/b'];

  it('ROUTE-03 drops .html and /index.html, unless that is a route itself', () => {
    expect(recoverRoute('/docs/a.html', routes)).toBe('/docs/a');
    expect(recoverRoute('/docs/2.x/index.html', routes)).toBe('/docs/2.x/');
    expect(recoverRoute('/index.html', routes)).toBe('/');
    expect(recoverRoute('/docs/b.html', routes)).toBe('/docs/b.html');
  });

  it('ROUTE-02 ignores case and one trailing slash', () => {
    expect(recoverRoute('/DOCS/2.X', routes)).toBe('/docs/2.x/');
    expect(recoverRoute('/Docs/A/', routes)).toBe('/docs/a');
  });

  it('finds nothing else', () => {
    expect(recoverRoute('/docs/c', routes)).toBeUndefined();
    expect(recoverRoute('/docs/a/b', routes)).toBeUndefined();
  });
});
