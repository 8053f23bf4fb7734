import {describe, expect, it} from 'vitest';
import type {FrontMatter} from '../../../../src/core/front-matter/schema.ts';
import type {UserSiteConfig} from '../../../../src/site/config/schema/index.ts';
import {layoutOf} from './support.ts';

function head(frontMatter: FrontMatter, config: Partial<UserSiteConfig> = {}) {
  const site = layoutOf([{name: '2.x', path: '/docs/2.x', docs: {page: frontMatter}}], config);
  const route = site.route('/docs/2.x/page');
  const tags = site.layout.head(route).map(({attributes}) => attributes);
  return {
    tags,
    texts: site.layout.routeData(route),
    meta: (name: string) =>
      tags
        .filter((tag) => tag['name'] === name || tag['property'] === name)
        .map((tag) => tag['content']),
  };
}

describe('titles', () => {
  it('SEO-01 joins page and site with single spaces around the delimiter', () => {
    const {texts, meta} = head({title: 'Spring'});
    expect(texts.documentTitle).toBe('Spring | Site');
    expect(meta('og:title')).toEqual(['Spring | Site']);
  });

  it('SEO-01 uses only the site title if the page has none', () => {
    expect(head({title: ''}).texts.documentTitle).toBe('Site');
    expect(head({title: 'Site'}).texts.documentTitle).toBe('Site');
  });

  it('uses the configured delimiter', () => {
    expect(head({title: 'A'}, {titleDelimiter: '·'}).texts.documentTitle).toBe('A · Site');
  });
});

describe('head tags', () => {
  it('SEO-02 writes description, keywords and an absolute image', () => {
    const {meta} = head({description: 'D', keywords: ['a', 'b']});
    expect(meta('description')).toEqual(['D']);
    expect(meta('og:description')).toEqual(['D']);
    expect(meta('keywords')).toEqual(['a,b']);
    expect(meta('og:image')).toEqual(['https://example.org/base/img/x.png']);
    expect(meta('twitter:image')).toEqual(['https://example.org/base/img/x.png']);
    expect(meta('twitter:card')).toEqual(['summary_large_image']);
  });

  it("SEO-02, FM-06 falls back to the page's first line", () => {
    expect(head({}).meta('description')).toEqual(['First line.']);
  });

  it('SEO-03, SEO-04 writes canonical, og:url and alternates', () => {
    const {tags, meta} = head({});
    const url = 'https://example.org/base/docs/2.x/page';
    expect(meta('og:url')).toEqual([url]);
    expect(tags.filter(({rel}) => rel === 'canonical')).toEqual([{rel: 'canonical', href: url}]);
    expect(tags.filter(({rel}) => rel === 'alternate')).toEqual([
      {rel: 'alternate', href: url, hreflang: 'en'},
      {rel: 'alternate', href: url, hreflang: 'x-default'},
      {rel: 'alternate', type: 'text/markdown', href: '/base/docs/2.x/page.md'},
    ]);
  });

  it('DOC-11 names the language of a page in another language than the site', () => {
    const {tags, meta, texts} = head({lang: 'ar'});
    expect(texts.page).toMatchObject({language: {lang: 'ar', dir: 'rtl'}});
    expect(meta('docs:language')).toEqual(['ar']);
    expect(tags.filter(({hreflang}) => hreflang === 'ar')).toHaveLength(1);
  });

  it.each(['en', 'French'])(
    'DOC-11 has no other language for `%s`, which is the language of the site or, in a frozen page, no language',
    (lang) => {
      const {meta, texts} = head({lang});
      expect(texts.page).not.toHaveProperty('language.lang');
      expect(meta('docs:language')).toEqual(['en']);
    },
  );

  it('SEO-11 describes a doc and the releases that it documents', () => {
    const site = layoutOf([
      {
        name: '2.x',
        path: '/docs/2.x',
        docs: {page: {title: 'A "b"'}},
        packageRange: '@a/thing@2.x',
      },
    ]);
    const data = (path: string) =>
      site.layout
        .head(site.route(path))
        .flatMap(({attributes, text}) =>
          attributes['type'] === 'application/ld+json' ? JSON.parse(text ?? '') : [],
        );
    expect(data('/docs/2.x/page')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: 'A "b"',
        description: 'First line.',
        url: 'https://example.org/base/docs/2.x/page',
        image: 'https://example.org/base/img/x.png',
        inLanguage: 'en',
        about: {'@type': 'SoftwareApplication', name: '@a/thing', softwareVersion: '2.x'},
      },
    ]);
  });

  it('SEO-05 provides version and language for crawlers', () => {
    const {meta} = head({});
    expect(meta('docs:version')).toEqual(['2.x']);
    expect(meta('docs:language')).toEqual(['en']);
    expect(meta('docsearch:version')).toEqual(['2.x']);
    expect(meta('docsearch:docusaurus_tag')).toEqual(['docs-default-2.x']);
  });

  it('SEO-06 names the generator, whose version ends with v2.3.1', () => {
    expect(head({}).meta('generator')).toEqual(['legacydocs v2.3.1']);
  });

  it('SEO-06 links the favicon under the base path', () => {
    const {tags} = head({}, {favicon: 'img/f.svg'});
    expect(tags.filter(({rel}) => rel === 'icon')).toEqual([
      {rel: 'icon', href: '/base/img/f.svg'},
    ]);
  });

  it("adds the site's own elements, site paths under the base path", () => {
    const {tags} = head(
      {},
      {headTags: [{tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/t.png'}}]},
    );
    expect(tags).toContainEqual({rel: 'apple-touch-icon', href: '/base/img/t.png'});
  });

  it('SEO-07 has no robots tag unless indexing is disabled', () => {
    expect(head({}).meta('robots')).toEqual([]);
    expect(head({}, {noIndex: true}).meta('robots')).toEqual(['noindex, nofollow']);
  });

  it("SEO-08 lets the site's metadata override defaults, and the page's override both", () => {
    const {meta} = head(
      {description: 'page'},
      {
        themeConfig: {
          metadata: [
            {name: 'twitter:card', content: 'summary'},
            {name: 'description', content: 'site'},
            {name: 'author', content: 'us'},
          ],
        },
      },
    );
    expect(meta('twitter:card')).toEqual(['summary']);
    expect(meta('description')).toEqual(['page']);
    expect(meta('author')).toEqual(['us']);
  });
});
