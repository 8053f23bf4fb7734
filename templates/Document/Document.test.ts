import {describe, expect, it} from 'vitest';
import {homeRoute, sampleDocument, sampleSite} from '../../test/unit/templates/sample-data.ts';
import {renderDocument} from '../server.tsx';
import {inlineScripts} from './Document.ts';

const head = (html: string): string => html.slice(html.indexOf('<head>'), html.indexOf('</head>'));

function Empty() {
  return null;
}

describe('a document', () => {
  it('SEO-01, SEO-06 begins with charset, viewport and title, then the tags given', () => {
    expect(head(renderDocument(sampleDocument())).split('\n').slice(1)).toMatchInlineSnapshot(`
      [
        "<meta charset="utf-8">",
        "<meta name="viewport" content="width=device-width, initial-scale=1">",
        "<title>Testing | Sample</title>",
        "<meta name="generator" content="legacydocs v2.3.1">",
        "<link rel="icon" href="/base/img/logo.svg">",
        "<link rel="canonical" href="https://example.org/base/docs/2.x/guide/testing">",
        "<link rel="stylesheet" href="/base/assets/css/styles.00000000.css">",
        "<link rel="modulepreload" href="/base/assets/js/runtime.00000000.js">",
        "<link rel="preload" as="image" href="/base/img/logo.svg"/>",
        "",
      ]
    `);
  });

  it("CFG-08, DOC-06 has language, direction, and the page's classes on the root element", () => {
    expect(renderDocument(sampleDocument())).toMatch(
      /^<!DOCTYPE html>\n<html lang="en" dir="ltr" class="docs-wrapper docs-version-2\.x docs-doc-id-guide\/testing">/,
    );
    expect(renderDocument(sampleDocument({route: homeRoute}))).toContain(
      '<html lang="en" dir="ltr">\n',
    );
  });

  it('escapes texts of the site', () => {
    const html = renderDocument(
      sampleDocument({
        route: {documentTitle: 'a < b & "c"', title: '</script><script>alert(1)</script>'},
        head: [
          {tag: 'meta', attributes: {name: 'description', content: '"<&'}},
          {tag: 'script', attributes: {type: 'application/ld+json'}, text: '"</script>"'},
        ],
      }),
    );
    expect(html).toContain('<title>a &lt; b &amp; &quot;c&quot;</title>');
    expect(html).toContain('content="&quot;&lt;&amp;">');
    expect(html).toContain('"<\\/script>"</script>');
    expect(html).toContain('"title":"\\u003c/script>\\u003cscript>alert(1)\\u003c/script>"');
    expect(html).not.toContain('<script>alert');
  });

  it('THEME-03 has its inline script first in body, the same on every site', () => {
    const sites = [
      sampleSite(),
      sampleSite({
        colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
        announcementBar: {id: 'news', content: 'News', isCloseable: true},
      }),
    ];
    const scripts = sites.map((site) => {
      const html = renderDocument({...sampleDocument(), site});
      return /<body>\n<script[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
    });
    expect(scripts[0]).toBe(inlineScripts(sampleSite())[0]);
    expect(scripts[1]).toBe(scripts[0]);
  });

  it('BASE-02 has the base-URL check on the home page only, and only if it is enabled', () => {
    const box = '<div id="legacydocs-base-url-banner" data-base-url="/base/"></div>';
    expect(renderDocument(sampleDocument({route: homeRoute}))).toContain(box);
    expect(renderDocument(sampleDocument())).not.toContain(box);
    const without = sampleDocument({route: homeRoute, site: {baseUrlIssueBanner: false}});
    expect(renderDocument(without)).not.toContain(box);
  });

  it('lists every inline script that it holds', () => {
    const article = {html: '<div class="tabs" data-tabs=""></div>'};
    const html = renderDocument(sampleDocument({route: homeRoute, article}));
    const found = [
      ...html.matchAll(/<script(?![^>]*(?: src=|application\/json))[^>]*>(.*?)<\/script>/gs),
    ];
    expect(found.map(([, text]) => text).sort()).toEqual([...inlineScripts(sampleSite())].sort());
  });

  it('asks for no module of a page: it comes after the page has loaded', () => {
    expect(renderDocument(sampleDocument({article: {Component: Empty}}))).not.toContain('_data');
  });

  it('keeps preloads of images out of the container that is hydrated', () => {
    const html = renderDocument(sampleDocument());
    expect(head(html)).toContain('<link rel="preload" as="image" href="/base/img/logo.svg"/>');
    expect(html).toContain(
      '<div id="legacydocs-app"><p class="sr-only" role="status"></p><div class="Layout">',
    );
  });

  it('A11Y-02 names its landmarks', () => {
    const html = renderDocument(sampleDocument());
    const landmarks = [
      ...html.matchAll(/<(nav|main|section|header|footer)\b[^>]*?(?: aria-label="([^"]*)")?>/g),
    ];
    expect(
      landmarks.map(([, tag, name]) => (name === undefined ? tag : `${tag} ${name}`)),
    ).toMatchInlineSnapshot(`
      [
        "section Skip links",
        "nav Main",
        "nav Docs sidebar",
        "main",
        "nav Breadcrumbs",
        "nav On this page",
        "nav In other versions",
        "nav Docs pages navigation",
        "nav On this page",
        "nav Site menu",
        "footer",
      ]
    `);
  });

  it('FOOT-03, ROUTE-04 has navbar and footer, and no sidebar where the page has none', () => {
    const html = renderDocument(
      sampleDocument({sidebar: null, route: {page: {kind: 'not-found'}}}),
    );
    expect(html).toContain('class="Navbar ');
    expect(html).toContain('class="Footer ');
    expect(html).not.toContain('class="Sidebar"');
  });
});
