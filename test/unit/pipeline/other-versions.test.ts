import {describe, expect, it} from 'vitest';
import {
  buildGoodSite,
  buildSite,
  built,
  docsSettings,
  sharedSite,
  siteConfig,
} from '../../support/sites.ts';

describe('a page in other versions', () => {
  const site = sharedSite();
  const files = {
    'site.config.ts': siteConfig(
      "docs: {versions: [{name: '3.x'}, {name: '2.x'}, {name: '1.x'}], lastVersion: '3.x', editUrl: 'https://github.com/o/r/edit/main'},",
    ),
    'content/docs/3.x/a.md':
      "---\ntitle: A\ndiffers: {2.x: 'takes <one>', 1.x: is a class}\n---\n\nText.\n",
    'content/docs/3.x/own.md': '# Own\n',
    'content/docs/2.x/a.md': '---\ntitle: A\n---\n\nText.\n',
    'content/docs/1.x/b.md': '# B\n',
  };
  const line = (html: string) =>
    /<nav class="OtherVersions".*?<\/nav>/s.exec(html)?.[0].replaceAll(/<!-- -->|<\/?span>/g, '');

  it('VER-21 is linked with its differences, also in Markdown', async () => {
    const folder = await site(files);
    await buildGoodSite(folder);
    expect(line(await built(folder, 'docs/a/index.html'))).toBe(
      '<nav class="OtherVersions" aria-label="In other versions"><details><summary>In other versions: 2.x, 1.x</summary><ul class="PageBar-panel"><li><a href="/base/docs/2.x/a">2.x</a>: takes &lt;one&gt;<a class="OtherVersions-compare" href="?compare=2.x">Compare with 2.x</a></li><li><strong>1.x</strong>: is a class</li></ul></details></nav>',
    );
    expect(line(await built(folder, 'docs/2.x/a/index.html'))).toBe(
      '<nav class="OtherVersions" aria-label="In other versions"><details><summary>In other versions: 3.x</summary><ul class="PageBar-panel"><li><a href="/base/docs/a">3.x</a><a class="OtherVersions-compare" href="?compare=3.x">Compare with 3.x</a></li></ul></details></nav>',
    );
    expect(line(await built(folder, 'docs/own/index.html'))).toBeUndefined();
    expect(await built(folder, 'docs/a.md')).toContain(
      'differs: {"2.x":"takes <one>","1.x":"is a class"}\n',
    );
    expect(await built(folder, 'docs/a/index.html')).toContain(
      'href="https://github.com/o/r/issues/new?title=A&amp;body=https%3A%2F%2Fexample.org%2Fbase%2Fdocs%2Fa"',
    );
  });

  it('VER-21 reports unknown names of versions', async () => {
    const folder = await site({
      'site.config.ts': siteConfig(docsSettings('2.x')),
      'content/docs/2.x/a.md': '---\ndiffers: {0.x: is a class}\n---\n\n# A\n',
    });
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics).toMatchObject([
      {
        severity: 'warning',
        code: 'unknown-version',
        message: '`differs` refers to `0.x`, which is not a version of this site.',
        file: 'content/docs/2.x/a.md',
        line: 2,
      },
    ]);
  });
});
