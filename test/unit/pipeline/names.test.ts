import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {docsSettings, runBuild, sharedSite, siteConfig} from '../../support/sites.ts';

const newSite = sharedSite();

const files = (paths: Readonly<Record<string, string>>) => ({
  'site.config.ts': siteConfig(docsSettings('1.x')),
  'content/docs/1.x/index.md': '# Home',
  ...paths,
});

// Windows does not allow the names of these source files.
describe.skipIf(process.platform === 'win32')('names of files', () => {
  it('MD-53 publishes an image whose name is too long for a hash', async () => {
    const name = `${'i'.repeat(248)}.svg`;
    const site = await newSite(
      files({
        'content/docs/1.x/index.md': `# Home\n\n![x](./${name})\n\n![y](./a:b.svg)`,
        [`content/docs/1.x/${name}`]: '<svg xmlns="http://www.w3.org/2000/svg"/>',
        'content/docs/1.x/a:b.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="b"/>',
      }),
    );
    const {code, err} = await runBuild(site, '--strict');
    expect({code, err}).toMatchObject({code: 0});
    const images = await readdir(join(site, 'build/assets/images'));
    expect(images.map((image) => image.replace(/-[\da-f]{8}\.svg$/, '').length).sort()).toEqual([
      242, 3,
    ]);
  });

  it('MD-53 warns about names that Windows refuses, at their sources', async () => {
    const site = await newSite(
      files({
        'content/docs/1.x/nul.md': '# Nul',
        'content/docs/1.x/colon.md': '---\nslug: /a:b\n---\n\n# Colon',
        'content/static/a:b.txt': 'x',
        'content/static/con.txt': 'x',
      }),
    );
    const {code, err, out} = await runBuild(site, '--strict');
    expect(code).toBe(1);
    const said = (err + out).match(/^\S+ +warning name-not-portable\n.*$/gm);
    expect(said).toMatchInlineSnapshot(`
      [
        "content/docs/1.x/colon.md:2:7  warning name-not-portable
        \`docs/a:b/index.html\` cannot be a file on Windows: \`a:b\` contains \`:\`.",
        "content/docs/1.x/nul.md  warning name-not-portable
        \`docs/nul/index.html\` cannot be a file on Windows: \`nul\` is the name of a device.",
        "content/static/a:b.txt  warning name-not-portable
        \`a:b.txt\` cannot be a file on Windows: \`a:b.txt\` contains \`:\`.",
        "content/static/con.txt  warning name-not-portable
        \`con.txt\` cannot be a file on Windows: \`con.txt\` is the name of a device.",
      ]
    `);
    expect((await runBuild(site)).code).toBe(0);
    expect(await readdir(join(site, 'build'))).toEqual(
      expect.arrayContaining(['a:b.txt', 'con.txt']),
    );
  });

  it('MD-53 names the source of a static file that cannot be published', async () => {
    const site = await newSite(files({'content/static/in/b\\s.txt': 'x'}));
    const {code, err} = await runBuild(site);
    expect(code).toBe(1);
    expect(err).toContain('content/static/in/b\\s.txt  error static-file-invalid');
  });

  it('MD-53 reports a page that cannot be written once, and no links to it', async () => {
    const slug = `/${'s'.repeat(500)}`;
    const site = await newSite(
      files({
        'content/docs/1.x/index.md': `# Home\n\n[a](./long.md) [b](/docs${slug}) [c](./long.md#x)`,
        'content/docs/1.x/long.md': `---\nslug: ${slug}\n---\n\n# Long`,
      }),
    );
    const {code, err, out} = await runBuild(site);
    expect(code).toBe(1);
    expect((err + out).match(/^\S+ +(?:error|warning) \S+$/gm)).toEqual([
      'content/docs/1.x/long.md:2:7  error route-invalid',
    ]);
  });
});
