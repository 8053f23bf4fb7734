import {execFile} from 'node:child_process';
import {cp} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {beforeAll, describe, expect, it} from 'vitest';
import {type CompiledPackage, compilePackage} from '../../../support/compiled-package.ts';
import {type Files, readFiles} from '../../../support/files.ts';
import {docsSettings, siteConfig, siteWith} from '../../../support/sites.ts';
import {tempFolder} from '../../../support/temp-folder.ts';

let compiled: CompiledPackage;
beforeAll(async () => {
  compiled = await compilePackage();
});

/** Enough pages for rendering documents and writing files in threads; highlighting uses one sooner. */
const count = 410;

const manyPages: Files = {
  'site.config.ts': siteConfig(docsSettings('1.x')),
  'content/docs/1.x/module.mdx': '# Module\n\n{1 + 1}\n',
  ...Object.fromEntries(
    Array.from({length: count}, (_, page) => [
      `content/docs/1.x/page-${page}.md`,
      `# Page ${page}\n\n[Next](./page-${(page + 1) % count}.md#use)\n\n## Use\n\n\`\`\`js\nconst a = ${page % 7};\n\`\`\`\n`,
    ]),
  ),
};

/** A theme that fails on one page. */
const failing: Files = {
  'templates/SkipLink/SkipLink.tsx': `import {useRoute} from 'legacydocs/theme';
export function SkipLink() {
  if (useRoute().path.endsWith('page-99')) throw new Error('no such luck');
  return null;
}
`,
};

const run = promisify(execFile);
const build = async (site: string) =>
  await run(process.execPath, [compiled.bin, 'build', '--quiet', site]);
/** A process limited to one core starts no threads for work. */
const buildOnOneCore = async (site: string) =>
  await run('taskset', ['-c', '0', process.execPath, compiled.bin, 'build', '--quiet', site]);

describe('a site of many pages', () => {
  it.runIf(process.platform === 'linux')('comes to the same in threads and without', async () => {
    const site = await siteWith(manyPages);
    const twin = join(await tempFolder(), 'site');
    await cp(site, twin, {recursive: true});
    expect((await build(site)).stderr).toBe('');
    await buildOnOneCore(twin);
    expect(await readFiles(join(site, 'build'))).toEqual(await readFiles(join(twin, 'build')));
  });

  it('names the page that a component fails on', async () => {
    const site = await siteWith({...manyPages, ...failing});
    await expect(build(site)).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /SkipLink\.tsx:3:\d+ {2}error render-failed\n.*page-99.*no such luck/,
      ),
    });
  });
});
