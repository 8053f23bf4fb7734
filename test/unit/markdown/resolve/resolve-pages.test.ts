import {mkdir, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {resolvePages, routesBeside} from '../../../../src/markdown/resolve/resolve-pages.ts';
import type {PageMetadata, Slot} from '../../../../src/markdown/types.ts';
import {siteConfigSchema} from '../../../../src/site/config/schema/index.ts';
import type {Route} from '../../../../src/site/types.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

const onePixelPng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const sourcePath = 'content/pages/guide.md';

let folder: string;
beforeEach(async () => {
  folder = await tempFolder();
  await mkdir(join(folder, 'content/pages/img'), {recursive: true});
  await mkdir(join(folder, 'content/static'), {recursive: true});
});

function slot(url: string, kind: Slot['kind'] = 'link', more: Partial<Slot> = {}): Slot {
  const attribute = kind === 'link' ? 'href' : 'src';
  return {kind, attribute, url, line: 3, column: 5, given: [], unchecked: false, ...more};
}

async function resolveSlots(
  slots: Slot[],
  config: Partial<Record<'onBrokenLinks' | 'onBrokenMarkdownLinks', 'warn' | 'ignore'>> = {},
) {
  const route: Route = {
    path: '/guide',
    outputPath: 'guide/index.html',
    content: {kind: 'not-found'},
  };
  const metadata: PageMetadata = {
    contentTitle: undefined,
    excerpt: '',
    toc: [],
    anchors: [],
    hashLinks: [],
    externalLinks: [],
    slots,
    styles: [],
  };
  return await resolvePages({
    site: {
      folder,
      config: siteConfigSchema.parse({title: 'T', url: 'https://a.b', baseUrl: '/b/', ...config}),
    },
    content: {versions: []},
    routes: {byPath: new Map([['/guide', route]]), bySource: new Map([[sourcePath, route]])},
    compiled: {metadata: new Map([[sourcePath, metadata]])},
  });
}

describe('images', () => {
  it('MD-18, MD-19 names a local image by the hash of its bytes and gives its size', async () => {
    await writeFile(join(folder, 'content/pages/img/dot.png'), onePixelPng);
    const {pages, assets} = await resolveSlots([slot('./img/dot.png', 'image')]);
    expect(pages.get(sourcePath)?.attributes).toEqual([
      {src: '/b/assets/images/dot-6b7fa434.png', width: '1', height: '1', loading: 'lazy'},
    ]);
    expect(assets()).toEqual([
      {sourcePath: 'content/pages/img/dot.png', outputPath: 'assets/images/dot-6b7fa434.png'},
    ]);
  });

  it('keeps attributes set by the author', async () => {
    await writeFile(join(folder, 'content/pages/img/dot.png'), onePixelPng);
    const {pages} = await resolveSlots([
      slot('./img/dot.png', 'image', {given: ['width', 'height']}),
    ]);
    expect(Object.keys(pages.get(sourcePath)?.attributes[0] ?? {})).toEqual(['src', 'loading']);
  });

  it('MD-18 finds /x in the static folders', async () => {
    await writeFile(join(folder, 'content/static/dot.png'), onePixelPng);
    const {assets} = await resolveSlots([slot('/dot.png', 'image')]);
    expect(assets().map((asset) => asset.sourcePath)).toEqual(['content/static/dot.png']);
  });

  it('MD-18, DEV-16 reports a missing image with its page and location', async () => {
    const {diagnostics} = await resolveSlots([slot('./img/no.png', 'image')]);
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "missing-asset",
          "column": 5,
          "consequence": "Readers would not see the image.",
          "file": "content/pages/guide.md",
          "hint": "Looked for \`content/pages/img/no.png\`.",
          "line": 3,
          "message": "The image \`./img/no.png\` does not exist.",
          "severity": "error",
          "target": "content/pages/img/no.png",
        },
      ]
    `);
  });

  it.each([
    ['warn', ['warning']],
    ['ignore', []],
  ] as const)(
    'MD-18, CFG-04 reports a missing image with the severity of onBrokenLinks: %s',
    async (setting, expected) => {
      const {diagnostics} = await resolveSlots([slot('./no.png', 'image')], {
        onBrokenLinks: setting,
      });
      expect(diagnostics.map(({severity}) => severity)).toEqual(expected);
    },
  );

  it('does not follow a symbolic link out of the site', async () => {
    const outside = await tempFolder();
    await writeFile(join(outside, 'secret.png'), onePixelPng);
    await symlink(join(outside, 'secret.png'), join(folder, 'content/pages/img/s.png'));
    const {assets, diagnostics} = await resolveSlots([slot('./img/s.png', 'image')]);
    expect(assets()).toEqual([]);
    expect(diagnostics.map(({code}) => code)).toEqual(['missing-asset']);
  });
});

describe('files', () => {
  it('MD-20 hashes a linked file and opens it in a new tab', async () => {
    await writeFile(join(folder, 'content/pages/fix.patch'), 'diff');
    const {pages, assets} = await resolveSlots([slot('./fix.patch')]);
    expect(pages.get(sourcePath)?.attributes).toEqual([
      {
        href: '/b/assets/files/fix-df087996.patch',
        target: '_blank',
        rel: 'noopener noreferrer',
      },
    ]);
    expect(assets()).toHaveLength(1);
    expect(pages.get(sourcePath)?.links).toMatchObject([{isSettled: true}]);
  });

  it('MD-20 keeps a missing file as an ordinary link, to be checked', async () => {
    const {pages, diagnostics} = await resolveSlots([slot('./fix.patch')]);
    expect(diagnostics).toEqual([]);
    expect(pages.get(sourcePath)?.links).toEqual([
      {
        href: '/b/fix.patch',
        written: './fix.patch',
        kind: 'page',
        location: {file: sourcePath, line: 3, column: 5},
      },
    ]);
  });

  it('MD-20 fails for a missing @site file', async () => {
    const {diagnostics} = await resolveSlots([slot('@site/content/fix.patch')]);
    expect(diagnostics.map(({code, severity}) => [code, severity])).toEqual([
      ['missing-asset', 'error'],
    ]);
  });
});

describe('Markdown file links', () => {
  it('LINK-05 warns about one without a page, leaves it unchanged, and records it without a check', async () => {
    const {pages, diagnostics} = await resolveSlots([slot('./giude.md')]);
    expect(pages.get(sourcePath)).toEqual({
      attributes: [{href: './giude.md'}],
      links: [
        {
          href: './giude.md',
          written: './giude.md',
          kind: 'page',
          location: {file: sourcePath, line: 3, column: 5},
          isSettled: true,
        },
      ],
      inlineCode: [],
    });
    expect(diagnostics).toMatchInlineSnapshot(`
      [
        {
          "code": "broken-markdown-link",
          "column": 5,
          "consequence": "The link is left unchanged and leads to a missing page.",
          "file": "content/pages/guide.md",
          "hint": "Did you mean \`./guide.md\`?",
          "line": 3,
          "message": "\`./giude.md\` is not a page on the site.",
          "severity": "warning",
          "target": "content/pages/giude.md",
        },
      ]
    `);
  });

  it('LINK-08 excludes a link from the check if its author sets the attribute', async () => {
    const {pages} = await resolveSlots([slot('/nowhere', 'link', {unchecked: true})]);
    expect(pages.get(sourcePath)?.links).toMatchObject([{href: '/b/nowhere', isSettled: true}]);
  });

  it('resolves an imported Markdown file from its own folder', async () => {
    const {resolveModule} = await resolveSlots([]);
    const metadata = {
      contentTitle: undefined,
      excerpt: '',
      toc: [],
      anchors: [],
      hashLinks: [],
      externalLinks: [],
      styles: [],
    };
    const link = slot('../guide.md#x');
    expect(await resolveModule('content/pages/parts/_a.md', {...metadata, slots: [link]})).toEqual({
      attributes: [{href: '/b/guide#x'}],
      diagnostics: [],
    });
  });

  it('LINK-05 is silent if configured', async () => {
    const {diagnostics} = await resolveSlots([slot('./x.md')], {onBrokenMarkdownLinks: 'ignore'});
    expect(diagnostics).toEqual([]);
  });
});

describe('files without a route', () => {
  const page = (path: string): Route => ({path, outputPath: '', content: {kind: 'not-found'}});
  const beside = routesBeside({
    bySource: new Map([
      ['content/docs/2.x/index.md', page('/docs')],
      ['content/docs/2.x/auth/index.md', page('/docs/auth')],
      ['content/docs/2.x/auth/moved.md', page('/docs/elsewhere/deep')],
      ['content/docs/2.x/auth/01-ui.mdx', page('/docs/auth/ui')],
    ]),
  });

  it.each([
    ['content/docs/2.x/auth/_note.md', '/docs/auth/ui'],
    ['content/docs/2.x/auth/parts/_note.md', '/docs/auth/ui'],
    ['content/docs/2.x/_note.md', '/'],
    ['src/note.md', '/'],
  ])('resolve URLs in %s from %s', (file, expected) => {
    expect(beside(file)).toBe(expected);
  });
});
