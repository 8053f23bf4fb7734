import {mkdir, readdir, readFile, symlink, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {run} from '../../../src/cli/run.ts';
import {versionEntry, withVersion} from '../../../src/site/config/add-version.ts';
import {readFiles} from '../../support/files.ts';
import {buildGoodSite, built, sharedSite, siteConfig} from '../../support/sites.ts';
import {fakeIo} from './fake-io.ts';

const newSite = sharedSite();

async function ran(cwd: string, ...argv: readonly string[]) {
  const io = fakeIo({cwd});
  const code = await run(argv, io);
  return {code, out: io.stdout.text(), err: io.stderr.text()};
}

const files = {
  'site.config.ts': siteConfig(`docs: {
    versions: [
      {name: 'current'}, // what comes next
      // Old ones stay.
      {name: '1.x'},
    ],
  },`),
  'content/docs/current/intro.md':
    '---\nslug: /\nredirect_from: /start\n---\n\n# Introduction\n\n[Guide](./guide/first.mdx), [itself](../current/guide/first.mdx), [old](../1.x/intro.md).\n',
  'content/docs/current/guide/first.mdx':
    "import Part from '../../_shared/part.mdx';\nimport Own from '@site/content/docs/current/_own.mdx';\n\n# First\n\n<Part />\n<Own />\n\n![Dot](./dot.svg) and `content/docs/current/`\n",
  'content/docs/current/_own.mdx': 'Own part.\n',
  'content/docs/current/guide/dot.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
  'content/docs/current/sidebars.json': '{"docs": ["intro", "guide/first"]}',
  'content/docs/1.x/intro.md': '---\nslug: /\n---\n\n# Old\n',
  'content/docs/_shared/part.mdx': 'Shared part.\n',
};

describe('legacydocs version', () => {
  it('copies the docs under a name, and lists it after the version under development', async () => {
    const site = await newSite(files);
    const {code, out, err} = await ran(site, 'version', '2.x');
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Cut 2.x from current: 5 files in content/docs/2.x. site.config.ts lists it.

      Pages are at:
        current  /docs/next/
        2.x      /docs/  (the one readers should use)
        1.x      /docs/1.x/  (was at /docs/)
      "
    `);
    expect(await readFile(join(site, 'site.config.ts'), 'utf8')).toBe(
      files['site.config.ts'].replace(
        '// what comes next\n',
        "// what comes next\n      {name: '2.x'},\n",
      ),
    );
    await buildGoodSite(site);
    expect(await built(site, 'docs/guide/first/index.html')).toContain('Shared part.');
    expect(await built(site, 'docs/next/index.html')).toContain('/base/docs/next/guide/first');
    expect(await built(site, 'docs/index.html')).not.toContain('/base/docs/next/guide/first"');
    const copy = join(site, 'content/docs/2.x');
    expect(await readFile(join(copy, 'guide/first.mdx'), 'utf8')).toBe(
      files['content/docs/current/guide/first.mdx'].replace(
        '@site/content/docs/current/',
        '@site/content/docs/2.x/',
      ),
    );
    expect((await readdir(join(site, 'content/docs'))).sort()).toEqual([
      '1.x',
      '2.x',
      '_shared',
      'current',
    ]);
    expect((await readdir(site)).filter((name) => name.startsWith('.site'))).toEqual([]);
  });

  it('VER-22 keeps links to its own pages within the copy, in any notation', async () => {
    const links = [
      '[a](/docs/next/guide/first#x "Title"), [b](</docs/next/guide/first>), [c][ref]',
      '',
      '[ref]: /docs/next/guide/first?q=1',
      '',
      '<p><A class="x" HREF=\'/docs/next/guide/first\'>d</A> and <a href="/docs/next/">e</a></p>',
      '',
      '> - [f](/base/docs/next/guide/first), [g](/content/docs/current/guide/first.mdx), [h](/docs/next/category/guides)',
      '',
      '`[code](/docs/next/guide/first)` and [old](/docs/old), [root](/docs), [self](/guide/first.mdx), [copy](/docs/next/links.md)',
      '',
    ];
    const jsx =
      '# First {#x}\n\n<a className="y" href="/docs/next/links">z</a>\n\n{/* [a](/docs/next/links) */}\n';
    const site = await newSite({
      ...files,
      'content/docs/current/links.md': `\uFEFF# Links\r\n\r\n${links.join('\r\n')}`,
      'content/docs/current/guide/first.mdx': jsx,
      'content/docs/current/sidebars.json': JSON.stringify({
        docs: [
          'intro',
          'links',
          {
            type: 'category',
            label: 'Guides',
            link: {type: 'generated-index'},
            items: ['guide/first'],
          },
        ],
      }),
      'content/docs/1.x/old.md': '# Old page\n',
    });
    expect((await ran(site, 'version', '2.x')).err).toBe('');
    const copy = join(site, 'content/docs/2.x');
    expect(
      (await readFile(join(copy, 'links.md'), 'utf8')).split('\r\n').slice(2),
    ).toMatchInlineSnapshot(`
      [
        "[a](./guide/first.mdx#x "Title"), [b](<./guide/first.mdx>), [c][ref]",
        "",
        "[ref]: ./guide/first.mdx?q=1",
        "",
        "<p><A class="x" HREF='./guide/first.mdx'>d</A> and <a href="./intro.md">e</a></p>",
        "",
        "> - [f](./guide/first.mdx), [g](./guide/first.mdx), [h](./category/guides)",
        "",
        "\`[code](/docs/next/guide/first)\` and [old](/docs/old), [root](./intro.md), [self](/guide/first.mdx), [copy](/docs/next/links.md)",
        "",
      ]
    `);
    expect(await readFile(join(copy, 'guide/first.mdx'), 'utf8')).toBe(
      jsx.replace('href="/docs/next/links"', 'href="../links.md"'),
    );
  });

  it('starts a new version from the newest if none is under development', async () => {
    const site = await newSite({
      'site.config.ts': siteConfig(
        "docs: {versions: [{name: '2.x', label: 'Two'}, {name: '1.x'}], lastVersion: '2.x'},",
      ),
      'content/docs/2.x/intro.md': '# Two\n',
      'content/docs/1.x/intro.md': '# One\n',
    });
    const {code, out} = await ran(site, 'version', '3.x');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Cut 3.x from 2.x: 1 file in content/docs/3.x. site.config.ts lists it.

      Pages are at:
        3.x  /docs/3.x/
        2.x  /docs/  (the one readers should use)
        1.x  /docs/1.x/

      \`docs.lastVersion\` is \`2.x\`. To make 3.x the default version, set \`lastVersion: '3.x'\`.
      "
    `);
    expect(await readFile(join(site, 'site.config.ts'), 'utf8')).toContain(
      "versions: [{name: '3.x'}, {name: '2.x', label: 'Two'}, {name: '1.x'}]",
    );
  });

  it('prints the entry to add if the configuration is not a plain list', async () => {
    const config = siteConfig("docs: {versions: ['current', '1.x'].map((name) => ({name}))},");
    const site = await newSite({...files, 'site.config.ts': config});
    const {code, out} = await ran(site, 'version', '2.x');
    expect(code).toBe(0);
    expect(out).toMatchInlineSnapshot(`
      "Cut 2.x from current: 5 files in content/docs/2.x. site.config.ts does not define its versions as a plain list, so it was not changed. Add this to \`docs.versions\`, after \`current\`:
        {name: '2.x'},

      Pages are then at:
        current  /docs/next/
        2.x      /docs/  (the one readers should use)
        1.x      /docs/1.x/  (was at /docs/)
      "
    `);
    expect(await readFile(join(site, 'site.config.ts'), 'utf8')).toBe(config);
  });

  it('continues after a kill between the two steps', async () => {
    const site = await newSite(files);
    await ran(site, 'version', '2.x');
    const whole = await readFiles(site);
    await writeFile(join(site, 'site.config.ts'), files['site.config.ts']);
    await mkdir(join(site, 'content/docs/.work-2.x'));
    await writeFile(join(site, 'content/docs/.work-2.x/half.md'), '# Ha');
    await writeFile(join(site, '.site.config.next.ts'), 'export def');
    expect((await ran(site, 'version', '2.x')).code).toBe(0);
    expect(await readFiles(site)).toEqual(whole);
  });

  it.each([
    ['a name that there is', ['version', '1.x']],
    ['a name that can be no folder', ['version', 'a/b']],
    ['a source that there is not', ['version', '2.x', '--from', '1.y']],
    ['a folder that holds something else', ['version', 'taken']],
    ['a path that both would have', ['version', '2.x', 'own-path']],
    ['a version without a folder', ['version', '2.x', 'no-folder']],
    ['a frozen version of the name', ['version', 'frozen']],
  ])('refuses %s, and writes nothing', async (_, argv) => {
    const site = await newSite({
      ...files,
      'content/docs/taken/other.md': '# Other\n',
      'content/frozen/frozen/manifest.json': '{}',
      'own-path/site.config.ts': siteConfig(
        "docs: {versions: [{name: 'current', path: ''}], lastVersion: 'current'},".replace(
          ", lastVersion: 'current'",
          '',
        ),
      ),
      'own-path/content/docs/current/a.md': '# A\n',
      'no-folder/site.config.ts': siteConfig("docs: {versions: [{name: 'current'}]},"),
    });
    const before = await readFiles(site);
    const {code, out, err} = await ran(site, ...argv);
    expect(code).toBe(1);
    expect(out).toBe('');
    expect(err).toMatchSnapshot();
    expect(await readFiles(site)).toEqual(before);
  });

  it('follows a configuration that is a link, and leaves links in the docs unchanged', async () => {
    const site = await newSite(files);
    await writeFile(join(site, 'real.config.ts'), files['site.config.ts']);
    await writeFile(join(site, 'site.config.ts'), '');
    const {rm} = await import('node:fs/promises');
    await rm(join(site, 'site.config.ts'));
    await symlink('real.config.ts', join(site, 'site.config.ts'));
    await symlink('guide/first.mdx', join(site, 'content/docs/current/linked.mdx'));
    expect((await ran(site, 'version', '2.x')).code).toBe(0);
    expect(await readFile(join(site, 'real.config.ts'), 'utf8')).toContain("{name: '2.x'}");
    const {readlink} = await import('node:fs/promises');
    expect(await readlink(join(site, 'content/docs/2.x/linked.mdx'))).toBe('guide/first.mdx');
    expect(await readlink(join(site, 'site.config.ts'))).toBe('real.config.ts');
  });
});

describe('a version in the text of a configuration', () => {
  const added = {name: "it's", index: 0, side: 'after'} as const;
  it.each([
    ["export default {docs: {versions: [{name: 'a'}]}};", "[{name: 'a'}, {name: 'it\\'s'}]"],
    [
      'export default {\r\n  docs: {\r\n    versions: [\r\n      { name: "a" }\r\n    ],\r\n  },\r\n};',
      '{ name: "a" },\r\n      { name: "it\'s" }\r\n    ]',
    ],
    [
      "const versions = [\n  // }]\n  {name: 'a', label: /[}\\]]/}, /* b */\n  {name: 'b'},\n];\nexport default () => ({docs: {versions}});",
      "/[}\\]]/}, {name: 'it\\'s'}, /* b */\n",
    ],
    [
      "type A = {name: string};\nexport default {docs: {versions: [\n  {name: 'a'}, // first ]\n] satisfies A[]}};",
      "{name: 'a'}, // first ]\n  {name: 'it\\'s'},\n]",
    ],
  ])('is written into %s', async (source, expected) => {
    expect(await withVersion(source, added)).toContain(expected);
  });

  it.each([
    'export default {docs: {versions: [...others]}};',
    "export default {docs: {versions: [a as Version, {name: 'b'}]}};",
    "export default {docs: {versions: [{name: 'a'} as Version]}};",
    'export default make();',
    'export default {docs: ',
  ])('is not written into %s', async (source) => {
    expect(await withVersion(source, added)).toBeUndefined();
  });

  it('has the format of the other entries', () => {
    expect(versionEntry({name: '2.x'})).toBe("{name: '2.x'}");
    expect(versionEntry({name: '2.x'}, '{ name: "1.x" }')).toBe('{ name: "2.x" }');
  });
});
