import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {checkReportSchema} from '../../../src/check/report-schema.ts';
import type {Environment} from '../../../src/cli/io.ts';
import {run} from '../../../src/cli/run.ts';
import {hostRules} from '../../../src/hosts/host-rules.ts';
import {startServer} from '../../../src/serve/start-server.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {fakeIo} from './fake-io.ts';

const folder = sharedFolder();
let site: string;

/** Its links to `/docs/gone` break; nothing of its build says so. */
beforeAll(async () => {
  site = await siteWith(
    {
      'site.config.ts': siteConfig(`${docsSettings('2.x')}
        onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore',
        check: {ignore: ['/base/ignored*']},
        redirects: [{from: '/old', to: '/docs/gone'}, {from: '/older.html', to: '/docs/a'}],
        themeConfig: {navbar: {items: [{label: 'Gone', to: '/docs/gone'}]}},`),
      'content/docs/2.x/intro.md': '---\nslug: /\n---\n\n# Introduction\n\n[there](./a.md#nope)\n',
      'content/docs/2.x/a.md':
        '# A\n\n[gone](./gone) and [gone](./gone)\n\n<https://foreign.invalid/x>\n\n[ignored](/ignored/1) [not ours](pathname:///other/)\n',
      'content/pages/live.mdx':
        "export const Far = () => <a href='/base/far'>far</a>;\n\n# Live\n\n<Far />\n",
    },
    folder(),
  );
  await buildGoodSite(site);
}, 60_000);

async function check(
  args: readonly string[] = [],
  {env = {}, cwd = site}: {env?: Environment; cwd?: string} = {},
): Promise<{code: number; out: string; err: string}> {
  const io = fakeIo({cwd, env});
  const code = await run(['check', ...args], io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

async function fileWith(name: string, text: string): Promise<string> {
  const file = join(folder(), name);
  await writeFile(file, text);
  return file;
}

describe('legacydocs check', () => {
  it('groups what is broken by its target, with places in the sources', async () => {
    const {code, out} = await check();
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "/base/docs/a#nope  broken anchor: the page has no anchor \`nope\`
        content/docs/2.x/intro.md:7:1  /base/docs/a#nope

      /base/docs/gone  broken page: the server says 404
        content/docs/2.x/a.md:3:1  /base/docs/gone
        content/docs/2.x/a.md:3:20  /base/docs/gone
        site.config.ts (themeConfig.navbar.items[0].to)  /base/docs/gone  on 4 pages
        site.config.ts:10:36  https://example.org/base/docs/gone

      /base/far  broken page: the server says 404
        build/live/index.html:40:4  /base/far

      Checked 9 files and 21 addresses in 100 ms: 3 broken.
      "
    `);
  });

  it('shows paths from where it is called', async () => {
    expect((await check(['site'], {cwd: folder()})).out).toContain(
      'site/content/docs/2.x/a.md:3:1',
    );
  });

  it('checks a bare output folder by what its pages say', async () => {
    const {code, out} = await check([join(site, 'build')]);
    expect(code).toBe(1);
    expect(out).toContain('/base/docs/gone');
  });

  it('prints a report of a documented form with `--format json`', async () => {
    const {code, out} = await check(['--format', 'json']);
    expect(code).toBe(1);
    const report = checkReportSchema.parse(JSON.parse(out));
    expect(report.broken.find(({target}) => target === '/base/docs/#nope')).toBeUndefined();
    expect(report.broken.find(({kind}) => kind === 'anchor')).toMatchInlineSnapshot(`
      {
        "kind": "anchor",
        "places": [
          {
            "column": 1,
            "file": "content/docs/2.x/intro.md",
            "line": 7,
            "pages": 1,
            "written": "/base/docs/a#nope",
          },
        ],
        "reason": "the page has no anchor \`nope\`",
        "target": "/base/docs/a#nope",
      }
    `);
  });

  it('annotates the sources in GitHub Actions', async () => {
    const {err} = await check(['--ignore', '/base/docs/gone'], {
      env: {GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: folder()},
    });
    expect(err).toMatchInlineSnapshot(`
      "::error file=site/content/docs/2.x/intro.md,line=7,col=1,title=broken-anchor::\`/base/docs/a#nope\` is broken: the page has no anchor \`nope\`. It is written as \`/base/docs/a#nope\`.
      ::error file=site/build/live/index.html,line=40,col=4,title=broken-page::\`/base/far\` is broken: the server says 404. It is written as \`/base/far\`.
      "
    `);
  });

  it('writes JUnit XML with `--format junit`', async () => {
    const {out} = await check(['--format', 'junit']);
    expect(out).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="4" failures="3" skipped="0">
        <testsuite name="legacydocs check" tests="4" failures="3" skipped="0">
          <testcase classname="anchor" name="/base/docs/a#nope">
            <failure message="the page has no anchor \`nope\`">content/docs/2.x/intro.md:7:1  /base/docs/a#nope</failure>
          </testcase>
          <testcase classname="page" name="/base/docs/gone">
            <failure message="the server says 404">content/docs/2.x/a.md:3:1  /base/docs/gone
      content/docs/2.x/a.md:3:20  /base/docs/gone
      site.config.ts (themeConfig.navbar.items[0].to)  /base/docs/gone
      site.config.ts:10:36  https://example.org/base/docs/gone</failure>
          </testcase>
          <testcase classname="page" name="/base/far">
            <failure message="the server says 404">build/live/index.html:40:4  /base/far</failure>
          </testcase>
          <testcase classname="links" name="18 other addresses"/>
        </testsuite>
      </testsuites>
      "
    `);
  });

  it('leaves alone what `--ignore` names, by address or path', async () => {
    const {code, out} = await check(['--ignore', '/base/docs/*', 'https://example.org/base/far']);
    expect(out).toMatchInlineSnapshot(`
      "Checked 9 files and 12 addresses in 100 ms: 0 broken.
      "
    `);
    expect(code).toBe(0);
  });

  it('accepts what a baseline lists, fails on what is new, and says what is fixed', async () => {
    const known = await check(['--format', 'json', '--ignore', '/base/far']);
    const baseline = await fileWith(
      'baseline.json',
      known.out.replaceAll('/base/docs/a#nope', '/base/mended'),
    );
    const {code, out} = await check(['--baseline', baseline]);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "/base/docs/a#nope  broken anchor: the page has no anchor \`nope\`
        content/docs/2.x/intro.md:7:1  /base/docs/a#nope

      /base/far  broken page: the server says 404
        build/live/index.html:40:4  /base/far

      /base/mended  fixed
        content/docs/2.x/intro.md can leave the baseline.

      Checked 9 files and 21 addresses in 100 ms: 2 broken, 1 known.
      "
    `);
    const all = await fileWith('all.json', (await check(['--format', 'json'])).out);
    expect((await check(['--baseline', all])).code).toBe(0);
  });

  it('asks other sites with `--external` only, and never fails on what nobody can tell', async () => {
    const ignore = ['--ignore', '/base/*'];
    expect((await check(ignore)).out).not.toContain('foreign.invalid');
    const {code, out} = await check([...ignore, '--external', '--retries', '0']);
    expect(code).toBe(0);
    expect(out).toContain('https://foreign.invalid/x  cannot tell external');
    expect(out).toContain('content/docs/2.x/a.md:5:1');
  });
});

describe('legacydocs check of a deployed site', () => {
  it('walks through it, and finds the places where its sources lie', async () => {
    const server = await startServer({
      site: () => ({folder: join(site, 'build'), baseUrl: '/base/'}),
      rules: hostRules['github-pages'],
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

        /base/docs/gone  broken page: the server says 404
          content/docs/2.x/a.md:3:1  /base/docs/gone
          content/docs/2.x/a.md:3:20  /base/docs/gone
          site.config.ts (themeConfig.navbar.items[0].to)  /base/docs/gone  on 3 pages

        /base/far  broken page: the server says 404
          http://deployed/base/live/:40:4  /base/far

        /base/lost  broken contract: the server says 404
          ../deployed.txt:2  /base/lost

        Checked 6 files and 19 addresses in 100 ms: 4 broken.
        "
      `);
    } finally {
      await server.close();
    }
  });

  it('says so when nothing answers', async () => {
    const {code, out} = await check(['http://127.0.0.1:9/base/', '--retries', '0']);
    expect(code).toBe(1);
    expect(out).toContain('/base/  broken page: no answer');
  });
});

describe('the URL contract', () => {
  it('lists every page and redirect with `legacydocs routes --contract`', async () => {
    const io = fakeIo({cwd: site});
    expect(await run(['routes', '--contract'], io)).toBe(0);
    expect(io.stdout.text()).toMatchInlineSnapshot(`
      "/base/
      /base/docs/
      /base/docs/a
      /base/live
      /base/old
      /base/older.html
      "
    `);
  });

  it('holds for what was listed, on every host', async () => {
    const io = fakeIo({cwd: site});
    await run(['routes', '--contract'], io);
    const listed = io.stdout.text().replace('/base/old\n', '');
    const contract = await fileWith('contract.txt', listed);
    const {code, out} = await check(['--ignore', '/base/*', '--contract', contract]);
    expect([code, out]).toEqual([0, expect.stringContaining(': 0 broken')]);
  });

  it('names the hosts that do not answer', async () => {
    const contract = await fileWith(
      'old.txt',
      '# promised in 2019\n/base/docs/a.html # by a blog\nhttps://example.org/base/old.html\n\n/base/docs/a/index.html\n',
    );
    const args = ['--ignore', '/base/*', '--contract', contract];
    const {code, out} = await check(args);
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "/base/docs/a.html  broken contract: not found on github-pages, netlify, cloudflare, s3, nginx
        ../old.txt:2  /base/docs/a.html

      /base/old.html  broken contract: not found on github-pages, netlify, cloudflare, s3, nginx
        ../old.txt:3  /base/old.html

      Checked 9 files and 0 addresses in 100 ms: 2 broken.
      "
    `);
    expect((await check([...args, '--like', 'legacydocs'])).out).not.toContain('docs/a.html');
  });
});

describe('legacydocs check, used wrongly', () => {
  it.each([
    [['nowhere']],
    [['content']],
    [['-o', 'nowhere']],
    [['--format', 'xml']],
    [['--timeout', 'long']],
    [['--like', 'apache']],
    [['--baseline', 'none.json']],
    [['--baseline', 'site.config.ts']],
    [['--contract', 'none.txt']],
  ])('says how: %j', async (args) => {
    const {code, err} = await check(args);
    expect(code).toBe(2);
    expect(err).toMatchSnapshot();
  });
});

it('documents the JSON report in the README', async () => {
  const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8');
  for (const field of Object.keys(checkReportSchema.shape)) expect(readme).toContain(`"${field}"`);
});
