import {beforeAll, describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {redirectPages} from '../../../src/pages/render/redirect-page.ts';
import {siteConfigSchema} from '../../../src/site/config/schema/index.ts';
import {readFiles} from '../../support/files.ts';
import {
  buildGoodSite,
  built,
  docsSettings,
  runBuild,
  siteConfig,
  siteWith,
} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {fakeIo} from '../cli/fake-io.ts';

const docs = {
  'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\n## Steps\n',
  'content/docs/2.x/setup.md':
    '---\nredirect_from: [/install, /docs/setup.html]\n---\n\n# Set up\n',
};

const redirects = `redirects: [
    {from: ['/start', '/start.html'], to: '/docs/#steps'},
    {from: '/old/index.html', to: '/docs/?a=1#steps'},
    {from: '/chat/', to: 'https://chat.example/?a=1'},
    {from: '/späße $1', to: '/base/docs/setup.html'},
  ],`;

describe('a site with redirects', () => {
  const folder = sharedFolder();
  let site: string;
  beforeAll(async () => {
    const config = siteConfig(`${docsSettings('2.x')} ${redirects}`);
    site = await siteWith({'site.config.ts': config, ...docs}, folder());
    await buildGoodSite(site);
  });

  it('has a redirect page for each, which works without scripts, too', async () => {
    const files = Object.entries(await readFiles(`${site}/build`));
    const pages = files.filter(([, text]) => text.includes('http-equiv="refresh"'));
    expect(
      pages.map(([path, text]) => `${path} → ${/url=([^"]*)/.exec(text)?.[1]}`),
    ).toMatchInlineSnapshot(`
      [
        "chat/index.html → https://chat.example/?a=1",
        "docs/setup.html/index.html → /base/docs/setup",
        "install/index.html → /base/docs/setup",
        "old/index.html → /base/docs/?a=1#steps",
        "späße $1/index.html → /base/docs/setup",
        "start.html/index.html → /base/docs/#steps",
        "start/index.html → /base/docs/#steps",
      ]
    `);
    expect(await built(site, 'start/index.html')).toMatchInlineSnapshot(`
      "<!doctype html>
      <html lang="en" dir="ltr">
      <head>
      <meta charset="utf-8">
      <title>Moved</title>
      <meta name="robots" content="noindex">
      <link rel="canonical" href="https://example.org/base/docs/">
      <meta http-equiv="refresh" content="0; url=/base/docs/#steps">
      <meta name="viewport" content="width=device-width">
      </head>
      <body>
      <p>This page has moved to <a href="/base/docs/#steps">/base/docs/#steps</a>.</p>
      <script>(function () {
        var link = document.querySelector('a');
        link.search = link.search || location.search;
        link.hash = link.hash || location.hash;
        location.replace(link.href);
      })();</script>
      </body>
      </html>
      "
    `);
  });

  it('has rules for Netlify and Cloudflare Pages', async () => {
    expect(await built(site, '_redirects')).toMatchInlineSnapshot(`
      "/base/chat https://chat.example/?a=1 301
      /base/chat/ https://chat.example/?a=1 301
      /base/docs/setup.html /base/docs/setup 301
      /base/docs/setup.html/ /base/docs/setup 301
      /base/install /base/docs/setup 301
      /base/install/ /base/docs/setup 301
      /base/old /base/docs/?a=1#steps 301
      /base/old/ /base/docs/?a=1#steps 301
      /base/sp%C3%A4%C3%9Fe%20$1 /base/docs/setup 301
      /base/sp%C3%A4%C3%9Fe%20$1/ /base/docs/setup 301
      /base/start /base/docs/#steps 301
      /base/start/ /base/docs/#steps 301
      /base/start.html /base/docs/#steps 301
      /base/start.html/ /base/docs/#steps 301
      "
    `);
  });

  it('has rules for nginx, decoded and quoted', async () => {
    const config = await built(site, '_hosting/nginx.conf');
    expect(config.slice(config.indexOf('location ='))).toMatchInlineSnapshot(`
      "location = "/base/chat" {
        return 301 "https://chat.example/?a=1";
      }

      location = "/base/chat/" {
        return 301 "https://chat.example/?a=1";
      }

      location = "/base/docs/setup.html" {
        return 301 "/base/docs/setup$is_args$args";
      }

      location = "/base/docs/setup.html/" {
        return 301 "/base/docs/setup$is_args$args";
      }

      location = "/base/install" {
        return 301 "/base/docs/setup$is_args$args";
      }

      location = "/base/install/" {
        return 301 "/base/docs/setup$is_args$args";
      }

      location = "/base/old" {
        return 301 "/base/docs/?a=1#steps";
      }

      location = "/base/old/" {
        return 301 "/base/docs/?a=1#steps";
      }

      location = "/base/späße $1" {
        return 301 "/base/docs/setup$is_args$args";
      }

      location = "/base/späße $1/" {
        return 301 "/base/docs/setup$is_args$args";
      }

      location = "/base/start" {
        return 301 "/base/docs/$is_args$args#steps";
      }

      location = "/base/start/" {
        return 301 "/base/docs/$is_args$args#steps";
      }

      location = "/base/start.html" {
        return 301 "/base/docs/$is_args$args#steps";
      }

      location = "/base/start.html/" {
        return 301 "/base/docs/$is_args$args#steps";
      }
      "
    `);
  });

  it('keeps them out of the sitemap and the list of routes', async () => {
    expect(await built(site, 'sitemap.xml')).not.toContain('install');
    expect(await built(site, '_data/routes.json')).toBe('["/","/docs/","/docs/setup"]\n');
  });
});

describe('invalid redirects', () => {
  it('are reported at their locations, and nothing is built', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig(`${docsSettings('2.x')} redirects: [
        {from: '/a', to: '/docs/nope'},
        {from: '/b', to: '/docs/setup#nope'},
        {from: '/docs/setup', to: '/'},
        {from: '/docs/setup.html', to: '/'},
        {from: ['/c', '/install'], to: '/docs/'},
        {from: '/d', to: '/e'},
        {from: '/e', to: '/d'},
        {from: '/f', to: '/c'},
        {from: '/_data/x', to: '/'},
        {from: '/../x', to: '/'},
      ],`),
      'content/static/c/index.html': 'mine',
      ...docs,
    });
    const {code, err} = await runBuild(site);
    expect(code).toBe(1);
    expect(err).toMatchInlineSnapshot(`
      "site.config.ts:8:22  error broken-link
        \`/docs/nope\` leads to a missing page.
        Readers would see the 404 page.
        Did you mean \`/docs/\`?

      site.config.ts:9:22  warning broken-anchor
        \`/docs/setup#nope\` leads to a missing anchor: the page \`/docs/setup\` has no id \`nope\`.
        Readers would land at the top of the page.

      site.config.ts:10:31  error redirect-collision
        The redirect from \`/docs/setup\` to \`/\` has the same path as the page \`/docs/setup\`.
        Readers would reach only one of the two.
        Remove the redirect, or redirect from a different path.

      site.config.ts:11:36  error redirect-collision
        The redirect from \`/docs/setup.html\` to \`/\` has the same path as the page \`/docs/setup\`.
        Readers would reach only one of the two.
        Remove the redirect, or redirect from a different path.

      site.config.ts:12:36  error output-collision
        \`content/static/c/index.html\` and the redirect from \`/c\` both become \`c/index.html\`.
        Only one of them can be written.
        Rename one of the two.

      site.config.ts:13:22  error redirect-loop
        The redirect from \`/d\` leads back to itself: \`/d\` → \`/e\` → \`/d\`.
        Browsers would show an error.
        Redirect one of these paths to a page.

      site.config.ts:14:22  error redirect-loop
        The redirect from \`/e\` leads back to itself: \`/e\` → \`/d\` → \`/e\`.
        Browsers would show an error.
        Redirect one of these paths to a page.

      site.config.ts:15:22  warning redirect-chain
        The redirect from \`/f\` leads to another redirect: \`/f\` → \`/c\` → \`/docs/\`.
        A single redirect to the last URL is built instead.
        Redirect to \`/docs/\` directly.

      site.config.ts:16:28  error redirect-invalid
        Cannot redirect from \`/_data/x\`: \`/_data\` contains generated files.

      site.config.ts:17:25  error redirect-invalid
        Cannot redirect from \`/../x\`: it leaves its folder with \`..\`.

      content/docs/2.x/setup.md:2:16  error redirect-collision
        The redirect from \`/install\` to \`/docs/setup\` has the same path as the redirect to \`/docs/\`.
        Readers would reach only one of the two.
        Remove the redirect, or redirect from a different path.

      "
    `);
  });

  it('are reported with the syntax of URLs', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig("redirects: [{from: 'old', to: 'new'}],"),
    });
    expect((await runBuild(site)).err).toMatchInlineSnapshot(`
      "site.config.ts:7:16  error config-invalid-value
        \`redirects[0].from\` must be a path on the site that begins with one \`/\` and has no \`?\` or \`#\`, such as \`/docs/old\` or \`/docs/old/*\`, where \`*\` matches the rest of the path; it is \`"old"\`.

      site.config.ts:7:29  error config-invalid-value
        \`redirects[0].to\` must be a path on the site, such as \`/docs/new\`, or a full URL; it is \`"new"\`.

      "
    `);
    const page = await siteWith({'content/pages/a.md': '---\nredirect_from: old\n---\n'});
    expect((await runBuild(page)).err).toMatchInlineSnapshot(`
      "content/pages/a.md:2:16  error front-matter-invalid
        \`redirect_from\` must be a path that begins with \`/\`, such as \`/docs/old\`, or a list of paths, but is the string \`old\`.
        The page would be built with wrong metadata.

      "
    `);
  });

  it('are omitted if the page already has a file of the old name', async () => {
    const site = await siteWith({
      'site.config.ts': siteConfig(`${docsSettings('2.x')} trailingSlash: false,`),
      ...docs,
    });
    const io = fakeIo({cwd: site});
    expect(await run(['routes', '--contract'], io)).toBe(0);
    expect(io.stdout.text()).toBe('/base/\n/base/docs\n/base/docs/setup\n/base/install\n');
  });

  it('cannot write markup into their page', () => {
    const config = siteConfigSchema.parse({
      title: 'Site',
      url: 'https://example.org',
      baseUrl: '/',
    });
    const page = redirectPages(config)({
      from: '/a',
      outputPath: 'a/index.html',
      href: 'https://x.example/?"><script>alert(1)</script>',
      written: '',
      location: {},
    });
    expect(page).not.toContain('<script>alert');
  });
});
