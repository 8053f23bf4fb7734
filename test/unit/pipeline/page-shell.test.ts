import {beforeAll, describe, expect, it} from 'vitest';
import {freezeVersion} from '../../../src/pipeline/versions/freeze-version.ts';
import {buildGoodSite, buildSite, built, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';

const versions = `versions: [
  {name: '2.x', packageRange: '@scope/kit@2.x', checkedAgainst: '2.4.1'},
  {name: '1.x', packageRange: 'kit@1.9.0'},
], lastVersion: '2.x'`;
const openIn = `openIn: [
  {label: 'Reader', url: 'https://reader.example/?page={url}&text={markdownUrl}'},
]`;

describe('a site with configured links and checked releases', () => {
  const parent = sharedFolder();
  let site: string;
  beforeAll(async () => {
    site = await siteWith(
      {
        'site.config.ts': siteConfig(`docs: {${versions}, ${openIn}},`),
        'content/docs/2.x/a b.md': '# A\n',
        'content/docs/2.x/own.md': '---\nchecked_against: 2.0\n---\n\n# Own\n',
        'content/docs/2.x/title.mdx':
          'export const count = 1;\n\n# The *title*\n\nText.\n\n## Heading {count}\n',
        'content/docs/2.x/untitled.mdx': '---\ntitle: Untitled\n---\n\nText.\n\n## Heading\n',
        'content/docs/1.x/a.md': '# A\n',
      },
      parent(),
    );
    await freezeVersion({siteFolder: site, version: '1.x', again: false});
    await buildGoodSite(site);
  });
  const page = (path: string) => built(site, `docs/${path}/index.html`);

  it('FORM-07 links to other programs with the URLs of the page and its Markdown copy', async () => {
    const encoded = encodeURIComponent('https://example.org/base/docs/a%20b');
    expect(await page('a b')).toContain(
      `href="https://reader.example/?page=${encoded}&amp;text=${encoded}.md"`,
    );
  });

  it('DOC-10 shows the release that a page was checked against, also on frozen pages', async () => {
    expect(await page('a b')).toContain('Checked against @scope/kit 2.4.1');
    expect(await page('own')).toContain('Checked against @scope/kit 2.0');
    expect(await page('1.x/a')).toContain('Checked against kit 1.9.0');
  });

  it('DOC-01 has the line with contents below the title of an MDX page', async () => {
    const order = async (path: string) =>
      [...(await page(path)).matchAll(/<h1|class="PageBar"|<p>Text/g)].map(([part]) => part);
    const expected = ['<h1', 'class="PageBar"', '<p>Text'];
    expect(await order('title')).toEqual(expected);
    expect(await order('untitled')).toEqual(expected);
  });
});

it('DOC-10 requires a release in the range of the package', async () => {
  const site = await siteWith({
    'site.config.ts': siteConfig(
      "docs: {versions: [{name: '2.x', packageRange: 'kit@2.x', checkedAgainst: '3.0.0'}]},",
    ),
    'content/docs/2.x/a.md': '# A\n',
  });
  const {diagnostics} = await buildSite(site);
  expect(diagnostics.map(({message}) => message)).toEqual([
    '`docs.versions[0].checkedAgainst` must be in the range `kit@2.x`; it is `"3.0.0"`.',
  ]);
});
