import {describe, expect, it} from 'vitest';
import {
  newRedirects,
  redirectSettings,
  withPatterns,
} from '../../../../src/tools/import/redirects.ts';
import {docusaurusConfig, planned} from '../../../support/old-site.ts';

const names = ['a', 'b/c', 'd', 'e'];
const pages = names.map((name) => `/docs/${name}`);
const redirects = names.map((name) => ({from: `/old/${name}`, to: `/docs/${name}`}));
const pattern = {from: '/old/*', to: '/docs/:splat'};

describe('the old URLs of the search page and of an empty blog', () => {
  it('lead to the home page, unless a page has that URL', async () => {
    const {plan} = await planned({
      'docusaurus.config.js': docusaurusConfig(),
      'docs/a.md': '# A\n',
    });
    const keptWith = (routes: readonly string[]) =>
      newRedirects({
        wanted: [],
        fallbacks: plan.fallbacks,
        oldPaths: ['/search', '/blog/archive', '/docs/a'],
        routes,
      }).kept;
    const archive = {from: '/blog/archive', to: '/'};
    expect(keptWith(['/', '/docs/a'])).toEqual([{from: '/search', to: '/'}, archive]);
    expect(keptWith(['/', '/docs/a', '/search'])).toEqual([archive]);
    expect(keptWith(['/docs/a'])).toEqual([]);
  });
});

it('have URLs without spaces as targets', () => {
  expect(redirectSettings([{from: '/a b.html', to: '/a b'}])).toEqual([
    {from: '/a b.html', to: '/a%20b'},
  ]);
});

describe('redirects of a complete folder', () => {
  it('are one pattern', () => {
    const other = {from: '/x', to: '/docs/a#b'};
    expect(withPatterns([other, ...redirects], ['/', ...pages])).toEqual([other, pattern]);
  });

  it.each([
    ['a page has none', [...pages, '/docs/new']],
    ['a page lies among the old addresses', [...pages, '/old/mine']],
    ['there are few', pages.slice(0, 3)],
  ])('are unchanged if %s', (_why, routes) => {
    const some = redirects.slice(0, Math.min(routes.length, 4));
    expect(withPatterns(some, routes)).toEqual(some);
  });

  it('are unchanged if URLs share only their endings', () => {
    const some = names.map((name) => ({from: `/${name}`, to: `/docs/${name}`}));
    expect(withPatterns(some, pages)).toEqual(some);
  });
});
