import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {readFiles} from '../../support/files.ts';
import {
  buildGoodSite,
  built,
  docsSettings,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';
import {fakeIo} from '../cli/fake-io.ts';

const docs = {
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n',
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n',
  'content/docs/1.x/guide/a b.md': '# Guide\n',
  'content/static/files/a.pdf': 'a',
};

const newSite = sharedSite();
const configured = (redirects: string, rest = '') =>
  siteConfig(`${docsSettings('2.x', '1.x')} ${rest} redirects: [${redirects}],`);

describe('wildcard redirects', () => {
  it('are redirect pages for the pages below their target, and rules for hosts that support them', async () => {
    const site = await newSite({
      'site.config.ts': configured(`
        {from: '/v1/*', to: '/docs/1.x/:splat'},
        {from: '/v1/guide/old', to: '/docs/1.x/'},
        {from: ['/blog/*', '/news/*'], to: 'https://blog.example/$1/:splat'},
        {from: '/späße 1:2/*', to: '/docs/'},
        {from: '/pdf/*', to: '/files/:splat'},
      `),
      ...docs,
      'content/pages/index.md': '[Old](/v1/guide/a%20b)\n',
    });
    await buildGoodSite(site);
    const pages = Object.entries(await readFiles(`${site}/build`)).filter(([, text]) =>
      text.includes('http-equiv="refresh"'),
    );
    expect(
      pages.map(([path, text]) => `${path} → ${/url=([^"]*)/.exec(text)?.[1]}`),
    ).toMatchInlineSnapshot(`
      [
        "blog/index.html → https://blog.example/$1/",
        "news/index.html → https://blog.example/$1/",
        "späße 1:2/index.html → /base/docs/",
        "v1/guide/a b/index.html → /base/docs/1.x/guide/a%20b",
        "v1/guide/old/index.html → /base/docs/1.x/",
        "v1/index.html → /base/docs/1.x/",
      ]
    `);
    expect(await built(site, '_redirects')).toMatchInlineSnapshot(`
      "/base/blog https://blog.example/$1/ 301
      /base/blog/ https://blog.example/$1/ 301
      /base/news https://blog.example/$1/ 301
      /base/news/ https://blog.example/$1/ 301
      /base/sp%C3%A4%C3%9Fe%201%3A2 /base/docs/ 301
      /base/sp%C3%A4%C3%9Fe%201%3A2/ /base/docs/ 301
      /base/v1 /base/docs/1.x/ 301
      /base/v1/ /base/docs/1.x/ 301
      /base/v1/guide/old /base/docs/1.x/ 301
      /base/v1/guide/old/ /base/docs/1.x/ 301
      /base/sp%C3%A4%C3%9Fe%201%3A2/* /base/docs/ 301
      /base/blog/* https://blog.example/$1/:splat 301
      /base/news/* https://blog.example/$1/:splat 301
      /base/pdf/* /base/files/:splat 301
      /base/v1/* /base/docs/1.x/:splat 301
      "
    `);
    const nginx = await built(site, '_hosting/nginx.conf');
    expect(nginx.slice(nginx.indexOf('location ^~'))).toMatchInlineSnapshot(`
      "location ^~ "/base/späße 1:2/" {
        rewrite "^/base/späße 1:2/(.*)$" "/base/docs/" permanent;
      }

      location ^~ "/base/blog/" {
        rewrite "^/base/blog/(.*)$" "https://blog.example/%241/$1" permanent;
      }

      location ^~ "/base/news/" {
        rewrite "^/base/news/(.*)$" "https://blog.example/%241/$1" permanent;
      }

      location ^~ "/base/pdf/" {
        rewrite "^/base/pdf/(.*)$" "/base/files/$1" permanent;
      }

      location ^~ "/base/v1/" {
        rewrite "^/base/v1/(.*)$" "/base/docs/1.x/$1" permanent;
      }
      "
    `);
    const io = fakeIo({cwd: site});
    expect(await run(['routes', '--contract'], io)).toBe(0);
    expect(io.stdout.text()).toContain('/base/v1/guide/a%20b\n');
    const check = fakeIo({cwd: site});
    expect(await run(['check'], check)).toBe(0);
  });

  it('are reported if they collide with pages, form loops or are broken', async () => {
    const site = await newSite({
      'site.config.ts': configured(`
        {from: '/docs/*', to: '/docs/1.x/:splat'},
        {from: '/files/*', to: '/docs/:splat'},
        {from: '/a/*', to: '/a/b/:splat'},
        {from: '/b/*', to: '/c/x'},
        {from: '/c/*', to: '/docs/'},
        {from: '/d/*', to: '/nothing/:splat'},
        {from: '/e/*', to: '/docs/nope'},
        {from: '/_data/*', to: '/docs/'},
        {from: '/c/*', to: '/'},
      `),
      ...docs,
    });
    const {code, err} = await runBuild(site);
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "site.config.ts:8:27  error redirect-collision
        The redirect from \`/docs/*\` to \`/docs/1.x/:splat\` also matches the page \`/docs\` and of 2 more.
        The host determines which of the two is served.
        Use a prefix that no page, file or other redirect has.

      site.config.ts:9:28  error redirect-collision
        The redirect from \`/files/*\` to \`/docs/:splat\` also matches the file \`files/a.pdf\`.
        The host determines which of the two is served.
        Use a prefix that no page, file or other redirect has.

      site.config.ts:10:24  error redirect-loop
        The redirect from \`/a/*\` leads back to itself: \`/a/*\` → \`/a/*\`.
        Browsers would show an error.
        Redirect to a path that the pattern does not match.

      site.config.ts:11:24  warning redirect-chain
        The redirect from \`/b/*\` leads to another redirect: \`/b/*\` → \`/c/*\`.
        A single redirect to the last URL is built instead.
        Redirect to \`/base/docs/\` directly.

      site.config.ts:13:24  warning redirect-nowhere
        The redirect from \`/d/*\` has no target: no path of a page or file begins with \`/nothing/\`.
        Readers would see the 404 page.

      site.config.ts:14:24  error broken-link
        \`/base/docs/nope\` leads to a missing page. The link resolves to \`/docs/nope\`.
        Readers would see the 404 page.
        Did you mean \`/docs/\`?

      site.config.ts:15:28  error redirect-invalid
        Cannot redirect from \`/_data/*\`: \`/_data\` contains generated files.

      site.config.ts:16:24  error redirect-collision
        The redirect from \`/c/*\` to \`/\` also matches the redirect to \`/docs/\`.
        The host determines which of the two is served.
        Use a prefix that no page, file or other redirect has.

      "
    `);
  });

  it('are reported with the correct syntax', async () => {
    const site = await newSite({
      'site.config.ts': configured(`
        {from: '/a/*/b', to: '/'},
        {from: '/a*', to: '/'},
        {from: ['/a/*', '/b'], to: '/docs/:splat'},
        {from: '/a/*', to: '/docs/:splat/x'},
      `),
      ...docs,
    });
    expect((await runBuild(site)).err).toMatchInlineSnapshot(`
      "site.config.ts:8:10  error config-invalid-value
        \`redirects[0].from\` must be a path on the site that begins with one \`/\` and has no \`?\` or \`#\`, such as \`/docs/old\` or \`/docs/old/*\`, where \`*\` matches the rest of the path; it is \`"/a/*/b"\`.

      site.config.ts:9:10  error config-invalid-value
        \`redirects[1].from\` must be a path on the site that begins with one \`/\` and has no \`?\` or \`#\`, such as \`/docs/old\` or \`/docs/old/*\`, where \`*\` matches the rest of the path; it is \`"/a*"\`.

      site.config.ts:10:32  error config-invalid-value
        \`redirects[2].to\` contains \`:splat\`, so each \`from\` must end with \`*\`: \`/v1/*\`.

      site.config.ts:11:24  error config-invalid-value
        \`redirects[3].to\` must contain \`:splat\` only once, at the end and after a \`/\`: \`/docs/1.x/:splat\`; it is \`"/docs/:splat/x"\`.

      "
    `);
  });
});

describe('an old URL in several versions of a page', () => {
  it('redirects to the default version', async () => {
    const page = '---\nslug: /\nredirect_from: /start\n---\n\n# Introduction\n';
    const site = await newSite({
      'site.config.ts': siteConfig(
        "docs: {versions: [{name: 'current'}, {name: '2.x'}, {name: '1.x'}]},",
      ),
      'content/docs/current/intro.md': page,
      'content/docs/2.x/intro.md': page,
      'content/docs/1.x/intro.md': page,
    });
    await buildGoodSite(site);
    expect(await built(site, '_redirects')).toBe(
      '/base/start /base/docs/ 301\n/base/start/ /base/docs/ 301\n',
    );
  });
});
