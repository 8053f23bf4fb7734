import {renameSync} from 'node:fs';
import {networkInterfaces} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {cloudflare} from '../../../../src/serve/hosts/cloudflare.ts';
import {readRedirectsFile} from '../../../../src/serve/hosts/hosting-files.ts';
import {legacydocs} from '../../../../src/serve/hosts/legacydocs.ts';
import {writeFiles} from '../../../support/files.ts';
import {servedFiles} from './served-files.ts';

const {folder, parent, raw, start, text} = servedFiles();

describe('a failing server does not reveal the paths of its files', () => {
  it('when there is no folder', async () => {
    const site = () => ({folder: join(parent(), 'never'), baseUrl: '/base/'});
    const other = await start({site});
    const {status, body} = await raw('/base/', {}, {to: other});
    await other.close();
    expect({status, text: body.toString()}).toEqual({
      status: 500,
      text: 'The request failed.\n',
    });
  });

  it('when a file is missing', async () => {
    const other = await start({
      rules: {...legacydocs, answer: () => ({kind: 'file', outputPath: 'gone.js', status: 200})},
    });
    const {status, body} = await raw('/base/', {}, {to: other});
    await other.close();
    expect({status, text: body.toString()}).toEqual({
      status: 500,
      text: 'The request failed: ENOENT.\n',
    });
  });
});

describe('a server waits while a build swaps its folder', () => {
  it('when there is no folder', async () => {
    const folders = [join(parent(), 'not-yet')];
    const site = () => ({folder: folders.shift() ?? folder(), baseUrl: '/base/'});
    const other = await start({site});
    expect((await raw('/base/', {}, {to: other})).body.toString()).toBe('home');
    await other.close();
  });

  it('when a file is removed before it is sent, without its headers', async () => {
    const outputPaths = ['gone.html', 'index.html'];
    const ofBuilds = [{'x-old': 'yes'}, {}];
    const other = await start({
      site: () => ({folder: folder(), baseUrl: '/base/', headers: () => ofBuilds.shift() ?? {}}),
      rules: {
        ...legacydocs,
        answer: () => ({kind: 'file', outputPath: outputPaths.shift() ?? '', status: 200}),
      },
    });
    const {status, headers, body} = await raw('/base/', {}, {to: other});
    expect([status, headers['x-old'], body.toString()]).toEqual([200, undefined, 'home']);
    await other.close();
  });

  it('when a file is replaced after the length was sent: the response is of one of them', async () => {
    const [now, next] = [join(parent(), 'now'), join(parent(), 'next')];
    await writeFiles(now, {'a.png': 'old'});
    await writeFiles(next, {'a.png': 'much longer'});
    const swap = () => {
      renameSync(now, `${now}-old`);
      renameSync(next, now);
    };
    const other = await start({
      site: () => ({folder: now, baseUrl: '/'}),
      intercept: ({response}) => {
        const setHeader = response.setHeader.bind(response);
        response.setHeader = (name, value) => {
          if (name === 'Content-Length') {
            response.setHeader = setHeader;
            swap();
          }
          return setHeader(name, value);
        };
        return false;
      },
    });
    const {status, headers, body} = await raw('/a.png', {}, {to: other});
    expect([status, headers['content-length'], body.toString()]).toEqual([
      200,
      '11',
      'much longer',
    ]);
    await other.close();
  });
});

describe('a server discloses nothing', () => {
  it.each([
    '/base/../secret.txt',
    '/base/../../etc/passwd',
    '/base/docs/../../secret.txt',
    '/base/%2e%2e/secret.txt',
    '/base/%2e%2e%2fsecret.txt',
    '/base/..%2f..%2fetc%2fpasswd',
    '/base/%252e%252e/secret.txt',
    '/base/%252e%252e%252fsecret.txt',
    '/base/..\\secret.txt',
    '/base/..%5csecret.txt',
    '/base/docs%5c..%5c..%5csecret.txt',
    '/base/x%00.png',
    '/base/assets/digits.png%00.html',
    '/base//etc/passwd',
    '/base/%2fetc/passwd',
    '/base/C:/secret.txt',
    '/base-other/x.txt',
    '/base/../site-other/x.txt',
    '/base/%2e%2e/site-other/x.txt',
    '/base/link.txt',
    '/base/linked/x.txt',
    '/base/./index.html',
    '/base/%E0%A4%A',
    '//base/index.html',
  ])('of files outside: %s', async (target) => {
    expect(await text(target)).toEqual({status: 404, text: 'nothing here'});
  });

  it.each(['http://127.0.0.1/base/', 'http://example.com/../secret.txt', '*', 'base/'])(
    'for a URL that is not a path: %s',
    async (target) => {
      expect((await raw(target)).status).toBe(400);
    },
  );

  it('redirects to no other host', async () => {
    for (const target of ['//example.com/a.html', '/base//example.com/index.html']) {
      expect((await raw(target)).headers['location']).toBeUndefined();
    }
  });

  it('redirects to no other host like Cloudflare at the root', async () => {
    const other = await start({site: () => ({folder: folder(), baseUrl: '/'}), rules: cloudflare});
    try {
      for (const target of [
        '//evil.example/index',
        '/\\evil.example/index',
        '/%5Cevil.example/index',
      ]) {
        expect((await raw(target, {}, {to: other})).headers['location']).toBeUndefined();
      }
    } finally {
      await other.close();
    }
  });

  it('keeps the query of a request that is redirected, before the anchor, unless the target has its own', async () => {
    const redirects = readRedirectsFile(
      '/base/a /base/docs/#b\n/base/c /base/docs/?own\n/base/d /base/späße/語\n',
    );
    const other = await start({
      site: () => ({folder: folder(), baseUrl: '/base/', redirects}),
      rules: cloudflare,
    });
    try {
      const targets = ['/base/a?q=1', '/base/c?q=1', '/base/d?q=1'];
      const locations = await Promise.all(
        targets.map(async (target) => (await raw(target, {}, {to: other})).headers['location']),
      );
      expect(locations).toEqual([
        '/base/docs/?q=1#b',
        '/base/docs/?own',
        '/base/sp%C3%A4%C3%9Fe/%E8%AA%9E?q=1',
      ]);
    } finally {
      await other.close();
    }
  });

  it.each([
    ['a name of somebody else', 'example.com', undefined],
    ['a name that begins like ours', '127.0.0.1.example.com:80', undefined],
    ['a name that ends like ours', 'notlocalhost', undefined],
    ['a user', 'localhost@example.com', undefined],
    ['no name', '', undefined],
    ['a page of somebody else', 'localhost', 'https://example.com'],
    ['a page without a name', 'localhost', 'null'],
    ['a file', 'localhost', 'file://'],
  ])('to requests for %s', async (_what, host, origin) => {
    const {status, body} = await raw('/base/', {host, ...(origin && {origin})});
    expect([status, body.toString().includes('home')]).toEqual([403, false]);
  });

  it.each([
    ['127.0.0.1:3000', undefined],
    ['localhost', 'http://localhost:3000'],
    ['LocalHost:8', 'http://127.0.0.1'],
    ['docs.localhost', undefined],
    ['[::1]:3000', 'http://[::1]:3000'],
  ])('but responds to its own names: %s', async (host, origin) => {
    expect((await raw('/base/', {host, ...(origin && {origin})})).status).toBe(200);
  });

  it('responds to allowed names', async () => {
    const other = await start({allowedHosts: ['Docs.test']});
    const status = async (host: string, origin?: string) =>
      (await raw('/base/', {host, ...(origin && {origin})}, {to: other})).status;
    expect(await status('docs.test:3000', 'https://docs.test')).toBe(200);
    expect(await status('sub.docs.test')).toBe(403);
    expect(other.networkOrigins).toEqual([]);
    await other.close();
  });

  it('responds to the addresses of this machine if exposed to the network', async () => {
    const open = await start({host: '0.0.0.0'});
    const addresses = Object.values(networkInterfaces()).flatMap((all = []) => all);
    for (const {address, family} of addresses) {
      const host = family === 'IPv6' ? `[${address}]` : address;
      expect((await raw('/base/', {host}, {to: open})).status).toBe(200);
    }
    expect((await raw('/base/', {host: 'example.com'}, {to: open})).status).toBe(403);
    const {port} = new URL(open.origin);
    const others = addresses.filter(({internal, family}) => !internal && family === 'IPv4');
    expect(open.networkOrigins).toEqual(
      expect.arrayContaining(others.map(({address}) => `http://${address}:${port}`)),
    );
    expect(open.origin).toBe(`http://127.0.0.1:${port}`);
    await open.close();
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('to %s', async (method) => {
    const {status, headers} = await raw('/base/', {}, {method});
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});
