import {describe, expect, it} from 'vitest';
import {render} from '../../test/unit/templates/render.tsx';
import {samplePage} from '../../test/unit/templates/sample-data.ts';
import {DocPage} from './DocPage.tsx';

const article = {html: '<p>Text</p>'};
const rendered = (changes: Parameters<typeof samplePage>[0] = {}): string =>
  render(<DocPage page={samplePage(changes)} title="Testing" article={article} />);

describe('a doc page', () => {
  it('DOC-01 has its parts in order', () => {
    const html = rendered({editUrl: 'https://example.com/edit'});
    const parts = [
      'VersionBanner',
      'Breadcrumbs',
      'VersionBadge',
      '<h1 class="Article-title">Testing</h1>',
      'FoldedTableOfContents',
      '<p>Text</p>',
      'EditLink',
      'Pagination',
      'class="TableOfContents"',
    ];
    const places = parts.map((part) => html.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('DOC-01 has the same order if the title is part of the text', () => {
    const own = {html: '<h1>Own <code>title</code></h1>\n<p>Text</p>'};
    const html = render(<DocPage page={samplePage({showTitle: false})} title="" article={own} />);
    expect(html.replace(/<nav class="(Folded|Other).*?<\/nav>/gs, '')).toContain(
      '<div data-article-html=""><h1>Own <code>title</code></h1></div><div class="PageBar"></div><div data-article-html="">\n<p>Text</p></div>',
    );
  });

  it('DOC-02 leaves the heading to an article that has its own', () => {
    expect(rendered({showTitle: false})).not.toContain('<h1');
  });

  it('DOC-11 has the language and direction of a text in another language than the site', () => {
    expect(rendered({language: {lang: 'ar', dir: 'rtl'}})).toContain(
      '<article class="Article markdown" lang="ar" dir="rtl">',
    );
    expect(rendered()).toContain('<article class="Article markdown">');
  });

  it('DOC-05 links to the source only where there is an address', () => {
    expect(rendered({editUrl: 'https://example.com/edit'})).toContain(
      '<a href="https://example.com/edit" target="_blank" rel="noopener noreferrer" class="Link-external">Edit this page</a>',
    );
    expect(rendered()).not.toContain('Edit this page');
  });

  it('DOC-09 links to where mistakes are reported, also where the source cannot be changed', () => {
    expect(rendered({reportUrl: 'https://example.com/issues/new'})).toContain(
      '<p class="EditLink"><a href="https://example.com/issues/new" target="_blank" rel="noopener noreferrer" class="Link-external">Report a mistake</a></p>',
    );
  });

  it('TOC-06 has no table of contents without entries', () => {
    expect(rendered({toc: []})).not.toContain('TableOfContents');
  });

  it('leaves out what the page does not have', () => {
    const html = rendered({
      banner: 'none',
      breadcrumbs: null,
      badge: false,
      previous: null,
      next: null,
    });
    for (const part of ['VersionBanner', 'Breadcrumbs', 'VersionBadge', 'Pagination']) {
      expect(html).not.toContain(part);
    }
  });
});
