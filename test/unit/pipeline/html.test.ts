import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readFiles} from '../../support/files.ts';
import {blockedByPolicy, htmlFiles, invalidHtml} from '../../support/html-checks.ts';
import {repository} from '../../support/repository.ts';
import {buildGoodSite, built, copyFixture} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

describe('a site that uses every feature', () => {
  const parent = sharedFolder();
  let folder = '';
  beforeAll(async () => {
    folder = await copyFixture('site-features', parent());
    await buildGoodSite(folder);
  });
  const output = () => join(folder, 'build');

  it('is valid HTML', async () => {
    expect(await invalidHtml(output())).toEqual([]);
  });

  it('runs under the strictest Content-Security-Policy', async () => {
    expect(await blockedByPolicy(output())).toEqual([]);
  });

  it('does not reveal its build path', async () => {
    const files = Object.entries(await readFiles(output()));
    const telling = files.filter(([, text]) => text.includes(folder) || text.includes(repository));
    expect(telling.map(([path]) => path)).toEqual([]);
  });

  it('NAV-04 shows a navbar item of every type on every page', async () => {
    for (const {html} of await htmlFiles(output())) {
      expect(html).toContain('>Community</a>');
      expect(html).toContain('aria-label="Another site"');
      expect(html).toContain('<b>Bold</b></a>');
      expect(html).toContain('>Docs</a>');
      expect(html).toContain('>Sidebar</a>');
      expect(html).toContain('<span>plain <em>HTML</em></span>');
      expect(html).toContain('>Menu with a target</a>');
      expect(html).toContain('>Before</a>');
      expect(html).toContain('>English</button>');
      expect(html).toContain('Count from 3');
    }
  });

  it('FOOT-02 shows an HTML-only footer item unchanged', async () => {
    expect(await built(folder, 'community/index.html')).toContain('<li><em>HTML</em></li>');
  });

  it('OUT-04 copies static files verbatim, including dot files', async () => {
    const {'.hidden': hidden, '.well-known/a.json': known} = await readFiles(output());
    expect([hidden, known]).toEqual(['hidden\n', '{}\n']);
  });

  it('SIDE-06 lists the entries of a category on a page of its own', async () => {
    const html = await built(folder, 'docs/category/guide/index.html');
    expect(html).toContain('<title>Guide | Every feature</title>');
    expect(html).toContain('All &lt;guides&gt;');
    expect(html).toContain('href="/base/docs/guide/testing"');
  });

  it('SIDE-01 shows a sidebar beside every doc that is in one, and none beside others', async () => {
    for (const {path, html} of await htmlFiles(join(output(), 'docs'))) {
      expect([path, html.includes('aria-label="Docs sidebar"')]).toEqual([
        path,
        path !== '1.x/alone/index.html',
      ]);
    }
  });
});
