import {describe, expect, it} from 'vitest';
import {layoutOf} from './support.ts';

const versions = [
  {name: 'current', label: '3.x', path: '/docs', docs: {about: {}, shared: {}, 'only-3': {}}},
  {name: '2.x', path: '/docs/2.x', docs: {about: {}, shared: {}}},
  {name: '1.x', path: '/docs/1.x', docs: {start: {}, 'nodes/abs': {}}},
];

describe('version dropdown', () => {
  const site = layoutOf(versions);
  const alternates = (path: string) => site.layout.routeData(site.route(path)).alternates;

  it('VER-13, VER-14 leads to the same doc where a version has it', () => {
    expect(alternates('/docs/shared')).toEqual([
      {version: 'current', href: '/base/docs/shared', samePage: true},
      {version: '2.x', href: '/base/docs/2.x/shared', samePage: true},
      {version: '1.x', href: '/base/docs/1.x/start', samePage: false},
    ]);
  });

  it("VER-14 falls back to the version's main doc", () => {
    expect(alternates('/docs/1.x/nodes/abs')).toEqual([
      {version: 'current', href: '/base/docs/about', samePage: false},
      {version: '2.x', href: '/base/docs/2.x/about', samePage: false},
      {version: '1.x', href: '/base/docs/1.x/nodes/abs', samePage: true},
    ]);
  });

  it('VER-08 links the banner to the same doc in the last version, else its main doc', () => {
    const latest = (path: string) => {
      const {page} = site.layout.routeData(site.route(path));
      return page.kind === 'doc' ? page.latest : undefined;
    };
    expect(latest('/docs/2.x/shared')).toEqual({label: '3.x', href: '/base/docs/shared'});
    expect(latest('/docs/1.x/nodes/abs')).toEqual({label: '3.x', href: '/base/docs/about'});
  });
});

describe('search engines', () => {
  const policy = (searchEngines: 'index' | 'canonical' | 'noindex') => {
    const site = layoutOf([
      {name: 'current', path: '/docs', docs: {shared: {}}},
      {name: '2.x', path: '/docs/2.x', docs: {shared: {}, old: {}}, searchEngines},
    ]);
    const tags = (path: string): string[] =>
      site.layout
        .head(site.route(path))
        .map(({attributes}) => Object.values(attributes).join(' '))
        .filter((text) => /^(canonical|og:url|robots)/.test(text));
    return {site, tags};
  };

  it('SEO-07 indexes every page by default', () => {
    const {site, tags} = policy('index');
    expect(tags('/docs/2.x/shared')).toEqual([
      'og:url https://example.org/base/docs/2.x/shared',
      'canonical https://example.org/base/docs/2.x/shared',
    ]);
    expect(site.layout.isIndexed(site.route('/docs/2.x/shared'))).toBe(true);
  });

  it('points an old page to the same page of the newest version if the version is configured so', () => {
    const {site, tags} = policy('canonical');
    expect(tags('/docs/2.x/shared')).toEqual([
      'og:url https://example.org/base/docs/shared',
      'canonical https://example.org/base/docs/shared',
    ]);
    expect(tags('/docs/2.x/old')).toEqual([
      'og:url https://example.org/base/docs/2.x/old',
      'canonical https://example.org/base/docs/2.x/old',
    ]);
    expect(site.layout.isIndexed(site.route('/docs/2.x/shared'))).toBe(false);
    expect(site.layout.isIndexed(site.route('/docs/2.x/old'))).toBe(true);
  });

  it('VER-10 hides a version from search engines', () => {
    const {tags} = policy('noindex');
    expect(tags('/docs/2.x/shared')).toContain('robots noindex, nofollow');
    expect(tags('/docs/shared')).not.toContain('robots noindex, nofollow');
  });
});
