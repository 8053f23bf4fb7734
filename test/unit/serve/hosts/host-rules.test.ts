import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {HostAnswer, HostRules, Mount} from '../../../../src/serve/hosts/host.ts';
import {readRedirectsFile} from '../../../../src/serve/hosts/hosting-files.ts';
import {hosts} from '../../../../src/serve/hosts/hosts.ts';

/** The site from the guide by Sébastien Lorber on which most rules are based, under a base path. */
const mount: Mount = {
  baseUrl: '/base/',
  files: new Set([
    '404.html',
    'index.html',
    'file.html',
    'folder/index.html',
    'both.html',
    'both/index.html',
    'image.png',
    'späße/index.html',
    'moved/index.html',
  ]),
  redirects: readRedirectsFile('/base/moved /base/folder'),
};

function hostNamed(name: string): HostRules {
  const host = hosts.find((one) => one.name === name);
  if (host === undefined) throw new Error(`There is no host \`${name}\`.`);
  return host;
}

function answers(name: string, paths: readonly string[], at: Mount = mount): string[] {
  return paths.map((path) => `${path} ${shown(hostNamed(name).answer(path, at))}`);
}

function shown(answer: HostAnswer): string {
  if (answer.kind === 'none') return `${answer.status}`;
  const what = answer.kind === 'file' ? answer.outputPath : `→ ${answer.location}`;
  return `${answer.status} ${what}`;
}

const asked = [
  '/base/',
  '/base/index.html',
  '/base/file',
  '/base/file/',
  '/base/file.html',
  '/base/folder',
  '/base/folder/',
  '/base/folder.html',
  '/base/folder/index.html',
  '/base/both',
  '/base/both/',
  '/base/both.html',
  '/base/both/index.html',
  '/base/moved',
  '/base/image.png',
];

describe('hosts, under the base path', () => {
  it('github-pages keeps `.html`, adds slashes to folders and never to files', () => {
    expect(answers('github-pages', asked)).toMatchInlineSnapshot(`
      [
        "/base/ 200 index.html",
        "/base/index.html 200 index.html",
        "/base/file 200 file.html",
        "/base/file/ 404 404.html",
        "/base/file.html 200 file.html",
        "/base/folder 301 → /base/folder/",
        "/base/folder/ 200 folder/index.html",
        "/base/folder.html 404 404.html",
        "/base/folder/index.html 200 folder/index.html",
        "/base/both 200 both.html",
        "/base/both/ 200 both/index.html",
        "/base/both.html 200 both.html",
        "/base/both/index.html 200 both/index.html",
        "/base/moved 301 → /base/moved/",
        "/base/image.png 200 image.png",
      ]
    `);
  });

  it('netlify drops and adds slashes; files shadow declared redirects', () => {
    expect(answers('netlify', asked)).toMatchInlineSnapshot(`
      [
        "/base/ 200 index.html",
        "/base/index.html 200 index.html",
        "/base/file 200 file.html",
        "/base/file/ 301 → /base/file",
        "/base/file.html 200 file.html",
        "/base/folder 301 → /base/folder/",
        "/base/folder/ 200 folder/index.html",
        "/base/folder.html 404 404.html",
        "/base/folder/index.html 200 folder/index.html",
        "/base/both 200 both.html",
        "/base/both/ 301 → /base/both",
        "/base/both.html 200 both.html",
        "/base/both/index.html 200 both/index.html",
        "/base/moved 301 → /base/moved/",
        "/base/image.png 200 image.png",
      ]
    `);
  });

  it('cloudflare always drops `.html`, and follows declared redirects first', () => {
    expect(answers('cloudflare', asked)).toMatchInlineSnapshot(`
      [
        "/base/ 200 index.html",
        "/base/index.html 308 → /base/",
        "/base/file 200 file.html",
        "/base/file/ 308 → /base/file",
        "/base/file.html 308 → /base/file",
        "/base/folder 308 → /base/folder/",
        "/base/folder/ 200 folder/index.html",
        "/base/folder.html 404 404.html",
        "/base/folder/index.html 308 → /base/folder/",
        "/base/both 200 both.html",
        "/base/both/ 200 both/index.html",
        "/base/both.html 308 → /base/both",
        "/base/both/index.html 308 → /base/both/",
        "/base/moved 301 → /base/folder",
        "/base/image.png 200 image.png",
      ]
    `);
  });

  it('s3 finds exact keys and index documents only', () => {
    expect(answers('s3', asked)).toMatchInlineSnapshot(`
      [
        "/base/ 200 index.html",
        "/base/index.html 200 index.html",
        "/base/file 404 404.html",
        "/base/file/ 404 404.html",
        "/base/file.html 200 file.html",
        "/base/folder 302 → /base/folder/",
        "/base/folder/ 200 folder/index.html",
        "/base/folder.html 404 404.html",
        "/base/folder/index.html 200 folder/index.html",
        "/base/both 302 → /base/both/",
        "/base/both/ 200 both/index.html",
        "/base/both.html 200 both.html",
        "/base/both/index.html 200 both/index.html",
        "/base/moved 302 → /base/moved/",
        "/base/image.png 200 image.png",
      ]
    `);
  });

  it('nginx serves both forms in place, like the emitted configuration', () => {
    expect(answers('nginx', asked)).toMatchInlineSnapshot(`
      [
        "/base/ 200 index.html",
        "/base/index.html 200 index.html",
        "/base/file 200 file.html",
        "/base/file/ 404 404.html",
        "/base/file.html 200 file.html",
        "/base/folder 200 folder/index.html",
        "/base/folder/ 200 folder/index.html",
        "/base/folder.html 404 404.html",
        "/base/folder/index.html 200 folder/index.html",
        "/base/both 200 both/index.html",
        "/base/both/ 200 both/index.html",
        "/base/both.html 200 both.html",
        "/base/both/index.html 200 both/index.html",
        "/base/moved 301 → /base/folder",
        "/base/image.png 200 image.png",
      ]
    `);
  });

  it('CLI-03, CLI-04 legacydocs serves clean paths and redirects the others to them', () => {
    expect(answers('legacydocs', asked)).toMatchInlineSnapshot(`
      [
        "/base/ 200 index.html",
        "/base/index.html 302 → /base/",
        "/base/file 200 file.html",
        "/base/file/ 200 file.html",
        "/base/file.html 302 → /base/file",
        "/base/folder 200 folder/index.html",
        "/base/folder/ 200 folder/index.html",
        "/base/folder.html 302 → /base/folder",
        "/base/folder/index.html 302 → /base/folder/",
        "/base/both 200 both.html",
        "/base/both/ 200 both/index.html",
        "/base/both.html 302 → /base/both",
        "/base/both/index.html 302 → /base/both/",
        "/base/moved 200 moved/index.html",
        "/base/image.png 200 image.png",
      ]
    `);
  });
});

describe('every host', () => {
  it.each(hosts)('$name: redirects the base path without its slash', (host) => {
    expect(host.answer('/base', mount)).toMatchObject({
      kind: 'redirect',
      location: '/base/',
    });
  });

  it.each(hosts)('$name: decodes names', (host) => {
    expect(host.answer('/base/sp%C3%A4%C3%9Fe/', mount)).toMatchObject({
      outputPath: 'späße/index.html',
      status: 200,
    });
  });

  it.each(hosts)(
    '$name: responds to unknown paths with the not-found page, if there is one',
    (host) => {
      // CloudFront's function does not know which files exist, so it first redirects to the path with a trailing slash.
      const unknown = host.name === 'cloudfront' ? 'nope/' : 'nope';
      expect(host.answer(`/base/${unknown}`, mount)).toEqual({
        kind: 'file',
        outputPath: '404.html',
        status: 404,
      });
      const empty = {baseUrl: '/', files: new Set<string>()};
      expect(host.answer(`/${unknown}`, empty)).toEqual({kind: 'none', status: 404});
    },
  );

  it('vercel: resolves no name to the parent folder', () => {
    const clean = {...mount, trailingSlash: false};
    expect(hostNamed('vercel').answer('/base/%2E%2e%2Ehtml', clean)).toMatchObject({status: 404});
  });

  it.each(hosts)('$name: never reads outside the folder', (host) => {
    const files = {has: (path: string) => path === '404.html' || path.includes('..')};
    for (const path of [
      '/base/%2e%2e%2fsecret',
      '/base/..%5csecret',
      '/base/a/..%2f..%2fsecret/',
    ]) {
      expect(host.answer(path, {baseUrl: '/base/', files})).toMatchObject({status: 404});
    }
  });
});

describe('legacydocs', () => {
  it('redirects the root of the host to the base path, and shows the not-found page elsewhere', () => {
    expect(answers('legacydocs', ['/', '/elsewhere'])).toEqual([
      '/ 302 → /base/',
      '/elsewhere 404 404.html',
    ]);
  });

  it.each([
    [true, '/base/folder', '302 → /base/folder/'],
    [true, '/base/folder.html', '302 → /base/folder/'],
    [true, '/base/folder/', '200 folder/index.html'],
    [true, '/base/image.png', '200 image.png'],
    [false, '/base/file/', '302 → /base/file'],
    [false, '/base/file.html', '302 → /base/file'],
    [false, '/base/file', '200 file.html'],
    [false, '/base/', '200 index.html'],
  ])('SLASH-02 with `trailingSlash: %s`, %s is %s', (trailingSlash, path, answer) => {
    expect(answers('legacydocs', [path], {...mount, trailingSlash})).toEqual([`${path} ${answer}`]);
  });

  it('does not redirect the not-found page', () => {
    expect(answers('legacydocs', ['/base/404.html'])).toEqual(['/base/404.html 200 404.html']);
  });
});

describe('an undeclared redirect', () => {
  const parts = [
    ...['/', '//', '\\', '%5C', '%2F', '%2f%2F', ';', '.', '..', '%2E%2e', '%', '%6', '%69', '%00'],
    ...['index', '%69ndex', 'index.html', '.html', '%2Ehtml', '.%68tml', 'index%2Ehtml', ' ', '?'],
    ...['evil.example', '@evil.example', 'https:', 'file', 'folder', 'both', 'späße', 'image.png'],
  ];
  // Each redirect can remove one segment or one slash.
  const mostParts = 6;
  const mostSteps = mostParts + 2;
  const path = fc
    .array(fc.constantFrom(...parts), {maxLength: mostParts})
    .map((some) => some.join(''));

  it.each(hosts)('of $name stays in the site, and ends', (host) => {
    const bases = fc.constantFrom('/', '/base/');
    const slashes = fc.constantFrom(undefined, true, false);
    fc.assert(
      fc.property(path, bases, slashes, (asked, baseUrl, trailingSlash) => {
        const at = {...mount, redirects: undefined, baseUrl, trailingSlash};
        const origin = 'http://site.invalid';
        let url = new URL(origin);
        let pathname = baseUrl + asked;
        for (let steps = 0; steps < mostSteps; steps += 1) {
          const answer = host.answer(pathname, at);
          if (answer.kind !== 'redirect') return;
          expect(() => decodeURIComponent(answer.location)).not.toThrow();
          expect(answer.location).toMatch(/^\/(?![/\\])/);
          url = new URL(answer.location, origin);
          expect(url.origin).toBe(origin);
          expect(url.pathname.startsWith(baseUrl)).toBe(true);
          pathname = url.pathname;
        }
        expect.unreachable(`${asked} is redirected without end`);
      }),
      {numRuns: 1_000, examples: [['.html%2Ehtml.%68tml%2Ehtml/', '/', false]]},
    );
  });

  it('leads neither to another site nor to half an encoded character', () => {
    const at = {...mount, baseUrl: '/'};
    const paths = ['//evil.example/index', '/\\evil.example/index', '/%69ndex', '/file%2Ehtml'];
    expect(answers('cloudflare', paths, at)).toMatchInlineSnapshot(`
      [
        "//evil.example/index 404 404.html",
        "/\\evil.example/index 404 404.html",
        "/%69ndex 308 → /",
        "/file%2Ehtml 308 → /file",
      ]
    `);
  });

  it('lets a redirect with `301!` override a file on netlify, and ignores it on cloudflare', () => {
    const rules = '/base/moved /base/folder 301!\n/base/file/* /base/folder/:splat 301!\n';
    const at = {...mount, redirects: readRedirectsFile(rules)};
    const paths = ['/base/moved', '/base/moved/', '/base/file/x'];
    expect(answers('netlify', paths, at)).toEqual([
      '/base/moved 301 → /base/folder',
      '/base/moved/ 200 moved/index.html',
      '/base/file/x 301 → /base/folder/x',
    ]);
    expect(answers('cloudflare', paths, at)).toEqual([
      '/base/moved 308 → /base/moved/',
      '/base/moved/ 200 moved/index.html',
      '/base/file/x 404 404.html',
    ]);
  });

  it('redirects an encoded slash to the page', () => {
    const at = {...mount, baseUrl: '/'};
    for (const name of ['netlify', 'cloudflare'] as const) {
      expect(answers(name, ['/file%2F'], at)[0]).toMatch(/ → \/file$/);
    }
  });
});
