import {readFile, rm, writeFile} from 'node:fs/promises';
import {Server, Socket} from 'node:net';
import {join} from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {checkReportSchema} from '../../../src/tools/check/report-schema.ts';
import {buildGoodSite, docsSettings, siteConfig, siteWith} from '../../support/sites.ts';
import {checkedSite} from './checked-site.ts';
import {fakeIo} from './fake-io.ts';

const {folder, site, check, fileWith} = checkedSite();

describe('legacydocs check', () => {
  it('groups broken URLs by target, with locations in the sources', async () => {
    const {code, out} = await check();
    expect(code).toBe(1);
    expect(out).toMatchInlineSnapshot(`
      "/base/docs/a#nope  broken anchor: the page has no anchor \`nope\`
        content/docs/2.x/intro.md:7:1  /base/docs/a#nope

      /base/docs/gone  broken page: the server responded with 404
        content/docs/2.x/a.md:3:1  /base/docs/gone
        content/docs/2.x/a.md:3:20  /base/docs/gone
        site.config.ts (themeConfig.navbar.items[0].to)  /base/docs/gone  on 5 pages
        site.config.ts:10:36  https://example.org/base/docs/gone

      /base/docs/lost.md  broken page: the server responded with 404
        content/docs/2.x/b.md:3:1  ./lost.md

      /base/far  broken page: the server responded with 404
        build/live/index.html:41:4  /base/far

      /base/torn.md  broken page: the server responded with 404
        content/docs/2.x/_part.md:1:1  ./torn.md

      Checked 10 files and 31 URLs in 100 ms: 5 broken.
      Correct the links in the sources, build again, then check again.
      "
    `);
  });

  it('names the source of a link to a Markdown file, in a page or in an imported file', async () => {
    const {out} = await check();
    expect(out).toContain('content/docs/2.x/b.md:3:1  ./lost.md\n');
    expect(out).toContain('content/docs/2.x/_part.md:1:1  ./torn.md\n');
  });

  it('shows paths relative to the working directory', async () => {
    expect((await check(['site'], {cwd: folder()})).out).toContain(
      'site/content/docs/2.x/a.md:3:1',
    );
  });

  it('checks a bare output folder by the contents of its pages', async () => {
    const {code, out} = await check([join(site(), 'build')]);
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
      "::error file=site/content/docs/2.x/intro.md,line=7,col=1,title=broken-anchor::\`/base/docs/a#nope\` is broken: the page has no anchor \`nope\`. Written as \`/base/docs/a#nope\`.
      ::error file=site/content/docs/2.x/b.md,line=3,col=1,title=broken-page::\`/base/docs/lost.md\` is broken: the server responded with 404. Written as \`./lost.md\`.
      ::error file=site/build/live/index.html,line=41,col=4,title=broken-page::\`/base/far\` is broken: the server responded with 404. Written as \`/base/far\`.
      ::error file=site/content/docs/2.x/_part.md,line=1,col=1,title=broken-page::\`/base/torn.md\` is broken: the server responded with 404. Written as \`./torn.md\`.
      "
    `);
  });

  it('annotates every finding before further locations of one: GitHub shows ten for each step', async () => {
    const {err} = await check([], {env: {GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: site()}});
    const targets = [...err.matchAll(/^::error [^\n]*?::`([^`]*)`/gm)].map(([, target]) => target);
    expect(targets).toHaveLength(8);
    expect(new Set(targets.slice(0, 5)).size).toBe(5);
  });

  it('writes JUnit XML with `--format junit`', async () => {
    const {out} = await check(['--format', 'junit']);
    expect(out).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <testsuites tests="6" failures="5" skipped="0">
        <testsuite name="legacydocs check" tests="6" failures="5" skipped="0">
          <testcase classname="anchor" name="/base/docs/a#nope">
            <failure message="the page has no anchor \`nope\`">content/docs/2.x/intro.md:7:1  /base/docs/a#nope</failure>
          </testcase>
          <testcase classname="page" name="/base/docs/gone">
            <failure message="the server responded with 404">content/docs/2.x/a.md:3:1  /base/docs/gone
      content/docs/2.x/a.md:3:20  /base/docs/gone
      site.config.ts (themeConfig.navbar.items[0].to)  /base/docs/gone
      site.config.ts:10:36  https://example.org/base/docs/gone</failure>
          </testcase>
          <testcase classname="page" name="/base/docs/lost.md">
            <failure message="the server responded with 404">content/docs/2.x/b.md:3:1  ./lost.md</failure>
          </testcase>
          <testcase classname="page" name="/base/far">
            <failure message="the server responded with 404">build/live/index.html:41:4  /base/far</failure>
          </testcase>
          <testcase classname="page" name="/base/torn.md">
            <failure message="the server responded with 404">content/docs/2.x/_part.md:1:1  ./torn.md</failure>
          </testcase>
          <testcase classname="links" name="26 other URLs"/>
        </testsuite>
      </testsuites>
      "
    `);
  });

  it('ignores the URLs of `--ignore`, by URL or path', async () => {
    const ignored = ['/base/docs/*', 'https://example.org/base/far', '/base/torn.md'];
    const {code, out} = await check(['--ignore', ...ignored]);
    expect(out).toMatchInlineSnapshot(`
      "Checked 10 files and 15 URLs in 100 ms: 0 broken.
      "
    `);
    expect(code).toBe(0);
  });

  it('accepts findings of a baseline, fails on new ones, and lists fixed ones', async () => {
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

      /base/far  broken page: the server responded with 404
        build/live/index.html:41:4  /base/far

      /base/mended  fixed
        content/docs/2.x/intro.md can be removed from the baseline.

      Checked 10 files and 31 URLs in 100 ms: 2 broken, 3 known.
      Correct the links in the sources, build again, then check again.
      "
    `);
    const all = await fileWith('all.json', (await check(['--format', 'json'])).out);
    expect((await check(['--baseline', all])).code).toBe(0);
  });

  it('requests other sites with `--external` only, and never fails on unverifiable URLs', async () => {
    const ignore = ['--ignore', '/base/*'];
    expect((await check(ignore)).out).not.toContain('foreign.invalid');
    const {code, out} = await check([...ignore, '--external', '--retries', '0']);
    expect(code).toBe(0);
    expect(out).toContain('https://foreign.invalid/x  unverifiable external');
    expect(out).toContain('content/docs/2.x/a.md:5:1');
  });
});

describe('legacydocs check of a site without a home page', () => {
  it('checks it at the URL that its build recorded', async () => {
    const files = {
      'content/docs/2.x/a.md': '# A\n\n[b](./b.md)\n',
      'content/docs/2.x/b.md': '# B\n',
    };
    const parent = join(folder(), 'homeless');
    const cwd = await siteWith(
      {...files, 'site.config.ts': siteConfig(docsSettings('2.x'))},
      parent,
    );
    await rm(join(cwd, 'content/pages'), {recursive: true});
    await buildGoodSite(cwd);
    const {code, out} = await check([], {cwd});
    expect(out).toMatch(/^Checked \d+ files and \d+ URLs in 100 ms: 0 broken\.\n$/);
    expect(code).toBe(0);
  });
});

describe('legacydocs check without a network', () => {
  beforeEach(() => {
    const refuse = (): never => {
      throw Object.assign(new Error('There is no network.'), {code: 'ENETUNREACH'});
    };
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(refuse);
    vi.spyOn(Server.prototype, 'listen').mockImplementation(refuse);
    vi.stubEnv('http_proxy', 'http://127.0.0.1:9');
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });

  it('distinguishes broken from valid URLs in the files', async () => {
    const {code, out} = await check();
    expect(code).toBe(1);
    expect(out).toContain(': 5 broken.\n');
    expect(process.env['http_proxy']).toBe('http://127.0.0.1:9');
    expect((await check(['--ignore', '/base/*'])).code).toBe(0);
  });

  it('checks a contract', async () => {
    const contract = await fileWith('offline.txt', '/base/docs/a\n/base/never\n');
    const {code, out} = await check(['--ignore', '/base/*', '--contract', contract]);
    expect(code).toBe(1);
    expect(out).toContain(': 1 broken.\n');
  });

  it('cannot check other sites, and fails for a deployed one', async () => {
    const external = ['--ignore', '/base/*', '--external', '--retries', '0'];
    const {code, out} = await check(external);
    expect(code).toBe(0);
    expect(out).toContain('https://foreign.invalid/x  unverifiable external');
    expect((await check(['http://127.0.0.1:9/base/', '--retries', '0'])).code).toBe(1);
  });
});

describe('the progress of legacydocs check', () => {
  const args = ['check', '--external', '--retries', '0'];

  it('is shown on a terminal, other sites included', async () => {
    const io = fakeIo({cwd: site(), isTTY: true});
    await run(args, io);
    for (const stage of ['files 0', 'URLs', 'other sites 0/1']) {
      expect(io.stderr.text()).toContain(stage);
    }
    expect(io.stderr.text().endsWith('\r\u001B[2K')).toBe(true);
  });

  it('is hidden elsewhere', async () => {
    const io = fakeIo({cwd: site()});
    await run(args, io);
    expect(io.stderr.text()).toBe('');
  });
});

describe('legacydocs check, used wrongly', () => {
  it('explains how to build a site that is not built', async () => {
    const other = await siteWith({}, join(folder(), 'other'));
    const options = {cwd: folder()};
    expect((await check(['other/site', '-o', 'out'], options)).err).toBe(
      'error: The site has not been built: `out` does not contain a built site. Build it first: legacydocs build other/site -o out\n',
    );
    await writeFile(join(other, 'site.config.ts'), 'export default {}');
    const {code, err} = await check(['other/site'], options);
    expect(code).toBe(1);
    expect(err).toContain('other/site/site.config.ts  error config-missing-key');
  });

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
  ])('explains the correct usage: %j', async (args) => {
    const {code, err} = await check(args);
    expect(code).toBe(2);
    expect(err).toMatchSnapshot();
  });
});

it('documents the JSON report in the manual', async () => {
  const page = '../../../docs/content/docs/current/check/check.md';
  const text = await readFile(new URL(page, import.meta.url), 'utf8');
  for (const field of Object.keys(checkReportSchema.shape)) expect(text).toContain(`"${field}"`);
});
