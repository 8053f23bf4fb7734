import {describe, expect, it} from 'vitest';
import type {Diagnostic} from '../../../src/core/diagnostics/diagnostic.ts';
import {
  buildSite,
  built,
  docsSettings,
  runBuild,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';

const newSite = sharedSite();

async function problems(files: Record<string, string>): Promise<readonly Diagnostic[]> {
  const {diagnostics} = await buildSite(await newSite(files));
  return diagnostics;
}

const places = (all: readonly Diagnostic[]): string[] =>
  all.map(({severity, code, file, line, column, message}) =>
    [
      [file, line, column].filter((part) => part !== undefined).join(':'),
      severity,
      code,
      message,
    ].join(' '),
  );

describe('resources and code that the Content-Security-Policy blocks', () => {
  it('include code in MDX, which React omits from the page', async () => {
    const page =
      'import {Link} from \'legacydocs/theme\';\n\n<b onclick="a()">Press</b>\n\n<Link to="/">Home</Link>\n';
    const all = await problems({'content/pages/index.md': page});
    expect(places(all)).toEqual([
      expect.stringMatching(
        /^content\/pages\/index\.md:3:1 warning inline-code-blocked .*`onclick` on `<b>`/,
      ),
    ]);
  });

  it('are reported once for each host, with every location and the line that allows it', async () => {
    const badges = Array.from({length: 8}, (_, at) => `![b](https://img.shields.io/${at}.svg)\n\n`);
    const site = await newSite({'content/pages/index.md': `# Home\n\n${badges.join('')}`});
    const {code, err} = await runBuild(site, '--strict');
    expect(code).toBe(1);
    expect(err).toContain(`content/pages/index.md:3:1  warning blocked-by-policy
  The Content-Security-Policy blocks 8 images of \`https://img.shields.io\`, such as \`https://img.shields.io/0.svg\`. Also at \`content/pages/index.md:5:1\`, \`content/pages/index.md:7:1\`, \`content/pages/index.md:9:1\`, \`content/pages/index.md:11:1\`, \`content/pages/index.md:13:1\`, 2 more.
  Blocked images are not shown.
  Add a copy to the site, or allow the source in \`site.config.ts\`: \`csp: {img: ['https://img.shields.io']},\`.
`);
  });

  it('are allowed by that line, in the headers for all hosts', async () => {
    const files = {
      'site.config.ts': siteConfig(
        "csp: {img: ['https://img.shields.io'], frame: ['https://*.youtube.com']},",
      ),
      'content/pages/index.md':
        '# Home\n\n![b](https://img.shields.io/b.svg)\n\n<iframe src="https://www.youtube.com/embed/a"></iframe>\n',
    };
    const site = await newSite(files);
    expect(places((await buildSite(site, {strict: true})).diagnostics)).toEqual([]);
    const policy =
      /default-src [^"\n]* img-src 'self' https:\/\/img\.shields\.io; frame-src 'self' https:\/\/\*\.youtube\.com; form-action 'self'; frame-ancestors 'self';[^"\n]*/;
    const [sent] = policy.exec(await built(site, '_headers')) ?? [];
    expect(await built(site, '_hosting/nginx.conf')).toContain(`"${sent}"`);
  });

  it('are located at the URL, not at a longer one that begins with it', async () => {
    const found = await problems({
      'site.config.ts': siteConfig("csp: {img: ['https://a.example']},"),
      'content/pages/index.md':
        '# Home\n\n![b](https://a.example/b.svg)\n\n<iframe src="https://a.example"></iframe>\n',
    });
    expect(places(found)).toEqual([
      'content/pages/index.md:5:14 warning blocked-by-policy The Content-Security-Policy blocks the frame `https://a.example`.',
    ]);
  });

  it('are reported with a line that keeps the existing settings', async () => {
    const [found] = await problems({
      'site.config.ts': siteConfig("csp: {mode: 'meta', img: ['https://a.example']},"),
      'content/pages/index.md': '# Home\n\n![b](https://b.example/b.svg)\n',
    });
    expect(found?.hint).toContain(
      "`csp: {mode: 'meta', img: ['https://a.example', 'https://b.example']},`",
    );
  });

  it('are not reported without a policy', async () => {
    const found = await problems({
      'site.config.ts': siteConfig("csp: 'none',"),
      'content/pages/index.md':
        '# Home\n\n![b](https://a.example/b.svg)\n\n<p onclick="x()" style="color: red">a</p>\n\n<object data="/x.svg" data-noBrokenLinkCheck></object>\n',
    });
    expect(places(found)).toEqual([]);
  });

  it('are found in components, style sheets, the configuration, and files that are copied', async () => {
    const found = await problems({
      'site.config.ts': siteConfig(`${docsSettings('2.x')}
        headTags: [{tagName: 'link', attributes: {rel: 'stylesheet', href: 'https://fonts.googleapis.com/css2'}}],
        themeConfig: {
          navbar: {logo: {src: 'https://logo.example/a.svg'}},
          announcementBar: {content: '<img src="https://bar.example/a.svg" onload="x()">'},
        },`),
      'content/pages/live.tsx':
        "import {Video} from '../video.tsx';\nimport '../own.css';\n\nexport default function Live() {\n  return <Video id=\"1\" />;\n}\n",
      'content/video.tsx':
        'export const Video = ({id}: {id: string}) => (\n  <iframe src={"https://snack.expo.dev/embedded/" + id} />\n);\n',
      'content/own.css':
        "@import 'https://sheet.example/a.css';\n@font-face {\n  font-family: A;\n  src: url(https://font.example/a.woff2);\n}\n",
      'content/docs/2.x/intro.mdx':
        '---\nslug: /\n---\n\n# Intro\n\n<iframe src="https://codesandbox.io/embed/a" />\n',
      'content/docs/2.x/raw.md':
        '# Raw\n\n<p style="background: url(https://css.example/a.png)">a</p>\n<object data="https://object.example/a.svg"></object>\n',
      'content/static/demo/index.html': '<!doctype html>\n<p style="a:b">\n<script>x()</script>\n',
    });
    expect(places(found)).toMatchInlineSnapshot(`
      [
        "content/own.css:4:12 warning blocked-by-policy The Content-Security-Policy blocks the font \`https://font.example/a.woff2\`.",
        "content/docs/2.x/intro.mdx:7:14 warning blocked-by-policy The Content-Security-Policy blocks the frame \`https://codesandbox.io/embed/a\`.",
        "content/video.tsx:2:17 warning blocked-by-policy The Content-Security-Policy blocks the frame \`https://snack.expo.dev/embedded/1\`.",
        "site.config.ts warning blocked-by-policy The Content-Security-Policy blocks the image \`https://bar.example/a.svg\`. It is set by \`themeConfig.announcementBar.content\`.",
        "content/docs/2.x/raw.md:3:27 warning blocked-by-policy The Content-Security-Policy blocks the image \`https://css.example/a.png\`.",
        "site.config.ts warning blocked-by-policy The Content-Security-Policy blocks the image \`https://logo.example/a.svg\`. It is set by \`themeConfig.navbar.logo.src\`.",
        "content/docs/2.x/raw.md:4:15 warning blocked-by-policy The Content-Security-Policy blocks the object \`https://object.example/a.svg\`.",
        "site.config.ts warning blocked-by-policy The Content-Security-Policy blocks the style sheet \`https://fonts.googleapis.com/css2\`. It is set by \`headTags[0].attributes.href\`.",
        "content/own.css:1:10 warning blocked-by-policy The Content-Security-Policy blocks the style sheet \`https://sheet.example/a.css\`.",
        "site.config.ts info blocked-by-policy This setting allows all blocked resources: \`csp: {style: ['https://fonts.googleapis.com', 'https://sheet.example'], img: ['https://bar.example', 'https://css.example', 'https://logo.example'], font: ['https://font.example', 'https://fonts.gstatic.com'], frame: ['https://codesandbox.io', 'https://snack.expo.dev']},\`.",
        "content/static/demo/index.html:2:1 warning inline-code-blocked A \`style\` attribute is inline code.",
        "content/static/demo/index.html:3:1 warning inline-code-blocked An inline \`<script>\` is inline code.",
        "site.config.ts warning inline-code-blocked The event handler \`onload\` on \`<img>\` is inline code. It is set by \`themeConfig.announcementBar.content\`.",
      ]
    `);
    expect(found.find(({message}) => message.includes('fonts.googleapis'))?.hint).toContain(
      "`csp: {style: ['https://fonts.googleapis.com'], font: ['https://fonts.gstatic.com']},`",
    );
  });
});

describe("a site's own files for hosts", () => {
  it('are joined with the generated ones; a rule that has no effect is named', async () => {
    const site = await newSite({
      'site.config.ts': siteConfig("redirects: [{from: '/old', to: '/'}],"),
      'content/static/_redirects':
        '/base/old /elsewhere 302\n/base/api/* https://api.example/:splat 200\n',
      'content/static/_headers': '/base/api/*\n  X-A: 1\n',
    });
    const {diagnostics} = await buildSite(site);
    expect(places(diagnostics)).toEqual([
      "content/static/_redirects:1 warning redirect-shadowed `/base/old` is also redirected by the configuration or by a page's front matter.",
    ]);
    expect(await built(site, '_redirects')).toBe(
      '/base/old /base/ 301\n/base/old/ /base/ 301\n\n/base/old /elsewhere 302\n/base/api/* https://api.example/:splat 200\n',
    );
    expect(await built(site, '_headers')).toMatch(
      /Content-Security-Policy[\s\S]*\/base\/api\/\*\n {2}X-A: 1\n$/,
    );
  });

  it('can send their own policy, which is reported', async () => {
    const site = await newSite({
      'content/static/_headers': "/*\n  X-A: 1\n  Content-Security-Policy: default-src 'none'\n",
    });
    expect(places((await buildSite(site)).diagnostics)).toEqual([
      'content/static/_headers:3 warning own-policy This file sets its own Content-Security-Policy, so the configured policy is omitted from `_headers`.',
    ]);
  });

  it('robots.txt and sitemap.xml are unchanged', async () => {
    const site = await newSite({
      'content/static/robots.txt': 'mine',
      'content/static/sitemap.xml': 'mine',
    });
    await buildSite(site, {strict: true});
    expect(await built(site, 'robots.txt')).toBe('mine');
    expect(await built(site, 'sitemap.xml')).toBe('mine');
  });

  it('files that pages need cannot be replaced', async () => {
    const site = await newSite({'content/static/_data/routes.json': '[]'});
    const {ok, diagnostics} = await buildSite(site);
    expect(ok).toBe(false);
    expect(diagnostics.map(({code}) => code)).toContain('output-collision');
  });
});
