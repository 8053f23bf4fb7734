import {cp, mkdir, readFile, rename, rm, symlink, truncate, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterEach, beforeAll, describe, expect, it} from 'vitest';
import {hexHash} from '../../../src/core/hash/sha256.ts';
import {claimVersion} from '../../../src/versions/write-frozen.ts';
import {type Files, readFiles} from '../../support/files.ts';
import {buildGoodSite, buildSite, sharedSite, siteConfig, siteWith} from '../../support/sites.ts';
import {sharedFolder} from '../../support/temp-folder.ts';
import {legacydocs, site} from './frozen-site.ts';

const siteOf = sharedSite();
const frozen = 'content/frozen/1.x';

async function frozenSite(folderOf = siteOf): Promise<string> {
  const folder = await folderOf(site);
  expect(await legacydocs(folder, 'freeze', '1.x')).toMatchObject({code: 0, err: ''});
  return folder;
}

async function edit(file: string, change: (text: string) => string): Promise<void> {
  await writeFile(file, change(await readFile(file, 'utf8')));
}

describe('damaged frozen files', () => {
  const parent = sharedFolder();
  const saved = () => join(parent(), 'saved');
  let folder: string;
  let output: Files;
  beforeAll(async () => {
    folder = await frozenSite((files) => siteWith(files, parent()));
    await buildGoodSite(folder);
    output = await readFiles(join(folder, 'build'));
    await cp(join(folder, 'content/frozen'), saved(), {recursive: true});
  });
  afterEach(async () => {
    await rm(join(folder, 'content/frozen'), {recursive: true});
    await cp(saved(), join(folder, 'content/frozen'), {recursive: true});
  });

  it.each<[string, (folder: string) => Promise<unknown>]>([
    ['changed', (at) => edit(join(at, 'pages/intro.html'), (text) => text.replace('Old', 'New'))],
    ['missing', (at) => rm(join(at, 'pages/guide/setup.json'))],
    ['extra', (at) => writeFile(join(at, 'pages/more.html'), '<p>More</p>\n')],
    ['truncated', (at) => truncate(join(at, 'pages/guide/setup.html'), 40)],
    ['empty', (at) => truncate(join(at, 'version.json'), 0)],
    [
      'changed by Git to other line ends',
      (at) => edit(join(at, 'sidebars.json'), (text) => text.replaceAll('\n', '\r\n')),
    ],
    [
      'replaced by a link',
      async (at) => {
        await rename(join(at, 'pages/intro.html'), join(at, '../intro.html'));
        await symlink('../../intro.html', join(at, 'pages/intro.html'));
      },
    ],
    ['a manifest that is missing', (at) => rm(join(at, 'manifest.json'))],
    ['a manifest that was cut off', (at) => truncate(join(at, 'manifest.json'), 100)],
    ['an empty manifest', (at) => truncate(join(at, 'manifest.json'), 0)],
    [
      'a manifest of something else',
      (at) => writeFile(join(at, 'manifest.json'), '{"format": 1, "pages": []}'),
    ],
    [
      'a manifest that was edited',
      (at) => edit(join(at, 'manifest.json'), (text) => text.replace(/[\da-f]{64}/, hexHash('x'))),
    ],
    [
      'a folder that was emptied',
      async (at) => {
        await rm(at, {recursive: true});
        await mkdir(at);
      },
    ],
    [
      'a manifest with other line ends',
      (at) => edit(join(at, 'manifest.json'), (text) => text.replaceAll('\n', '\r\n')),
    ],
    [
      'a manifest that names a file twice',
      (at) =>
        edit(join(at, 'manifest.json'), (text) =>
          text.replace(/"files": \{\n(.*\n)/, '"files": {\n$1$1'),
        ),
    ],
    [
      'a manifest with a name that JavaScript swallows',
      (at) =>
        edit(join(at, 'manifest.json'), (text) =>
          text.replace('"files": {', `"files": {\n  "__proto__": "${hexHash('x')}",`),
        ),
    ],
    [
      'a manifest of a newer format',
      (at) =>
        edit(join(at, 'manifest.json'), (text) =>
          text
            .replace('"format": 1', '"format": 2')
            .replace(/"generator": "[^"]*"/, '"generator": "9.1.0"'),
        ),
    ],
    [
      'a manifest of an unknown format',
      (at) =>
        edit(join(at, 'manifest.json'), (text) => text.replace('"format": 1', '"format": "x"')),
    ],
    ['the folder of another version', (at) => rename(at, join(at, '../2.x'))],
  ])('%s: reports it, exits with 1, and leaves the output unchanged', async (_title, damage) => {
    await damage(join(folder, frozen));
    const verified = await legacydocs(folder, 'verify');
    const version = /legacydocs \d\S+ reads/g;
    expect(verified.err.replace(version, 'legacydocs <version> reads')).toMatchSnapshot();
    expect(verified).toMatchObject({code: 1, out: ''});
    const build = await legacydocs(folder, 'build');
    expect(build.code).toBe(1);
    expect(build.err.replace(/^(?:\w+\n)*/, '')).toBe(verified.err);
    expect(await readFiles(join(folder, 'build'))).toEqual(output);
  });

  it('do not include files of file managers', async () => {
    await writeFile(join(folder, frozen, 'pages/.DS_Store'), '');
    expect(await legacydocs(folder, 'verify')).toMatchObject({code: 0, err: ''});
  });

  it('are frozen again from the sources', async () => {
    const before = await readFiles(join(folder, frozen));
    await truncate(join(folder, frozen, 'manifest.json'), 9);
    await rm(join(folder, frozen, 'pages/intro.html'));
    expect(await legacydocs(folder, 'freeze', '1.x', '--again')).toMatchObject({code: 0, err: ''});
    expect(await readFiles(join(folder, frozen))).toEqual(before);
  });

  it('can be frozen again, one version after the other, if the sources exist', async () => {
    const folder = await frozenSite();
    await legacydocs(folder, 'freeze', '2.x');
    const whole = await readFiles(join(folder, 'content/frozen'));
    for (const version of ['1.x', '2.x']) {
      await truncate(join(folder, `content/frozen/${version}/pages/intro.html`), 9);
    }
    const again = async (version: string) => await legacydocs(folder, 'freeze', version, '--again');
    expect(await again('1.x')).toMatchObject({code: 0, err: ''});
    expect(await again('2.x')).toMatchObject({code: 0, err: ''});
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual(whole);
    await truncate(join(folder, 'content/frozen/2.x/pages/intro.html'), 9);
    await rm(join(folder, 'content/docs/2.x'), {recursive: true});
    const alone = await again('1.x');
    expect(alone.code).toBe(1);
    expect(alone.err).toContain('content/frozen/2.x/pages/intro.html  error frozen-file-changed');
  });
});

describe('a version that cannot be frozen', () => {
  it.each<[string, readonly string[]]>([
    ['does not exist', ['freeze', '1.y']],
    ['is not named', ['freeze']],
    ['is not frozen, and should be thawed', ['thaw', '2.x']],
    ['is not frozen, and should be checked', ['freeze', '--check', '2.x']],
  ])('%s', async (_title, argv) => {
    const folder = await siteOf(site);
    const {code, err} = await legacydocs(folder, ...argv);
    expect(err).toMatchSnapshot();
    expect(code).toBeGreaterThan(0);
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual({});
  });

  it('belongs to a site without docs', async () => {
    const folder = await siteOf({'site.config.ts': siteConfig()});
    const {code, err} = await legacydocs(folder, 'freeze', '1.x');
    expect(err).toMatchSnapshot();
    expect(code).toBe(1);
  });

  it('is frozen already: from these sources, from others, from deleted sources', async () => {
    const folder = await frozenSite();
    const before = await readFiles(join(folder, frozen));
    const same = await legacydocs(folder, 'freeze', '1.x');
    expect(same).toMatchObject({code: 0});
    await edit(join(folder, 'content/docs/1.x/intro.md'), (text) => `${text}\nMore.\n`);
    const changed = await legacydocs(folder, 'freeze', '1.x');
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    const gone = await legacydocs(folder, 'freeze', '1.x');
    expect([same.err, changed.err, gone.err]).toMatchSnapshot();
    expect([changed.code, gone.code]).toEqual([1, 1]);
    expect(await legacydocs(folder, 'freeze', '1.x', '--again')).toEqual(gone);
    expect(await readFiles(join(folder, frozen))).toEqual(before);
  });

  it('has errors: they are reported, and the existing frozen files are unchanged', async () => {
    const folder = await frozenSite();
    const before = await readFiles(join(folder, frozen));
    await edit(
      join(folder, 'content/docs/1.x/intro.md'),
      (text) => `${text}\n![None](./none.png)\n`,
    );
    const {code, err} = await legacydocs(folder, 'freeze', '1.x', '--again');
    expect(err).toMatchSnapshot();
    expect(code).toBe(1);
    expect(await readFiles(join(folder, frozen))).toEqual(before);
  });

  it('has names that differ in case only', async () => {
    const folder = await siteOf({
      ...site,
      'content/docs/1.x/Intro.md': '---\nslug: /x\n---\n\n# X\n',
    });
    const {code, err} = await legacydocs(folder, 'freeze', '1.x');
    expect(err).toMatchSnapshot();
    expect(code).toBe(1);
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual({});
  });

  it('is being frozen by another process', async () => {
    const folder = await frozenSite();
    const {release} = await claimVersion(folder, '1.x');
    const runs = [
      await legacydocs(folder, 'freeze', '1.x', '--again'),
      await legacydocs(folder, 'thaw', '1.x'),
      await legacydocs(folder, 'build'),
    ];
    await release();
    expect(runs.map(({code}) => code)).toEqual([1, 1, 1]);
    expect(
      runs[0]?.err.replaceAll(/Process \d+ \(since [^)]*\)/g, 'Process <pid> (since <time>)'),
    ).toMatchSnapshot();
    expect(await legacydocs(folder, 'verify')).toMatchObject({code: 0});
  });
});

describe('names of doc ids', () => {
  it('become names that every file system accepts', async () => {
    const page = (id: string) =>
      `---\nid: '${id}'\nslug: /${encodeURIComponent(id)}x\n---\n\n# ${id}\n`;
    const ids = ['a:b', 'what?', '.hidden', 'dot.', 'ärger', '%3A'];
    const pages = ids.map((id, index) => [`content/docs/1.x/${index}.md`, page(id)] as const);
    const folder = await siteOf({...site, ...Object.fromEntries(pages)});
    expect(await legacydocs(folder, 'freeze', '1.x')).toMatchObject({code: 0, err: ''});
    const names = Object.keys(await readFiles(join(folder, frozen, 'pages')));
    expect(names.filter((name) => name.endsWith('.html'))).toMatchInlineSnapshot(`
      [
        "%253A.html",
        "%2Ehidden.html",
        "a%3Ab.html",
        "dot%2E.html",
        "guide/setup.html",
        "intro.html",
        "what%3F.html",
        "ärger.html",
      ]
    `);
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    const {diagnostics} = await buildSite(folder);
    expect(diagnostics.map(({code, message}) => `${code} ${message}`)).toMatchInlineSnapshot(`
      [
        "name-not-portable \`docs/1.x/a:bx/index.html\` cannot be a file on Windows: \`a:bx\` contains \`:\`.",
        "name-not-portable \`docs/1.x/what?x/index.html\` cannot be a file on Windows: \`what?x\` contains \`?\`.",
      ]
    `);
  });
});

describe('a command that was killed', () => {
  it('between the two renames of the swap: the next one restores the old state', async () => {
    const folder = await frozenSite();
    const before = await readFiles(join(folder, 'content/frozen'));
    const work = join(folder, 'content/frozen/.work-1.x');
    await mkdir(join(work, 'next'), {recursive: true});
    await writeFile(join(work, 'next/manifest.json'), '{');
    await rename(join(folder, frozen), join(work, 'previous'));
    await rm(join(folder, 'content/docs/1.x'), {recursive: true});
    await buildGoodSite(folder);
    expect(await readFiles(join(folder, 'content/frozen'))).toEqual(before);
  });
});
