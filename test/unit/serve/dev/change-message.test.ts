import {expect, it} from 'vitest';
import {changeMessage} from '../../../../src/serve/dev/dev-site.ts';
import {siteIn} from '../../site/content/read-site.ts';

const routes = [{path: '/'}, {path: '/docs/a'}, {path: '/docs/b/'}];
const before = {site: siteIn('/site'), routes};

function message({
  written = [],
  now = before,
  shown = [],
}: {
  written?: readonly string[];
  now?: typeof before;
  shown?: readonly string[];
}) {
  return changeMessage({before, now, written: new Set(written), shown});
}

it('names the articles that changed', () => {
  const written = ['_data/docs/b.js', '_data/docs/a.json', '_data/index.js', 'docs/a/index.html'];
  expect(message({written})).toEqual({kind: 'built', articles: ['/', '/docs/b/']});
});

it('is absent if nothing changed, even if the configuration was read again', () => {
  expect(message({})).toBeUndefined();
  expect(message({now: {...before, site: siteIn('/site')}})).toBeUndefined();
});

it('names articles whose pages show a text that was never built, although nothing was written', () => {
  expect(message({shown: ['/docs/a', '/gone']})).toEqual({kind: 'built', articles: ['/docs/a']});
});

it('names removed pages, although nothing was written', () => {
  expect(message({now: {...before, routes: routes.slice(1)}})).toEqual({
    kind: 'built',
    articles: [],
  });
});

it.each(['assets/js/runtime.1a2b3c4d.js', 'assets/js/entry.1.js', 'assets/css/styles.1.css'])(
  'reloads pages for %s, which all of them run',
  (path) => {
    expect(message({written: [path]})).toEqual({kind: 'reload', baseUrl: '/'});
  },
);

it('does not for code and styles of single pages', () => {
  const written = ['assets/js/chunk.1.js', 'assets/css/page.1.css'];
  expect(message({written})).toMatchObject({kind: 'built'});
});

it('reloads pages under the new base path when the configuration has changed', () => {
  const renamed = {...before, site: siteIn('/site', {favicon: 'other.svg'})};
  expect(message({now: renamed})).toEqual({kind: 'reload', baseUrl: '/'});
  const moved = {...before, site: siteIn('/site', {baseUrl: '/moved/'})};
  expect(message({now: moved})).toEqual({kind: 'reload', baseUrl: '/moved/'});
});

it('reloads pages after the first successful build', () => {
  const first = {before: undefined, now: before, written: new Set<string>(), shown: []};
  expect(changeMessage(first)).toEqual({kind: 'reload', baseUrl: '/'});
});
