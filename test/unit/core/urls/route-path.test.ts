import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  applyTrailingSlash,
  findRoute,
  normalizeRoutePath,
  withoutTrailingSlash,
  withTrailingSlash,
} from '../../../../src/core/urls/href.ts';
import {routePath, trailingSlash} from './arbitraries.ts';

describe('normalizeRoutePath', () => {
  it.each([
    ['/docs/index.html', '/docs/'],
    ['/index.html', '/'],
    ['/docs/a.html', '/docs/a'],
    ['/docs/a', '/docs/a'],
    ['/docs/', '/docs/'],
    ['/a.html/b', '/a.html/b'],
    ['/.html', '/.html'],
    ['/html', '/html'],
    ['/a.html.html', '/a'],
    ['/a/index.html.html', '/a/'],
  ])('ROUTE-03 turns %s into %s', (path, clean) => {
    expect(normalizeRoutePath(path)).toBe(clean);
  });

  it('ROUTE-03 leaves a clean path unchanged', () => {
    fc.assert(
      fc.property(routePath, (path) => {
        const clean = normalizeRoutePath(path);
        expect(clean).toMatch(/^\//);
        expect(normalizeRoutePath(clean)).toBe(clean);
      }),
    );
  });
});

describe('trailing slashes', () => {
  it.each([
    ['/', true, '/'],
    ['/', false, '/'],
    ['/a', undefined, '/a'],
    ['/a/', undefined, '/a/'],
    ['/a', true, '/a/'],
    ['/a/', true, '/a/'],
    ['/a/', false, '/a'],
  ])(
    'SLASH-01, SLASH-02, SLASH-03 turn %s with trailingSlash %s into %s',
    (path, setting, expected) => {
      expect(applyTrailingSlash(path, setting)).toBe(expected);
    },
  );

  it('SLASH-02, SLASH-03 are decided once: applying a setting again changes nothing', () => {
    fc.assert(
      fc.property(routePath, trailingSlash, (path, setting) => {
        const applied = applyTrailingSlash(path, setting);
        expect(applyTrailingSlash(applied, setting)).toBe(applied);
        expect(withoutTrailingSlash(applied)).toBe(withoutTrailingSlash(path));
      }),
    );
  });

  it('are removed and added', () => {
    expect(['/', '/a', '/a/'].map(withoutTrailingSlash)).toEqual(['/', '/a', '/a']);
    expect(['/', '/a', '/a/'].map(withTrailingSlash)).toEqual(['/', '/a/', '/a/']);
  });
});

describe('findRoute', () => {
  const routes = new Map([
    ['/', 'home'],
    ['/docs', 'docs'],
    ['/docs/a', 'a'],
    ['/docs/page.html', 'exact'],
  ]);

  it.each([
    ['/', 'home'],
    ['/index.html', 'home'],
    ['/docs', 'docs'],
    ['/docs/', 'docs'],
    ['/docs/index.html', 'docs'],
    ['/docs/a.html', 'a'],
    ['/docs/page.html', 'exact'],
    ['/DOCS', undefined],
    ['/docs/b', undefined],
  ])('ROUTE-03 finds for %s: %s', (path, route) => {
    expect(findRoute(path, routes)).toBe(route);
  });
});
