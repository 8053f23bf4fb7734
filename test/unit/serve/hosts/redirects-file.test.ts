import {describe, expect, it} from 'vitest';
import {redirectsFile} from '../../../../src/pages/render/hosting-rules.ts';
import {cloudflare} from '../../../../src/serve/hosts/cloudflare.ts';
import {followOnHost} from '../../../../src/serve/hosts/host.ts';
import {readRedirectsFile} from '../../../../src/serve/hosts/hosting-files.ts';

const site = {url: 'https://example.org', baseUrl: '/base/', redirects: [], redirectPatterns: []};
const declared = {outputPath: '', written: '', location: {}};

function targets(text: string, ...paths: readonly string[]): (string | undefined)[] {
  const redirects = readRedirectsFile(text, site.url);
  return paths.map((path) => redirects(path)?.to);
}

describe('a `_redirects` file', () => {
  it('is parsed with comments and blank lines; the first rule for a path wins', () => {
    const text = '# all\n\n/a  /b 301\n/a /c\n/d https://x.example/#y 302 # moved\n/alone\n';
    expect(targets(text, '/a', '/d', '/alone', '/b')).toEqual([
      '/b',
      'https://x.example/#y',
      undefined,
      undefined,
    ]);
  });

  it('is parsed in written order', () => {
    const redirects = [{...declared, from: '/späße 1:2', href: '/base/b'}];
    const text = redirectsFile({...site, redirects});
    const path = '/base/sp%C3%A4%C3%9Fe%201:2';
    expect(targets(text, path, `${path}/`, `${path}/x`)).toEqual(['/base/b', '/base/b', undefined]);
  });

  it('matches all paths with the same prefix for a `*`, single paths first', () => {
    const text = '/v1/* /docs/1.x/:splat 301\n/v1/a /b 301\n/all/* /one 301\n/* /index.html 200\n';
    expect(targets(text, '/v1/a', '/v1/a/b%20$&', '/v1/', '/v1', '/all/x', '/y')).toEqual([
      '/b',
      '/docs/1.x/a/b%20$&',
      '/docs/1.x/',
      undefined,
      '/one',
      undefined,
    ]);
  });

  it('never redirects to another host by the text after the root', () => {
    const redirectPatterns = [{...declared, from: '/docs/', href: '/:splat'}];
    const text = redirectsFile({...site, baseUrl: '/', redirectPatterns});
    expect(text).toBe('/docs/* https://example.org/:splat 301\n');
    expect(targets(text, '/docs/a', '/docs//evil.example')).toEqual(['/a', '/evil.example']);
  });
});

describe('following a path on a host', () => {
  const mount = {
    baseUrl: '/',
    files: new Set(['a/index.html', '404.html']),
    redirects: readRedirectsFile(
      '/old /a\n/away https://elsewhere.example/\n/x /y\n/y /x\n/lost /nowhere\n',
    ),
  };

  it.each([
    ['/a', undefined],
    ['/old', undefined],
    ['/away', undefined],
    ['/x', 'too many redirects'],
    ['/lost', 'not found'],
    ['/nope', 'not found'],
  ])('%s: %s', (path, problem) => {
    expect(followOnHost(path, cloudflare, mount)).toBe(problem);
  });
});
