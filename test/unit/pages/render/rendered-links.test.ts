import {describe, expect, it} from 'vitest';
import type {ArticleLink} from '../../../../src/markdown/types.ts';
import {renderedLinks} from '../../../../src/pages/render/rendered-links.ts';
import type {Route} from '../../../../src/site/types.ts';

const sourcePath = 'content/pages/a.md';
const route: Route = {
  path: '/a',
  outputPath: 'a/index.html',
  content: {
    kind: 'page',
    page: {sourcePath, format: 'md', hash: '', path: '/a', frontMatter: {}},
  },
};
const linkingTo = (...pages: string[]) => ({pages, assets: [], anchors: []});

const noLayout = {
  origins: new Map<string, {file: string; key: string}>(),
  unchecked: new Set<string>(),
  inlineCode: new Map(),
};

describe('renderedLinks', () => {
  it('returns the location in the source, the key of the configuration, else the page', () => {
    const location = {file: sourcePath, line: 3, column: 1};
    const origin = {file: 'site.config.ts', key: 'themeConfig.navbar.items[0].to'};
    const page = renderedLinks(
      route,
      {pages: ['/b/x', '/b/nav', '/b/jsx'], assets: ['/b/a.css'], anchors: ['top']},
      {
        resolved: resolved([{href: '/b/x', written: './x.md', kind: 'page', location}]),
        layout: {...noLayout, origins: new Map([['/b/nav', origin]])},
      },
    );
    expect(page).toEqual({
      route: '/a',
      anchors: new Set(['top']),
      links: [
        {href: '/b/x', written: './x.md', kind: 'page', location},
        {href: '/b/nav', kind: 'page', location: origin},
        {href: '/b/jsx', kind: 'page', location: {file: sourcePath}},
        {href: '/b/a.css', kind: 'asset', location: {file: sourcePath}},
      ],
    });
  });

  it('LINK-03 omits links that must not be checked', () => {
    const page = renderedLinks(route, linkingTo('/b/old/'), {
      resolved: resolved([]),
      layout: {...noLayout, unchecked: new Set(['/b/old/'])},
    });
    expect(page.links).toEqual([]);
  });

  it('returns the locations in imported Markdown files', () => {
    const location = {file: 'content/pages/_partial.md', line: 1, column: 6};
    const inPartials: ArticleLink[] = [
      {href: '/b/x', written: '/x', kind: 'page', location},
      {href: '/b/x', written: '/x', kind: 'page', location: {...location, line: 9}},
    ];
    const page = renderedLinks(route, linkingTo('/b/x'), {
      resolved: {
        ...resolved([]),
        imported: {links: new Map([['/b/x', inPartials]]), inlineCode: []},
      },
      layout: noLayout,
    });
    expect(page.links).toEqual(inPartials);
  });
});

function resolved(links: readonly ArticleLink[]) {
  return {
    pages: new Map([[sourcePath, {attributes: [], links, inlineCode: []}]]),
    imported: {links: new Map(), inlineCode: []},
    previews: new Map(),
  };
}
