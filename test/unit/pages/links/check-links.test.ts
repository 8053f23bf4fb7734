import {describe, expect, it} from 'vitest';
import {check, link} from './support.ts';

const paths = ['/', '/docs/', '/docs/a', '/docs/2.x/', '/docs/a b', '/docs/ü', '/docs/50%'];
const files = ['img/logo.png', 'demo/index.html', 'plain.html', '404.html'];

/** Returns the codes of the problems with these links on the page `/docs/a`. */
function codes(...hrefs: readonly string[]): string[] {
  const links = hrefs.map((href) => link(href));
  return check(paths, [{route: '/docs/a', links}], {files}).map(
    ({code, target}) => `${code} ${target}`,
  );
}

describe('a link is good', () => {
  it.each([
    ['to a route', '/base/docs/a'],
    ['to the home page', '/base/'],
    ['to the home page without its slash', '/base'],
    ['SLASH-01 to a route with a slash that the route has not', '/base/docs/a/'],
    ['SLASH-01 to a route without the slash that it has', '/base/docs/2.x'],
    ['with a query and a hash', '/base/docs/?x=1#top'],
    ['to the .html form of a route', '/base/docs/a.html'],
    ['to the index.html form of a route', '/base/docs/a/index.html'],
    ['percent-encoded', '/base/docs/a%20b'],
    ['with other letters, encoded', '/base/docs/%C3%BC'],
    ['with other letters, as they are', '/base/docs/ü'],
    ['with a percent sign, encoded', '/base/docs/50%25'],
    ['relative to the page', '2.x/'],
    ['relative to the folder above', '../docs/a'],
    ['to a file', '/base/img/logo.png'],
    ['to a folder with an index file', '/base/demo/'],
    ['to a folder with an index file, without its slash', '/base/demo'],
    ['to a file without its .html', '/base/plain'],
    ['to an anchor of a file, which is not looked into', '/base/plain.html#x'],
    ['LINK-08 external', 'https://example.org/nope'],
    ['LINK-08 external without a protocol', '//example.org/nope'],
    ['LINK-08 to a mail address', 'mailto:a@example.org'],
    ['LINK-08 exempt by pathname://', 'pathname:///nope'],
    ['to the page itself', ''],
    ['to the top', '#'],
    ['to the top by name', '#TOP'],
    ['to a text on the page', '#:~:text=hello'],
  ])('LINK-07 %s', (_, href) => {
    expect(codes(href)).toEqual([]);
  });
});

it('LINK-08 is a note if a host serves the file', () => {
  const links = [link('/_vercel/insights/script.js', {kind: 'asset'}), link('/cdn-cgi/trace')];
  expect(check(paths, [{route: '/docs/a', links}], {files})).toMatchObject([
    {
      severity: 'info',
      code: 'host-file',
      message: '`/_vercel/insights/script.js` is not part of the site: Vercel serves the file.',
      file: links[0]?.location.file,
      line: links[0]?.location.line,
    },
    {severity: 'info', code: 'host-file', hint: expect.stringContaining('Cloudflare')},
  ]);
});

describe('a link is broken', () => {
  it.each([
    ['to no route', '/base/docs/nope', '/docs/nope'],
    ['in other letter case', '/base/docs/A', '/docs/A'],
    ['to no file', '/base/img/nope.png', '/img/nope.png'],
    ['to a file as if it were a folder', '/base/img/logo.png/', '/img/logo.png/'],
    ['to a folder without an index file', '/base/img/', '/img/'],
    ['SLASH-05 relative, to what lies elsewhere', 'docs/a', '/docs/docs/a'],
    ['out of the base', '/docs/a', '/docs/a'],
    ['out of the base by its dots', '../../other', '/other'],
    ['to a path that only begins like the base', '/based/docs/a', '/based/docs/a'],
    ['badly encoded', '/base/docs/%zz', '/docs/%zz'],
    ['ending in .html that is part of no route', '/base/docs/nope.html', '/docs/nope.html'],
  ])('LINK-07 %s', (_, href, target) => {
    expect(codes(href)).toEqual([`broken-link ${target}`]);
  });

  it('LINK-07 from the not-found page too', () => {
    const links = [link('/base/nope')];
    expect(check(paths, [{route: '/404.html', links}], {files})).toMatchObject([
      {code: 'broken-link', target: '/nope'},
    ]);
  });

  it('when it is an asset without a file', () => {
    const links = [link('/base/img/x.png', {kind: 'asset'}), link('/base/img/logo.png')];
    expect(check(paths, [{route: '/docs/a', links}], {files})).toMatchObject([
      {code: 'broken-asset', severity: 'error', target: '/img/x.png'},
    ]);
  });
});

describe('an anchor', () => {
  const pages = (href: string) => [
    {route: '/', links: [link(href)]},
    {route: '/docs/a', anchors: new Set(['set-up', 'größe', '50%'])},
  ];

  it.each(['set-up', 'gr%C3%B6%C3%9Fe', 'größe', '50%25', 'set-up:~:text=x', '', 'top'])(
    'LINK-08 is good when the page has it: %s',
    (fragment) => {
      expect(check(paths, pages(`/base/docs/a#${fragment}`))).toEqual([]);
    },
  );

  it.each(['setup', 'Set-Up', 'gr%C3%B6sse'])(
    'LINK-08 is broken when the page lacks it: %s',
    (fragment) => {
      expect(check(paths, pages(`/base/docs/a/#${fragment}`))).toMatchObject([
        {code: 'broken-anchor', severity: 'warning'},
      ]);
    },
  );

  it('LINK-08 is searched on the page itself if the link has no path', () => {
    const anchors = new Set(['here']);
    const links = [link('#here'), link('#gone'), link('?x#here')];
    expect(check(paths, [{route: '/docs/a', anchors, links}])).toMatchObject([
      {target: '/docs/a#gone'},
    ]);
  });

  it('is good on a page that is rendered later', () => {
    expect(check(paths, pages('/base/docs/a#set-up').reverse())).toEqual([]);
  });

  it('of a drawing in the page is not checked', () => {
    const links = [link('#icon', {kind: 'asset'})];
    expect(check(paths, [{route: '/docs/a', links}])).toEqual([]);
  });

  it('of the not-found page is searched there', () => {
    const links = [link('#content'), link('#gone')];
    const notFound = {route: '/404.html', anchors: new Set(['content']), links};
    expect(check(paths, [notFound], {files})).toMatchObject([{target: '/404.html#gone'}]);
  });
});

describe('severities', () => {
  const links = [link('/base/nope'), link('/base/nope.png', {kind: 'asset'}), link('#nope')];
  const pages = [{route: '/docs/a', links}];
  const severities = (onBrokenLinks: 'ignore' | 'log' | 'warn' | 'throw'): string[] =>
    check(paths, pages, {config: {onBrokenLinks, onBrokenAnchors: 'ignore'}}).map(
      ({severity}) => severity,
    );

  it('LINK-11 are those of onBrokenLinks for pages and files', () => {
    expect(severities('throw')).toEqual(['error', 'error']);
    expect(severities('warn')).toEqual(['warning', 'warning']);
    expect(severities('log')).toEqual(['info', 'info']);
    expect(severities('ignore')).toEqual([]);
  });

  it('are those of onBrokenAnchors for anchors', () => {
    const config = {onBrokenLinks: 'ignore', onBrokenAnchors: 'throw'} as const;
    expect(check(paths, pages, {config})).toMatchObject([
      {code: 'broken-anchor', severity: 'error'},
    ]);
  });
});
