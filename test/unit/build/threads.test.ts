import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {type Files, readHashes} from '../../support/files.ts';
import {buildGoodSite, docsSettings, sharedSite, siteConfig} from '../../support/sites.ts';

const siteWith = sharedSite();
let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await compilePackage();
});
afterAll(() => compiled.remove());

/** More than one thread compiles alone. */
const pages = Array.from({length: 60}, (_, index) => index);

const manyPages: Files = {
  'site.config.ts': siteConfig(docsSettings('2.x')),
  'content/pages/index.md': '# Home\n',
  'content/docs/2.x/intro.md': '# Intro\n',
  ...Object.fromEntries(
    pages.map((page) => [
      `content/docs/2.x/page-${page}.md`,
      `# Page ${page}\n\n[Intro](./intro.md)\n\n\`\`\`js\nconst page = ${page % 20};\n\`\`\`\n`,
    ]),
  ),
  'content/docs/2.x/live.mdx': '# Live\n\n{1 + 1}\n',
};

function run(folder: string) {
  const {status, stderr, stdout} = spawnSync(process.execPath, [compiled.bin, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, stderr, stdout};
}

it('compiles in several threads what one thread compiles', async () => {
  const folder = await siteWith(manyPages);
  await buildGoodSite(folder);
  const alone = await readHashes(join(folder, 'build/_data'));
  const again = await siteWith(manyPages);
  expect(run(again)).toMatchObject({status: 0});
  const scripts = (hashes: Record<string, string>) =>
    // The compiled runtime has another name, which the metadata of pages and the component of one hold.
    Object.entries(hashes).filter(([path]) => path.endsWith('.js') && !path.endsWith('live.js'));
  const inThreads = scripts(await readHashes(join(again, 'build/_data')));
  expect(inThreads.length).toBeGreaterThan(pages.length);
  expect(inThreads).toEqual(scripts(alone));
});

it('tells what is wrong in any of the threads, in the order of the pages', async () => {
  const folder = await siteWith({
    ...manyPages,
    'content/docs/2.x/broken-7.mdx': '# Seven\n\n<Open>\n',
    'content/docs/2.x/broken-50.mdx': '# Fifty\n\n{\n',
  });
  const {status, stderr} = run(folder);
  expect(status).toBe(1);
  const places = stderr.match(/^\S*content\/docs\S+/gm);
  expect(places).toEqual([
    expect.stringMatching(/broken-50\.mdx:\d+:\d+/),
    expect.stringMatching(/broken-7\.mdx:\d+:\d+/),
  ]);
});
