import {describe, expect, it} from 'vitest';
import {followOnHost} from '../../../src/hosts/follow.ts';
import {hostRules} from '../../../src/hosts/host-rules.ts';
import {readRedirectsFile} from '../../../src/hosts/redirects-file.ts';
import {redirectsFile} from '../../../src/render/hosting-redirects.ts';

describe('a `_redirects` file', () => {
  it('is read with comments and blank lines; the first rule for a path wins', () => {
    const text = '# all\n\n/a  /b 301\n/a /c\n/d https://x.example/#y 302 # moved\n/alone\n';
    expect([...readRedirectsFile(text)]).toEqual([
      ['/a', '/b'],
      ['/d', 'https://x.example/#y'],
    ]);
  });

  it('is read as it is written', () => {
    const redirect = {outputPath: '', written: '', location: {}};
    const text = redirectsFile([{...redirect, from: '/späße 1:2', href: '/base/b'}], '/base/');
    expect([...readRedirectsFile(text)]).toEqual([
      ['/base/sp%C3%A4%C3%9Fe%201:2', '/base/b'],
      ['/base/sp%C3%A4%C3%9Fe%201:2/', '/base/b'],
    ]);
  });
});

describe('following a path on a host', () => {
  const mount = {
    baseUrl: '/',
    files: new Set(['a/index.html', '404.html']),
    redirects: new Map([
      ['/old', '/a'],
      ['/away', 'https://elsewhere.example/'],
      ['/x', '/y'],
      ['/y', '/x'],
      ['/lost', '/nowhere'],
    ]),
  };

  it.each([
    ['/a', undefined],
    ['/old', undefined],
    ['/away', undefined],
    ['/x', 'too many redirects'],
    ['/lost', 'not found'],
    ['/nope', 'not found'],
  ])('%s: %s', (path, problem) => {
    expect(followOnHost(path, hostRules.cloudflare, mount)).toBe(problem);
  });
});
