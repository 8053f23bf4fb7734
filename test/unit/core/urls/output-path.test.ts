import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  likelyFile,
  outputPathProblem,
  outputPathToRoute,
  routeToDataPath,
  routeToOutputPath,
  withoutTrailingSlash,
} from '../../../../src/core/urls/href.ts';
import {routePath, trailingSlash} from './arbitraries.ts';

describe('routeToOutputPath', () => {
  it.each([
    ['/', undefined, 'index.html'],
    ['/', true, 'index.html'],
    ['/', false, 'index.html'],
    ['/docs/2.x/', undefined, 'docs/2.x/index.html'],
    ['/docs/2.x', undefined, 'docs/2.x/index.html'],
    ['/docs/2.x/', true, 'docs/2.x/index.html'],
    ['/docs', false, 'docs.html'],
    ['/docs/2.x/', false, 'docs/2.x.html'],
  ])('SLASH-01, SLASH-02, SLASH-03 maps %s with trailingSlash %s to %s', (path, setting, file) => {
    expect(routeToOutputPath(path, setting)).toBe(file);
  });

  it('is reversed by outputPathToRoute, except for the trailing slash', () => {
    fc.assert(
      fc.property(routePath, trailingSlash, (path, setting) => {
        // Without trailing slashes, `/a/index` and `/a/` would have the same file. No route ends with `/index`.
        fc.pre(setting !== false || !/\/index\/?$/.test(path));
        const route = outputPathToRoute(routeToOutputPath(path, setting));
        expect(withoutTrailingSlash(route ?? '')).toBe(withoutTrailingSlash(path));
      }),
    );
  });

  it('maps different routes to different files', () => {
    fc.assert(
      fc.property(routePath, routePath, trailingSlash, (one, two, setting) => {
        fc.pre(setting !== false || ![one, two].some((path) => /\/index\/?$/.test(path)));
        const same = withoutTrailingSlash(one) === withoutTrailingSlash(two);
        expect(routeToOutputPath(one, setting) === routeToOutputPath(two, setting)).toBe(same);
      }),
    );
  });
});

describe('outputPathToRoute', () => {
  it.each([
    ['index.html', '/'],
    ['docs/index.html', '/docs/'],
    ['docs/2.x.html', '/docs/2.x'],
    ['404.html', '/404'],
    ['a/.html', undefined],
    ['img/logo.png', undefined],
    ['_data/index.json', undefined],
  ])('reads %s as %s', (file, route) => {
    expect(outputPathToRoute(file)).toBe(route);
  });
});

describe('outputPathProblem', () => {
  it.each([
    ['', 'it is empty'],
    ['/etc/passwd', 'it begins with `/`'],
    ['C:/x.html', 'it begins with a drive letter'],
    ['a\\..\\b.html', 'it contains a backslash'],
    ['a\0.html', 'it contains a control character'],
    ['a\n.html', 'it contains a control character'],
    ['a\uD800.html', 'it contains half of a surrogate pair'],
    ['../x.html', 'it leaves its folder with `..`'],
    ['a/../../x.html', 'it leaves its folder with `..`'],
    ['a/..', 'it leaves its folder with `..`'],
    ['a//b.html', 'it contains an empty segment'],
    ['a/./b.html', 'it contains an empty segment'],
    ['a/', 'it contains an empty segment'],
    [`a/${'ü'.repeat(126)}/index.html`, 'it contains a segment of more than 250 bytes'],
  ])('refuses %j', (path, problem) => {
    expect(outputPathProblem(path)).toBe(problem);
  });

  it.each(['index.html', 'a b/100%.html', '..a/b...html', '日本/c#?.html', 'ü'.repeat(125)])(
    'accepts %s',
    (path) => {
      expect(outputPathProblem(path)).toBeUndefined();
    },
  );

  it('accepts only paths within the folder', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), (path) => {
        if (outputPathProblem(path) !== undefined) return;
        const resolved = new URL(encodeURIComponent(path).replaceAll('%2F', '/'), 'file:///out/');
        expect(decodeURIComponent(resolved.pathname)).toBe(`/out/${path}`);
      }),
    );
  });
});

describe('routeToDataPath', () => {
  it('names data after the path, and `index` for the home page', () => {
    expect(['/', '/docs/2.x/', '/docs/2.x', '/a b'].map(routeToDataPath)).toEqual([
      '_data/index',
      '_data/docs/2.x',
      '_data/docs/2.x',
      '_data/a b',
    ]);
  });
});

it('routeToDataPath keeps the data of pages apart from the files that describe the site', () => {
  expect(
    ['/search', '/routes/', '/sidebars/2.x', '/sidebars', '/docs/search'].map(routeToDataPath),
  ).toEqual([
    '_data/_data/search',
    '_data/_data/routes',
    '_data/_data/sidebars/2.x',
    '_data/sidebars',
    '_data/docs/search',
  ]);
});

describe('likelyFile', () => {
  it.each([
    ['', 'index.html', 'index.html'],
    ['docs/2.x', 'docs/2.x/index.html', 'docs/2.x.html'],
    ['docs/v1.5', 'docs/v1.5/index.html', 'docs/v1.5.html'],
    ['img/logo.svg', 'img/logo.svg', 'img/logo.svg'],
    ['old.html', 'old.html', 'old.html'],
  ])('`%s` is probably `%s`, without trailing slashes `%s`', (path, folder, file) => {
    expect([likelyFile(path, undefined), likelyFile(path, false)]).toEqual([folder, file]);
  });
});
