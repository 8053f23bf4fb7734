import {mkdir, readFile, rename} from 'node:fs/promises';
import {request} from 'node:http';
import {join} from 'node:path';
import {runInNewContext} from 'node:vm';
import {beforeAll, describe, expect, it} from 'vitest';
import {cloudfront} from '../../../../src/serve/hosts/cloudfront.ts';
import type {HostAnswer, Mount} from '../../../../src/serve/hosts/host.ts';
import {headersFrom, readRedirectsFile} from '../../../../src/serve/hosts/hosting-files.ts';
import {nginx} from '../../../../src/serve/hosts/nginx.ts';
import {startServer} from '../../../../src/serve/http/start-server.ts';
import {outputFiles} from '../../../../src/tools/check/folder-files.ts';
import {hasNginx, startNginx} from '../../../support/real-nginx.ts';
import {repository} from '../../../support/repository.ts';
import {buildGoodSite, built, docsSettings, siteConfig, siteWith} from '../../../support/sites.ts';
import {sharedFolder} from '../../../support/temp-folder.ts';

if (!hasNginx) {
  process.stderr.write('\nNOT TESTED: there is no nginx here (install it, or set NGINX_PATH).\n\n');
}

const nginxPage = join(repository, 'docs/content/docs/current/deploy/nginx.md');

const redirects = `redirects: [
  {from: '/start', to: '/docs/#steps'},
  {from: '/chat', to: 'https://chat.example/?a=1'},
  {from: '/späße $1', to: '/docs/setup'},
  {from: '/v1/guide', to: '/docs/'},
  {from: '/v1/*', to: '/docs/1.x/:splat'},
  {from: '/a "b" (c).d/*', to: 'https://blog.example/$1/:splat'},
  {from: '/all/*', to: '/docs/'},
],`;

const files = {
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\n## Steps\n',
  'content/docs/2.x/setup.md': '# Set up\n\n![Dot](./dot.svg)\n',
  'content/docs/2.x/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n',
  'content/docs/1.x/a b/über.md': '# Deep\n',
  'content/docs/1.x/node.js.md': '# Node.js\n',
  'content/static/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'content/static/kettle.c': 'int main(void);\n',
};

const asked = [
  '/base',
  '/base/',
  '/base/index.html',
  '/base/?q=1',
  '/base/docs',
  '/base/docs/',
  '/base/docs/setup',
  '/base/docs/setup/',
  '/base/docs/setup.html',
  '/base/docs/setup/index.html',
  '/base/docs/1.x',
  '/base/docs/1.x/',
  '/base/docs/1.x/a%20b/%C3%BCber',
  '/base/docs/1.x/node.js',
  '/base/docs/1.x/node.js/',
  '/base/docs/nope',
  '/base/docs/nope.js',
  '/base/favicon.svg',
  '/base/kettle.c',
  '/base/_data/routes.json',
  '/base/_data/none.json',
  '/base/assets/none.js',
  '/base/start',
  '/base/start/',
  '/base/start?q=1',
  '/base/chat',
  '/base/sp%C3%A4%C3%9Fe%20$1',
  '/base/v1',
  '/base/v1/',
  '/base/v1/guide',
  '/base/v1/a%20b/%C3%BCber',
  '/base/v1/a/b%25c+d&e?q=1',
  '/base/v1x',
  '/base/a%20%22b%22%20(c).d/x/y',
  '/base/all/anything/else',
];

/** The second value is the site's `trailingSlash` setting. */
describe.each([
  ['folders', undefined],
  ['slashes at the end', true],
  ['files', false],
])('an output with pages that are %s', (_, trailingSlash) => {
  const folder = sharedFolder();
  let mount: Mount;
  let root: string;
  let output: string;
  let site: string;
  beforeAll(async () => {
    const settings = `${docsSettings('2.x', '1.x')} trailingSlash: ${trailingSlash}, ${redirects}`;
    site = await siteWith({'site.config.ts': siteConfig(settings), ...files}, folder());
    await buildGoodSite(site);
    root = join(folder(), 'root');
    output = join(root, 'base');
    mount = {
      baseUrl: '/base/',
      files: new Set(await outputFiles(join(site, 'build'))),
      trailingSlash,
      redirects: readRedirectsFile(await built(site, '_redirects'), 'https://example.org'),
    };
  });

  it('has the same responses from the CloudFront function and its preview', async () => {
    const code = await built(site, '_hosting/cloudfront.js');
    expect(code.length).toBeLessThan(10_000);
    const handler = (path: string): HostAnswer => {
      const event = {request: {uri: path, querystring: {}}};
      const result = runInNewContext(`${code}; handler(${JSON.stringify(event)})`);
      if (result.statusCode === 301) {
        return {kind: 'redirect', location: result.headers.location.value, status: 301};
      }
      const outputPath = decodeURIComponent(result.uri).replace(/^\/base\//, '');
      if (!result.uri.startsWith('/base/')) return {kind: 'none', status: 404};
      return mount.files.has(outputPath)
        ? {kind: 'file', outputPath, status: 200}
        : {kind: 'file', outputPath: '404.html', status: 404};
    };
    const paths = asked.map((path) => path.replace(/\?.*/, ''));
    const canonical = (answer: HostAnswer) =>
      answer.kind === 'redirect' ? {...answer, location: decodeURI(answer.location)} : answer;
    expect(paths.map((path) => [path, canonical(handler(path))])).toEqual(
      paths.map((path) => [path, canonical(cloudfront.answer(path, mount))]),
    );
    const query = {q: {value: '1'}, tag: {value: 'a', multiValue: [{value: 'a'}, {value: 'b'}]}};
    const withQuery = {request: {uri: '/base/start', querystring: query}};
    const {headers} = runInNewContext(`${code}; handler(${JSON.stringify(withQuery)})`);
    expect(headers.location.value).toMatch(/^\/base\/docs\/?\?q=1&tag=a&tag=b#steps$/);
  });

  it('has the same rules in vercel.json and the preview', async () => {
    const file = JSON.parse(await built(site, '_hosting/vercel.json'));
    expect(file.trailingSlash).toBe(trailingSlash);
    const rules: readonly {source: string; destination: string}[] = file.redirects;
    const matched = (path: string): string | undefined => {
      for (const {source, destination} of rules) {
        // Generated files use only groups and escapes from the syntax of path-to-regexp.
        const found = new RegExp(`^${expression(source)}$`).exec(path);
        if (found === null) continue;
        return destination.replace(':splat', () => found[1] ?? '').replaceAll('%3A', ':');
      }
      return undefined;
    };
    const paths = asked.map((path) => path.replace(/\?.*/, ''));
    expect(paths.map((path) => [path, matched(path)])).toEqual(
      paths.map((path) => [path, mount.redirects?.(path)?.to]),
    );
    expect(file.headers[1]).toEqual({
      source: '/base/assets/(.*)',
      headers: [{key: 'Cache-Control', value: 'public, max-age=31536000, immutable'}],
    });
  });

  it.skipIf(!hasNginx)('has the same responses from a real nginx and its preview', async () => {
    await mkdir(root, {recursive: true});
    await rename(join(site, 'build'), output);
    // The configuration from the manual, without the port, which the test selects.
    const shown = await readFile(nginxPage, 'utf8');
    const [, directives = ''] =
      /```nginx.*\nserver \{\n\s*listen 80;([\s\S]*?)\n\}\n```/.exec(shown) ?? [];
    const server = directives
      .replace('/site/_hosting', `${output}/_hosting`)
      .replace('/site', root);
    expect(server).toContain('include');
    const real = await startNginx(server, join(folder(), 'nginx'));
    const preview = await startServer({
      site: () => ({...mount, folder: output, headers: headersFrom(headers)}),
      rules: nginx,
      host: '127.0.0.1',
      port: 0,
    });
    const headers = await readFile(join(output, '_headers'), 'utf8');
    try {
      for (const path of asked) {
        const [theirs, ours] = [await ask(real.origin, path), await ask(preview.origin, path)];
        expect({path, ...theirs}).toEqual({path, ...ours});
      }
    } finally {
      await real.stop();
      await preview.close();
    }
  });
});

interface Answered {
  readonly status: number | undefined;
  readonly location: string | undefined;
  readonly policy: string | undefined;
  readonly body: string | undefined;
}

/** Returns the parts of a response that depend on the output, without text that the server generates. */
async function ask(origin: string, path: string): Promise<Answered> {
  return await new Promise((resolve, reject) => {
    request(origin + path, {path}, (response) => {
      const {statusCode: status, headers} = response;
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => {
        const location = headers.location?.replace(origin, '');
        const isFile = location === undefined && body.includes('base');
        resolve({
          status,
          location: location && decodeURIComponent(location),
          policy: isFile ? `${headers['content-security-policy']}` : undefined,
          body: isFile ? body : undefined,
        });
      });
    })
      .once('error', reject)
      .end();
  });
}

/** Returns the regular expression for a `source` in `vercel.json`. */
function expression(source: string): string {
  return source
    .replace(
      /\\(.)/g,
      (_, char: string) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/:splat\(\.\*\)$/, '(.*)')
    .replace(/[.$]/g, (char, at: number, all: string) =>
      all.slice(at - 1, at + 3) === '(.*)' ? char : `\\${char}`,
    );
}
