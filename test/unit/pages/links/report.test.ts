import {describe, expect, it} from 'vitest';
import {check, link} from './support.ts';

const paths = ['/', '/docs/', '/docs/2.x/api/useSharedValue', '/docs/2.x/guide/testing'];

const at = (file: string, line: number, column = 1) => ({location: {file, line, column}});

describe('the report of a broken link', () => {
  it('LINK-09 states the written and the resolved URL, the location, the consequence and a suggestion', () => {
    const links = [
      link('/base/docs/2.x/api/useSharedValu', {
        written: '../api/useSharedValu',
        ...at('content/docs/2.x/guide/testing.md', 14, 3),
      }),
    ];
    expect(check(paths, [{route: '/docs/2.x/guide/testing', links}])).toEqual([
      {
        severity: 'error',
        code: 'broken-link',
        message:
          '`../api/useSharedValu` leads to a missing page. The link resolves to `/docs/2.x/api/useSharedValu`.',
        file: 'content/docs/2.x/guide/testing.md',
        line: 14,
        column: 3,
        consequence: 'Readers would see the 404 page.',
        hint: 'Did you mean `/docs/2.x/api/useSharedValue`?',
        target: '/docs/2.x/api/useSharedValu',
      },
    ]);
  });

  it('LINK-09 states the URL once if both are equal', () => {
    const links = [link('/base/docs/nope', {written: '/docs/nope#x'})];
    expect(check(paths, [{route: '/', links}])[0]?.message).toBe(
      '`/docs/nope#x` leads to a missing page.',
    );
  });

  it('LINK-07 names the page and the nearest anchor for a broken anchor', () => {
    const pages = [
      {route: '/', links: [link('/base/docs/#set_up', {written: 'docs/index.md#set_up'})]},
      {route: '/docs/', anchors: new Set(['install', 'set-up'])},
    ];
    expect(check(paths, pages)).toEqual([
      {
        severity: 'warning',
        code: 'broken-anchor',
        message:
          '`docs/index.md#set_up` leads to a missing anchor: the page `/docs/` has no id `set_up`.',
        file: 'content/docs/a.md',
        line: 1,
        column: 1,
        consequence: 'Readers would land at the top of the page.',
        hint: 'Did you mean `#set-up`?',
        target: '/docs/#set_up',
      },
    ]);
  });

  it('names the nearest file for a broken asset', () => {
    const links = [link('/base/img/logo.pgn', {kind: 'asset'})];
    const files = ['_data/img/logo.pgn', 'img/logo.png', 'index.html'];
    expect(check(paths, [{route: '/', links}], {files})).toEqual([
      {
        severity: 'error',
        code: 'broken-asset',
        message:
          '`/base/img/logo.pgn` leads to a missing file. The link resolves to `/img/logo.pgn`.',
        file: 'content/docs/a.md',
        line: 1,
        column: 1,
        consequence: 'Readers would not see the file.',
        hint: 'Did you mean `/img/logo.png`?',
        target: '/img/logo.pgn',
      },
    ]);
  });

  it('explains a link that leaves the base path', () => {
    const links = [link('/docs/'), link('/other')];
    expect(check(paths, [{route: '/', links}]).map(({message, hint}) => [message, hint])).toEqual([
      [
        '`/docs/` leads outside the site, to `/docs/`.',
        'Did you mean `/base/docs/`? The site is under `/base/`.',
      ],
      [
        '`/other` leads outside the site, to `/other`.',
        'The site is under `/base/`. Link to other parts of the host with a full URL (`https://`).',
      ],
    ]);
  });

  it('reports an invalid URL', () => {
    const links = [link('/\\[')];
    expect(check(paths, [{route: '/', links}])).toMatchObject([
      {
        message: '`/\\[` is not a valid URL.',
        hint: 'Write a path such as `/docs/intro`, or a full URL with `https://`.',
      },
    ]);
  });

  it.each([
    ['moved', '/docs/2.x/useSharedValue', '/docs/2.x/api/useSharedValue'],
    ['written in other case', '/docs/2.x/api/usesharedvalue', '/docs/2.x/api/useSharedValue'],
    ['named by its file', '/docs/2.x/testing.md', '/docs/2.x/guide/testing'],
    ['mistyped', '/dosc/', '/docs/'],
  ])('suggests the page that was %s', (_, wrong, meant) => {
    const links = [link(`/base${wrong}`)];
    expect(check(paths, [{route: '/', links}])[0]?.hint).toBe(`Did you mean \`${meant}\`?`);
  });

  it('searches for suggestions a bounded number of times', () => {
    const links = Array.from({length: 501}, (_, n) =>
      link(`/base/documentatoin${n}/`, at('a.md', n + 1)),
    );
    const hints = check(['/documentation/'], [{route: '/', links}]).map(({hint}) => hint);
    expect(hints[499]).toBe('Did you mean `/documentation/`?');
    expect(hints[500]).toBeUndefined();
  });

  it('suggests nothing if nothing is similar', () => {
    const links = [link('/base/completely/different/thing')];
    expect(check(paths, [{route: '/', links}])[0]?.hint).toBeUndefined();
  });
});

describe('the reports', () => {
  it('LINK-08 are one for every location, sorted by file, line and column', () => {
    const broken = ['b.md 2 1', 'a.md 10 1', 'a.md 9 7', 'a.md 9 3'].map((location) => {
      const [file = '', line, column] = location.split(' ');
      return link('/base/nope', at(file, Number(line), Number(column)));
    });
    expect(
      check(paths, [{route: '/', links: broken}]).map(
        ({file, line, column}) => `${file} ${line} ${column}`,
      ),
    ).toEqual(['a.md 9 3', 'a.md 9 7', 'a.md 10 1', 'b.md 2 1']);
  });

  it('LINK-09 contain every distinct link of a location once', () => {
    const location = at('_partial.md', 3);
    const links = [
      link('/base/nope', location),
      link('/base/nope', location),
      link('/base/no', location),
    ];
    const pages = ['/', '/docs/'].map((route) => ({route, links}));
    expect(check(paths, pages).map(({message}) => message)).toEqual([
      '`/base/no` leads to a missing page. The link resolves to `/no`. The link is shown on 2 pages.',
      '`/base/nope` leads to a missing page. The link resolves to `/nope`. The link is shown on 2 pages.',
    ]);
  });

  it('LINK-10 contain the key and the number of pages for a link of the configuration', () => {
    const location = {file: 'site.config.ts', key: 'themeConfig.navbar.items[2].to'};
    const links = [link('/base/nope', {written: '/nope', location})];
    expect(
      check(
        paths,
        paths.map((route) => ({route, links})),
      ),
    ).toEqual([
      {
        severity: 'error',
        code: 'broken-link',
        message:
          '`/nope` leads to a missing page. The link is set by `themeConfig.navbar.items[2].to` and shown on 4 pages.',
        file: 'site.config.ts',
        key: ['themeConfig', 'navbar', 'items', 2, 'to'],
        line: undefined,
        column: undefined,
        consequence: 'Readers would see the 404 page.',
        hint: undefined,
        target: '/nope',
      },
    ]);
  });

  it('LINK-10 contain a link without a known location on five pages once', () => {
    const pages = (count: number) =>
      Array.from({length: count}, (_, n) => ({
        route: `/p${n}`,
        links: [link('/base/nope', {location: {file: `p${n}.md`}})],
      }));
    expect(check(paths, pages(5))).toMatchObject([
      {
        message:
          '`/base/nope` leads to a missing page. The link resolves to `/nope`. The link is on 5 pages (the first is `/p0`), so it is probably in the navbar, the footer or a shared component.',
        file: undefined,
      },
    ]);
    expect(check(paths, pages(4)).map(({file}) => file)).toEqual([
      'p0.md',
      'p1.md',
      'p2.md',
      'p3.md',
    ]);
  });

  it('name the page if a link has no file', () => {
    const links = [link('/base/nope', {location: {}})];
    expect(check(paths, [{route: '/docs/', links}])[0]?.message).toBe(
      '`/base/nope` leads to a missing page. The link resolves to `/nope`. The link is on the page `/docs/`.',
    );
  });

  it('share the target if one missing page breaks several links', () => {
    const links = [link('/base/nope', at('a.md', 1)), link('nope?x', at('a.md', 2))];
    expect(check(paths, [{route: '/', links}]).map(({target}) => target)).toEqual([
      '/nope',
      '/nope',
    ]);
  });
});

it('LINK-10 explains how to add a home page if a link leads to a missing one', () => {
  const links = [link('/base/')];
  expect(check(['/docs/a'], [{route: '/docs/a', links}]).map(({hint}) => hint)).toEqual([
    'Create the home page: a file `content/pages/index` with the extension `.md`, `.mdx`, `.tsx`, `.jsx` or `.js`.',
  ]);
});
