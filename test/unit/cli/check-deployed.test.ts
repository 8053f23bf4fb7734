import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {githubPages} from '../../../src/serve/hosts/github-pages.ts';
import {startServer} from '../../../src/serve/http/start-server.ts';
import {checkedSite} from './checked-site.ts';
import {fakeIo} from './fake-io.ts';

const {site, check, fileWith} = checkedSite();

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

describe('legacydocs check of a deployed site', () => {
  it('recognises a site served under a different path', async () => {
    const server = await startServer({
      site: () => ({folder: join(site(), 'build'), baseUrl: '/'}),
      rules: githubPages,
      host: '127.0.0.1',
      port: 0,
    });
    try {
      const {code, err} = await check([`${server.origin}/`]);
      expect(code).toBe(1);
      expect(err.replaceAll(server.origin, 'http://deployed')).toMatchInlineSnapshot(`
        "error base-url-differs
          The site at \`http://deployed/\` was built for the base path \`/base/\`, but is served at \`/\`.
          Its links, scripts and styles point to missing files.
          Set \`baseUrl: '/'\` in the configuration and build again, or serve the site at \`/base/\`.

        "
      `);
    } finally {
      await server.close();
    }
  });

  it('crawls it, and finds locations in its sources', async () => {
    const server = await startServer({
      site: () => ({folder: join(site(), 'build'), baseUrl: '/base/'}),
      rules: githubPages,
      host: '127.0.0.1',
      port: 0,
    });
    try {
      const contract = await fileWith('deployed.txt', '/base/docs/a\n/base/lost\n');
      const {code, out} = await check([`${server.origin}/base/`, '--contract', contract]);
      expect(code).toBe(1);
      expect(out.replaceAll(server.origin, 'http://deployed')).toMatchInlineSnapshot(`
        "/base/docs/a#nope  broken anchor: the page has no anchor \`nope\`
          content/docs/2.x/intro.md:7:1  /base/docs/a#nope

        /base/docs/b/lost.md  broken page: the server responded with 404
          content/docs/2.x/b.md:3:1  ./lost.md

        /base/docs/gone  broken page: the server responded with 404
          content/docs/2.x/a.md:3:1  /base/docs/gone
          content/docs/2.x/a.md:3:20  /base/docs/gone
          site.config.ts (themeConfig.navbar.items[0].to)  /base/docs/gone  on 4 pages

        /base/far  broken page: the server responded with 404
          http://deployed/base/live/:41:4  /base/far

        /base/live/torn.md  broken page: the server responded with 404
          content/docs/2.x/_part.md:1:1  ./torn.md

        /base/lost  broken contract: the server responded with 404
          ../deployed.txt:2  /base/lost

        Checked 7 files and 30 URLs in 100 ms: 6 broken.
        Correct the links in the sources, build again, then check again.
        Restore the missing pages in the contract, or add \`redirects\` from their URLs.
        "
      `);
    } finally {
      await server.close();
    }
  });

  it.each([
    [
      'sends readers to another host, which is followed',
      '/',
      '/gone  broken page: the server responded with 404',
    ],
    ['is no page', '/text', '/text/  broken page: no readable page'],
    ['refuses', '/refused', '/refused/  broken page: the server responded with 403'],
    ['never stops redirecting', '/loop', '/loop/  broken page: its redirects never end'],
    ['has a page that cannot be read', '/once', '/once/torn  broken page: cannot be read: no'],
  ])('fails when it %s', async (_what, path, expected) => {
    const site = createServer((request, response) => {
      const {method} = request;
      const url = request.url?.replace(/(.)\/$/, '$1');
      const html = (text: string) => response.setHeader('content-type', 'text/html').end(text);
      if (url === '/') return html('<a href="/gone"></a>');
      if (url === '/text') return response.end('text');
      if (url === '/refused') return response.writeHead(403).end();
      if (url === '/loop') return response.writeHead(302, {location: '/loop'}).end();
      if (url === '/once') return html('<a href="/once/torn"></a>');
      if (url === '/once/torn') return method === 'HEAD' ? html('') : response.destroy();
      return response.writeHead(404).end();
    });
    const port = await listening(site);
    const moved = createServer((request, response) => {
      response.writeHead(301, {location: `http://127.0.0.1:${port}${request.url}`}).end();
    });
    try {
      const {code, out} = await check([
        `http://127.0.0.1:${await listening(moved)}${path}`,
        '--retries',
        '0',
      ]);
      expect(out).toContain(expected);
      expect(code).toBe(1);
    } finally {
      site.close();
      moved.close();
    }
  });

  it('retries temporary failures', async () => {
    let asked = 0;
    const site = createServer((_request, response) => {
      asked += 1;
      response.writeHead(asked > 2 ? 200 : 503, {'retry-after': '0', 'content-type': 'text/html'});
      response.end('<h1>Home</h1>');
    });
    try {
      const {code} = await check([`http://127.0.0.1:${await listening(site)}/`, '--retries', '1']);
      expect(code).toBe(0);
    } finally {
      site.close();
    }
  });

  it('reports a site that does not respond', async () => {
    const {code, out} = await check(['http://127.0.0.1:9/base/', '--retries', '0']);
    expect(code).toBe(1);
    expect(out).toContain('/base/  broken page: no response');
  });
});

describe('the URL contract', () => {
  it('lists every page and redirect with `legacydocs routes --contract`', async () => {
    const io = fakeIo({cwd: site()});
    expect(await run(['routes', '--contract'], io)).toBe(0);
    expect(io.stdout.text()).toMatchInlineSnapshot(`
      "/base/
      /base/docs/
      /base/docs/a
      /base/docs/b
      /base/live
      /base/old
      /base/older.html
      "
    `);
  });

  it('holds for the listed URLs, on every host', async () => {
    const io = fakeIo({cwd: site()});
    await run(['routes', '--contract'], io);
    const listed = io.stdout.text().replace('/base/old\n', '');
    const contract = await fileWith('contract.txt', listed);
    const {code, out} = await check(['--ignore', '/base/*', '--contract', contract]);
    expect([code, out]).toEqual([0, expect.stringContaining(': 0 broken')]);
  });

  it('names the hosts that fail', async () => {
    const contract = await fileWith(
      'old.txt',
      '# promised in 2019\n/base/docs/a.html # by a blog\nhttps://example.org/base/old.html\n\n/base/docs/a/index.html\n',
    );
    const args = ['--ignore', '/base/*', '--contract', contract];
    const {code, out} = await check(args);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "/base/docs/a.html  broken contract: not found on github-pages, netlify, cloudflare, vercel, s3, cloudfront, nginx
        ../old.txt:2  /base/docs/a.html

      /base/old.html  broken contract: not found on github-pages, netlify, cloudflare, vercel, s3, cloudfront, nginx
        ../old.txt:3  /base/old.html

      Checked 10 files and 0 URLs in 100 ms: 2 broken.
      Restore the missing pages in the contract, or add \`redirects\` from their URLs.
      "
    `);
    expect((await check([...args, '--like', 'legacydocs'])).out).not.toContain('docs/a.html');
  });
});
