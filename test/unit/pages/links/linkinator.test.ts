import {join} from 'node:path';
import {LinkChecker, LinkState} from 'linkinator';
import {expect, it} from 'vitest';
import {extractLinks} from '../../../../src/core/html/extract-links.ts';
import {createLinkChecker} from '../../../../src/pages/links/check-links.ts';
import {type Files, writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';
import {config, routesOf} from './support.ts';

const page = (...body: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>Page</title></head><body>${body.join('\n')}</body></html>`;

/** Returns the broken links that our check finds in a built site: paths with their fragments, without the base path. */
function deadByOurCheck(files: Files): string[] {
  const routes = Object.keys(files)
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path.replace(/index\.html$/, '')}`);
  const checker = createLinkChecker({config, routes: routesOf(routes)});
  for (const route of routes) {
    const {links, anchors} = extractLinks(files[`${route.slice(1)}index.html`] ?? '');
    checker.addPage({
      route,
      anchors,
      links: links.map(({href, kind}) => ({href, kind, location: {}})),
    });
  }
  const diagnostics = checker.finish(new Set(Object.keys(files)));
  return [...new Set(diagnostics.map(({target}) => target ?? ''))].sort();
}

/**
 * Returns the broken links that linkinator finds in the same site, which is served under its base path. Links to `#top`
 * are excluded, because linkinator does not know that every page has this anchor.
 */
async function deadByLinkinator(files: Files): Promise<string[]> {
  const root = await tempFolder();
  await writeFiles(join(root, 'base'), files);
  const {links} = await new LinkChecker().check({
    path: '/base/',
    serverRoot: root,
    recurse: true,
    checkFragments: true,
    linksToSkip: ['^https?://(?!localhost)'],
  });
  return [
    ...new Set(
      links
        .filter(({state}) => state === LinkState.BROKEN)
        .map(({url}) => new URL(url, 'http://localhost'))
        .map(({pathname, hash}) => decodeURIComponent(pathname.replace(/^\/base/, '') + hash)),
    ),
  ].sort();
}

it.each<[string, Files, string[]]>([
  [
    'pages in all forms of address',
    {
      'index.html': page(
        '<a href="/base/docs/">good</a> <a href="/base/docs">good</a> <a href="docs/a/">good</a>',
        '<a href="/base/nope">dead</a> <a href="docs/nope/">dead</a> <a href="/base/Docs/">dead</a>',
        '<a href="/base/docs/?x=1">good</a> <a href="https://example.org/nope">skipped</a>',
      ),
      'docs/index.html': page(
        '<a href="a/">good</a> <a href="../">good</a> <a href="./b/">dead</a>',
        '<a href="../../base/docs/a/">good</a> <a href="mailto:a@example.org">skipped</a>',
      ),
      'docs/a/index.html': page('<a href="/base/">good</a> <a href="../a/">good</a>'),
    },
    ['/Docs/', '/docs/b/', '/docs/nope/', '/nope'],
  ],
  [
    'anchors',
    {
      'index.html': page(
        '<h2 id="here">Here</h2><a name="named"></a>',
        '<a href="#here">good</a> <a href="#named">good</a> <a href="#gone">dead</a>',
        '<a href="/base/docs/#set-up">good</a> <a href="/base/docs/#setup">dead</a>',
        '<a href="/base/docs/#gr%C3%B6%C3%9Fe">good</a> <a href="#">good</a>',
      ),
      'docs/index.html': page('<h2 id="set-up">Set up</h2><h2 id="größe">Größe</h2>'),
    },
    ['/#gone', '/docs/#setup'],
  ],
  [
    'files',
    {
      'index.html': page(
        '<img src="/base/img/a.png" alt=""> <img src="/base/img/gone.png" alt="">',
        '<img src="img/a.png" srcset="img/a.png 1x, img/gone@2x.png 2x" alt="">',
        '<script src="/base/gone.js"></script> <script src="/base/a.js"></script>',
        '<video src="/base/gone.mp4" poster="/base/gone-poster.png"></video>',
        '<a href="/base/a%20b.zip">good</a> <a href="/base/gone.zip">dead</a>',
        '<iframe src="/base/demo/" title="good"></iframe> <iframe src="/base/gone/" title="dead"></iframe>',
      ),
      'img/a.png': '',
      'a.js': '',
      'a b.zip': '',
      'demo/index.html': page('good'),
    },
    [
      '/gone-poster.png',
      '/gone.js',
      '/gone.mp4',
      '/gone.zip',
      '/gone/',
      '/img/gone.png',
      '/img/gone@2x.png',
    ],
  ],
  [
    'what only looks like a link',
    {
      'index.html': page(
        '<!-- <a href="/base/gone">no link</a> -->',
        '<script>const link = \'<a href="/base/gone">no link</a>\';</script>',
        '<link rel="canonical" href="https://example.org/base/">',
      ),
    },
    [],
  ],
])('LINK-07 finds the same broken targets as linkinator: %s', async (_, files, dead) => {
  expect(deadByOurCheck(files)).toEqual(dead);
  expect(await deadByLinkinator(files)).toEqual(dead);
});
