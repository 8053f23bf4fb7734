import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {headersFrom} from '../../../../src/serve/hosts/hosting-files.ts';
import {writeFiles} from '../../../support/files.ts';
import {long, servedFiles} from './served-files.ts';

const {folder, parent, raw, start, text} = servedFiles();

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
    const other = await start({
      site: () => ({folder: folder(), baseUrl: '/base/', trailingSlash: true}),
    });
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
    await writeFile(join(folder(), 'assets/short.css'), 'b{}');
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
    const other = await start({site: () => ({folder: folder(), baseUrl: '/base/', headers})});
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
