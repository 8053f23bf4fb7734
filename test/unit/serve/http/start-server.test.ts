import {renameSync} from 'node:fs';
import {symlink, writeFile} from 'node:fs/promises';
import {connect} from 'node:net';
import {networkInterfaces} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cloudflare} from '../../../../src/serve/hosts/cloudflare.ts';
import {headersFrom, readRedirectsFile} from '../../../../src/serve/hosts/hosting-files.ts';
import {legacydocs} from '../../../../src/serve/hosts/legacydocs.ts';
import {
  type ServerOptions,
  type SiteServer,
  startServer,
} from '../../../../src/serve/http/start-server.ts';
import {writeFiles} from '../../../support/files.ts';
import {sharedFolder} from '../../../support/temp-folder.ts';

const parent = sharedFolder();
const long = 'Some text that repeats. '.repeat(200);
let folder = '';
let server: SiteServer;

beforeAll(async () => {
  folder = join(parent(), 'site');
  await writeFiles(parent(), {'secret.txt': 'secret', 'site-other/x.txt': 'secret'});
  await writeFiles(folder, {
    'index.html': 'home',
    '404.html': 'nothing here',
    'docs/x/index.html': `<head></head>${long}`,
    'docs/index.html': 'docs',
    'docs/a b%23/index.html': 'odd',
    'assets/long.js': long,
    'assets/digits.png': '0123456789',
    'assets/short.css': 'a{}',
    'assets/module.mjs': '',
    'assets/vector.svg': '',
    'assets/app.webmanifest': '{}',
    'assets/nginx.conf': '',
    '.nojekyll': '',
  });
  await symlink(join(parent(), 'secret.txt'), join(folder, 'link.txt'));
  await symlink(join(parent(), 'site-other'), join(folder, 'linked'));
  server = await start();
});
afterAll(() => server.close());

async function start(options: Partial<ServerOptions> = {}): Promise<SiteServer> {
  return await startServer({
    site: () => ({folder, baseUrl: '/base/'}),
    rules: legacydocs,
    host: '127.0.0.1',
    port: 0,
    ...options,
  });
}

interface Answer {
  readonly status: number;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends a request literally, because clients would normalize it. */
async function raw(
  target: string,
  headers: Readonly<Record<string, string>> = {},
  {method = 'GET', to = server}: {method?: string; to?: SiteServer} = {},
): Promise<Answer> {
  const {host, hostname, port} = new URL(to.origin);
  const lines = Object.entries({host, ...headers}).map(([name, value]) => `${name}: ${value}`);
  const request = [`${method} ${target} HTTP/1.1`, ...lines, 'connection: close', '', ''];
  const received = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(request.join('\r\n')));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks)));
    socket.on('error', reject);
  });
  return parse(received);
}

function parse(received: Buffer): Answer {
  const end = received.indexOf('\r\n\r\n');
  const [first = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(': ');
      return [line.slice(0, at).toLowerCase(), line.slice(at + 2)];
    }),
  );
  const rest = received.subarray(end + 4);
  const body = headers['transfer-encoding'] === 'chunked' ? unchunk(rest) : rest;
  return {status: Number(first.split(' ')[1]), headers, body};
}

function unchunk(bytes: Buffer): Buffer {
  const end = bytes.indexOf('\r\n');
  if (end < 0) return Buffer.alloc(0);
  const size = Number.parseInt(bytes.subarray(0, end).toString(), 16);
  if (size === 0) return Buffer.alloc(0);
  const chunk = bytes.subarray(end + 2, end + 2 + size);
  return Buffer.concat([chunk, unchunk(bytes.subarray(end + 4 + size))]);
}

const text = async (target: string, headers = {}) => {
  const {status, body} = await raw(target, headers);
  return {status, text: body.toString()};
};

describe('a server answers as a static host', () => {
  it('CLI-03 serves pages at their clean URLs', async () => {
    expect(await text('/base/')).toEqual({status: 200, text: 'home'});
    expect(await text('/base/docs')).toEqual({status: 200, text: 'docs'});
    expect(await text('/base/docs/a%20b%2523')).toEqual({status: 200, text: 'odd'});
  });

  it.each([
    ['/', '/base/'],
    ['/base', '/base/'],
    ['/base/docs/x.html?a=1', '/base/docs/x?a=1'],
    ['/base/docs/index.html', '/base/docs/'],
  ])('CLI-04 redirects %s to %s, with the base path', async (from, to) => {
    const {status, headers} = await raw(from);
    expect([Math.floor(status / 100), headers['location']]).toEqual([3, to]);
  });

  it('redirects to URLs with the configured trailing slash', async () => {
    const other = await start({site: () => ({folder, baseUrl: '/base/', trailingSlash: true})});
    expect((await raw('/base/docs?q', {}, {to: other})).headers['location']).toBe('/base/docs/?q');
    await other.close();
  });

  it('ROUTE-04 responds to anything else with the not-found page', async () => {
    for (const target of ['/base/nope', '/base/docs/nope.html', '/base/assets', '/elsewhere']) {
      expect(await text(target)).toEqual({status: 404, text: 'nothing here'});
    }
  });

  it('reports that there is no not-found page', async () => {
    await writeFiles(parent(), {'bare/index.html': 'bare'});
    const bare = await start({site: () => ({folder: join(parent(), 'bare'), baseUrl: '/'})});
    const {status, headers, body} = await raw('/nope', {}, {to: bare});
    expect([status, headers['content-type'], body.toString()]).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found.\n',
    ]);
    await bare.close();
  });

  it('sets types by the name of the sent file', async () => {
    const type = async (target: string) => (await raw(target)).headers['content-type'];
    expect(await type('/base/docs/x')).toBe('text/html; charset=utf-8');
    expect(await type('/base/assets/long.js')).toBe('text/javascript; charset=utf-8');
    expect(await type('/base/assets/module.mjs')).toBe('text/javascript; charset=utf-8');
    expect(await type('/base/assets/digits.png')).toBe('image/png');
    expect(await type('/base/assets/vector.svg')).toBe('image/svg+xml');
    expect(await type('/base/assets/app.webmanifest')).toMatch('application/manifest+json');
    expect(await type('/base/assets/nginx.conf')).toBe('text/plain; charset=utf-8');
    expect(await type('/base/.nojekyll')).toBe('application/octet-stream');
    expect(await type('/base/nope.png')).toBe('text/html; charset=utf-8');
  });

  it('sends no file again that the client has, until it changes', async () => {
    const {headers} = await raw('/base/assets/short.css');
    const etag = headers['etag'] ?? '';
    const again = await raw('/base/assets/short.css', {'if-none-match': `"x", ${etag}`});
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers).toMatchObject({etag, vary: 'Accept-Encoding'});
    const since = {'if-modified-since': headers['last-modified'] ?? ''};
    expect((await raw('/base/assets/short.css', since)).status).toBe(304);
    await writeFile(join(folder, 'assets/short.css'), 'b{}');
    const changed = await raw('/base/assets/short.css', {'if-none-match': etag});
    expect([changed.status, changed.body.toString()]).toEqual([200, 'b{}']);
    expect((await raw('/base/nope', {'if-none-match': '*'})).status).toBe(404);
  });

  it.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['bytes=4-2', 416, '', 'bytes */10'],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('sends the part %s', async (range, status, body, contentRange) => {
    const answer = await raw('/base/assets/digits.png', {range});
    expect([answer.status, answer.body.toString(), answer.headers['content-range']]).toEqual([
      status,
      body,
      contentRange,
    ]);
  });

  it('sends the complete file to a client with an outdated part', async () => {
    const headers = {range: 'bytes=0-1', 'if-range': '"x"'};
    expect((await raw('/base/assets/digits.png', headers)).status).toBe(200);
  });

  it('sends no part of the not-found page', async () => {
    expect(await text('/base/nope', {range: 'bytes=0-1'})).toEqual({
      status: 404,
      text: 'nothing here',
    });
  });

  it('sends nothing of a file other than the requested version', async () => {
    const {status, headers, body} = await raw('/base/assets/digits.png', {'if-match': '"x"'});
    expect([status, headers['etag'], body.length]).toEqual([412, undefined, 0]);
  });

  it('compresses texts, with the best method that the client accepts', async () => {
    const get = async (accept: string) =>
      await raw('/base/assets/long.js', {'accept-encoding': accept});
    const brotli = await get('gzip, deflate, br');
    expect([brotli.headers['content-encoding'], brotli.headers['vary']]).toEqual([
      'br',
      'Accept-Encoding',
    ]);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(long);
    const gzip = await get('gzip, br;q=0');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(long);
    for (const accept of ['', 'identity', 'br;q=0, *;q=0']) {
      expect((await get(accept)).body.toString()).toBe(long);
    }
    const image = await raw('/base/assets/digits.png', {'accept-encoding': 'br'});
    expect(image.headers['content-encoding']).toBeUndefined();
  });

  it('sends a part of a text uncompressed', async () => {
    const headers = {'accept-encoding': 'br', range: 'bytes=0-2999'};
    expect(await text('/base/assets/long.js', headers)).toEqual({
      status: 206,
      text: long.slice(0, 3000),
    });
  });

  it('responds to HEAD like GET, without the body', async () => {
    for (const target of ['/base/assets/digits.png', '/base/docs/x', '/base/nope']) {
      const head = await raw(target, {}, {method: 'HEAD'});
      const {status, headers} = await raw(target);
      expect(head.body.length).toBe(0);
      expect([head.status, head.headers['content-length'], head.headers['etag']]).toEqual([
        status,
        headers['content-length'],
        headers['etag'],
      ]);
    }
  });

  it('transforms pages, and nothing else', async () => {
    const other = await start({
      transform: () => (html) => html.replace('</head>', '<!-- x --></head>'),
    });
    const get = async (target: string) => (await raw(target, {}, {to: other})).body.toString();
    expect(await get('/base/docs/x')).toBe(`<head><!-- x --></head>${long}`);
    expect(await get('/base/assets/long.js')).toBe(long);
    const head = await raw('/base/docs/x', {}, {method: 'HEAD', to: other});
    const length = `<head><!-- x --></head>${long}`.length;
    expect([head.headers['content-length'], head.body.length]).toEqual([`${length}`, 0]);
    await other.close();
  });

  it('sends the headers that the site configures', async () => {
    const headers = headersFrom(
      '/base/*\n  Content-Security-Policy: default-src a:\n  X-A: 1\n\n/base/assets/*\n  Cache-Control: immutable\n  x-a: 2\n',
    );
    const other = await start({site: () => ({folder, baseUrl: '/base/', headers})});
    const page = await raw('/base/', {}, {to: other});
    expect(page.headers).toMatchObject({
      'content-security-policy': 'default-src a:',
      'x-a': '1',
      'cache-control': 'no-cache',
    });
    const asset = await raw('/base/assets/short.css', {}, {to: other});
    expect(asset.headers).toMatchObject({'x-a': '2', 'cache-control': 'immutable'});
    await other.close();
  });
});

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
    const site = () => ({folder: folders.shift() ?? folder, baseUrl: '/base/'});
    const other = await start({site});
    expect((await raw('/base/', {}, {to: other})).body.toString()).toBe('home');
    await other.close();
  });

  it('when a file is removed before it is sent, without its headers', async () => {
    const outputPaths = ['gone.html', 'index.html'];
    const ofBuilds = [{'x-old': 'yes'}, {}];
    const other = await start({
      site: () => ({folder, baseUrl: '/base/', headers: () => ofBuilds.shift() ?? {}}),
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
    const other = await start({site: () => ({folder, baseUrl: '/'}), rules: cloudflare});
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
      site: () => ({folder, baseUrl: '/base/', redirects}),
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
