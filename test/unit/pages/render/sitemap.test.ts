import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {sitemapFiles} from '../../../../src/pages/render/sitemap.ts';
import {checkFolder} from '../../../../src/tools/check/check-folder.ts';
import {writeFiles} from '../../../support/files.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

const site = {url: 'https://example.org', baseUrl: '/base/'};
const pages = (count: number) =>
  Array.from({length: count}, (_, number) => ({path: `/page-${number}`, time: undefined}));

const named = (files: ReturnType<typeof sitemapFiles>) =>
  files.map(({outputPath, contents}) => [
    outputPath,
    [...String(contents).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url),
  ]);

describe('sitemapFiles', () => {
  it('SEO-12 divides a sitemap after 50,000 URLs', () => {
    const counts = (count: number) =>
      named(sitemapFiles(pages(count), site)).map(([path, urls]) => [path, urls?.length]);
    expect(counts(50_000)).toEqual([['sitemap.xml', 50_000]]);
    expect(counts(100_001)).toEqual([
      ['sitemap.xml', 3],
      ['sitemap-1.xml', 50_000],
      ['sitemap-2.xml', 50_000],
      ['sitemap-3.xml', 1],
    ]);
  });

  it('SEO-12 divides a sitemap before it exceeds its size', () => {
    const limits = {urls: 100, bytes: 500};
    const files = sitemapFiles(pages(5), site, limits);
    expect(named(files)).toEqual([
      ['sitemap.xml', [1, 2, 3].map((part) => `https://example.org/base/sitemap-${part}.xml`)],
      ['sitemap-1.xml', ['https://example.org/base/page-0', 'https://example.org/base/page-1']],
      ['sitemap-2.xml', ['https://example.org/base/page-2', 'https://example.org/base/page-3']],
      ['sitemap-3.xml', ['https://example.org/base/page-4']],
    ]);
    const parts = files.filter(({outputPath}) => outputPath !== 'sitemap.xml');
    for (const {contents} of parts) expect(contents.length).toBeLessThanOrEqual(limits.bytes);
  });

  it('SEO-12 writes parts whose URLs are checked', async () => {
    const folder = join(await tempFolder(), 'build');
    const files = sitemapFiles(pages(3), site, {urls: 2, bytes: 10_000});
    await writeFiles(folder, {
      'index.html': '<link rel="canonical" href="https://example.org/base/">',
      'page-0/index.html': '',
      'page-1/index.html': '',
      ...Object.fromEntries(files.map(({outputPath, contents}) => [outputPath, String(contents)])),
    });
    const cacheFolder = join(folder, '../.legacydocs');
    const {broken} = await checkFolder({
      folder,
      cacheFolder,
      prefix: '',
      timeout: 10_000,
      ignore: [],
    });
    expect(broken.map(({target, places: [place]}) => [target, place?.file])).toEqual([
      ['/base/page-2', 'sitemap-2.xml'],
    ]);
  });
});
