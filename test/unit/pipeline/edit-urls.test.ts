import {describe, expect, it} from 'vitest';
import {buildGoodSite, buildSite, built, sharedSite, siteConfig} from '../../support/sites.ts';

describe('a `docs.editUrl` function', () => {
  const site = sharedSite();
  const filesWith = (editUrl: string) => ({
    'site.config.ts': siteConfig(`docs: {versions: [{name: '2.x'}], editUrl: ${editUrl}},`),
    'content/docs/2.x/a.md': '# A\n',
    'content/docs/2.x/b.md': '# B\n',
  });

  it('DOC-05 receives version, path and URL of each page, and links only the pages for which it returns a URL', async () => {
    const folder = await site(
      filesWith(
        "({version, docPath, permalink}) => docPath === 'a.md' ? ['https://e.org', version, docPath + '?' + permalink].join('/') : undefined",
      ),
    );
    await buildGoodSite(folder);
    expect(await built(folder, 'docs/a/index.html')).toContain(
      'href="https://e.org/2.x/a.md?/base/docs/a"',
    );
    expect(await built(folder, 'docs/b/index.html')).not.toContain('https://e.org/');
  });

  it.each([
    ["() => { throw new Error('lost'); }", 'lost'],
    ['() => 5', 'it returned a value of type number'],
  ])('is reported with its location if it fails: %s', async (editUrl, reason) => {
    const {ok, diagnostics} = await buildSite(await site(filesWith(editUrl)));
    expect(ok).toBe(false);
    expect(diagnostics).toMatchObject([
      {
        code: 'edit-url-failed',
        message: `\`docs.editUrl\` failed for \`a.md\`: ${reason}.`,
        file: 'site.config.ts',
        line: expect.any(Number),
      },
    ]);
  });
});
