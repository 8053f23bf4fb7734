import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {writeFiles} from '../../support/files.ts';
import {siteConfig, siteWith} from '../../support/sites.ts';
import {fakeIo} from './fake-io.ts';

/** The output of a build. */
const output = {
  'build/index.html': '<head><link rel="canonical" href="https://example.org/base/"></head>',
  'build/404.html': 'nothing here',
  'build/page.html': 'page',
  'build/old/index.html': 'moved',
  'build/_headers': '/base/*\n  X-Test: yes\n',
  'build/_redirects': '/base/old /base/page 301\n',
};

/** Runs `legacydocs preview` for a host, requests paths, and stops the command. */
async function preview(
  host: string,
  paths: readonly string[],
): Promise<{code: number; answers: string[]; out: string}> {
  const site = await siteWith({'site.config.ts': siteConfig(), ...output});
  const io = fakeIo({cwd: site});
  const stopped = run(['preview', '--like', host, '--port', '0'], io);
  const out = await waitFor(() => io.stdout.text());
  const origin = /http:\/\/[^/]+/.exec(out)?.[0] ?? '';
  const answers: string[] = [];
  for (const path of paths) {
    const response = await fetch(origin + path, {redirect: 'manual'});
    const {status, headers} = response;
    const what = headers.get('location') ?? (await response.text()).trimEnd().slice(0, 12);
    answers.push(`${path} ${status} ${what}${headers.has('x-test') ? ' +header' : ''}`);
  }
  io.signals.emit('SIGINT');
  return {code: await stopped, answers, out: out.replace(origin, 'http://host')};
}

async function waitFor(read: () => string): Promise<string> {
  while (read() === '') await new Promise((resolve) => setTimeout(resolve, 5));
  return read();
}

describe('legacydocs preview', () => {
  const paths = ['/base/', '/base/page', '/base/page.html', '/base/old', '/base/nope', '/'];

  it('serves like GitHub Pages: without the headers and redirects of the build', async () => {
    const {code, answers, out} = await preview('github-pages', paths);
    expect(code).toBe(130);
    expect(out).toBe(
      'Serving build like github-pages on http://host/base/ (press Ctrl+C to stop)\n',
    );
    expect(answers).toMatchInlineSnapshot(`
      [
        "/base/ 200 <head><link ",
        "/base/page 200 page",
        "/base/page.html 200 page",
        "/base/old 301 /base/old/",
        "/base/nope 404 nothing here",
        "/ 404 Not found.",
      ]
    `);
  });

  it('serves like Cloudflare Pages: headers and redirects apply', async () => {
    expect((await preview('cloudflare', paths)).answers).toMatchInlineSnapshot(`
      [
        "/base/ 200 <head><link  +header",
        "/base/page 200 page +header",
        "/base/page.html 308 /base/page",
        "/base/old 301 /base/page",
        "/base/nope 404 nothing here +header",
        "/ 404 Not found.",
      ]
    `);
  });

  it('explains what to do if nothing is built, or the host is unknown', async () => {
    const site = await siteWith({});
    const io = fakeIo({cwd: site});
    expect(await run(['preview'], io)).toBe(2);
    expect(await run(['preview', '--like', 'apache'], io)).toBe(2);
    await writeFiles(join(site, 'other'), {'page.html': ''});
    expect(await run(['preview', '-o', 'other'], io)).toBe(2);
    expect(io.stderr.text()).toMatchInlineSnapshot(`
      "error: The site has not been built: \`build\` does not contain a built site. Build it first: legacydocs build
      error: --like must be one of legacydocs, github-pages, netlify, cloudflare, vercel, s3, cloudfront, nginx, not \`apache\`.
      error: The site has not been built: \`other\` does not contain a built site. Build it first: legacydocs build -o other
      "
    `);
  });
});
