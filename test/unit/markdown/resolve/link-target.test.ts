import {describe, expect, it} from 'vitest';
import {
  assetCandidates,
  type LinkContext,
  linkTarget,
} from '../../../../src/markdown/resolve/link-target.ts';
import type {Route} from '../../../../src/site/types.ts';

const versions = [
  {name: '2.x', folder: 'content/docs/2.x', path: '/docs/2.x'},
  {name: 'current', folder: 'content/docs/current', path: '/docs'},
];

/** Returns the link context for a site with the given pages. @param pages Source paths, keyed by route path. */
function context(pages: Record<string, string>, overrides: Partial<LinkContext> = {}): LinkContext {
  const routes = Object.entries(pages).map(([path, sourcePath]): [Route, string] => [
    {path, outputPath: '', content: {kind: 'not-found'}},
    sourcePath,
  ]);
  return {
    sourcePath: 'content/docs/2.x/guide/testing.md',
    routePath: '/docs/2.x/guide/testing',
    version: versions[0],
    versions,
    staticFolders: ['content/static'],
    routes: {
      byPath: new Map(routes.map(([route]) => [route.path.replace(/(.)\/$/, '$1'), route])),
      bySource: new Map(routes.map(([route, source]) => [source, route])),
    },
    baseUrl: '/base/',
    ...overrides,
  };
}

const site = context({
  '/': 'content/pages/index.tsx',
  '/docs/2.x/': 'content/docs/2.x/about.md',
  '/docs/2.x/guide/testing': 'content/docs/2.x/guide/testing.md',
  '/docs/2.x/guide/renamed': 'content/docs/2.x/guide/debugging.md',
  '/docs/2.x/api/a b': 'content/docs/2.x/api/a b.md',
  '/docs/other': 'content/docs/current/other.md',
});

describe('Markdown file links', () => {
  it.each([
    ['./debugging.md', '/base/docs/2.x/guide/renamed'],
    ['debugging.md', '/base/docs/2.x/guide/renamed'],
    ['../about.md#top', '/base/docs/2.x/#top'],
    ['about.md', '/base/docs/2.x/'],
    ['/about.md', '/base/docs/2.x/'],
    ['/content/docs/current/other.md?x=1#y', '/base/docs/other?x=1#y'],
    ['../../current/other.md', '/base/docs/other'],
    ['../api/a%20b.md', '/base/docs/2.x/api/a%20b'],
    ['@site/content/docs/current/other.md', '/base/docs/other'],
  ])('LINK-04 turns %s into %s', (written, href) => {
    expect(linkTarget(written, site)).toEqual({type: 'page', href});
  });

  it("LINK-04 tries the version's folder before the file's folder for a plain name", () => {
    const both = context({
      '/docs/2.x/a': 'content/docs/2.x/a.md',
      '/docs/2.x/guide/a': 'content/docs/2.x/guide/a.md',
    });
    expect(linkTarget('a.md', both)).toEqual({type: 'page', href: '/base/docs/2.x/a'});
    expect(linkTarget('./a.md', both)).toEqual({type: 'page', href: '/base/docs/2.x/guide/a'});
  });

  it('LINK-06 keeps a link in its own version, case-sensitively', () => {
    expect(linkTarget('other.md', site).type).toBe('missing-source');
    expect(linkTarget('./Debugging.md', site).type).toBe('missing-source');
  });
});

describe('URL links', () => {
  it.each([
    ['/docs/2.x', '/base/docs/2.x/'],
    ['/base/docs/other', '/base/docs/other'],
    ['/base', '/base/'],
    ['/', '/base/'],
    ['/docs/other.html#a', '/base/docs/other#a'],
    ['/docs/2.x/index.html', '/base/docs/2.x/'],
    ['renamed', '/base/docs/2.x/guide/renamed'],
    ['../?q=1', '/base/docs/2.x/?q=1'],
    ['?q=1', '/base/docs/2.x/guide/testing?q=1'],
  ])('LINK-02 turns %s into %s', (written, href) => {
    expect(linkTarget(written, site)).toEqual({type: 'page', href});
  });

  it('leaves an unknown path to the link check', () => {
    expect(linkTarget('/nowhere', site)).toEqual({type: 'page', href: '/base/nowhere'});
    expect(linkTarget('../../../../out', site)).toEqual({type: 'page', href: '../../../../out'});
  });

  it('LINK-03 adds the base path to pathname:// and never checks it', () => {
    expect(linkTarget('pathname:///legacy/x.html', site)).toEqual({
      type: 'unchecked',
      href: '/base/legacy/x.html',
    });
  });

  it('MD-20 treats other extensions as files, unless a page has that path', () => {
    const withDots = context({'/docs/2.x/guide/migration-from-1.x': 'content/docs/2.x/m.md'});
    expect(linkTarget('./migration-from-1.x', withDots).type).toBe('page');
    expect(linkTarget('./patch.zip', withDots)).toEqual({
      type: 'file',
      candidates: ['content/docs/2.x/guide/patch.zip'],
      href: '/base/docs/2.x/guide/patch.zip',
    });
  });
});

describe('asset candidates', () => {
  it.each([
    ['./a.png', ['content/docs/2.x/guide/a.png']],
    ['../img/a.png', ['content/docs/2.x/img/a.png']],
    ['/img/a.png', ['content/static/img/a.png']],
    ['@site/content/a.png', ['content/a.png']],
  ])('MD-18 searches for %s', (written, candidates) => {
    expect(assetCandidates(written, site)).toEqual(candidates);
  });
});
