import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {setTimeout as pause} from 'node:timers/promises';
import {beforeAll, describe, expect, it} from 'vitest';
import {recoverOutput} from '../../../src/pipeline/output/recover-output.ts';
import {type CompiledPackage, compilePackage} from '../../support/compiled-package.ts';
import {type Files, readHashes, readTraces, writeFiles} from '../../support/files.ts';
import {buildGoodSite, runBuild, sharedSite, siteConfig} from '../../support/sites.ts';
import {smallSite} from '../../support/small-site.ts';
import {terminal} from '../../support/terminal.ts';

const siteWith = sharedSite();

const broken: Record<string, Files> = {
  'a broken link': {'content/docs/2.x/last.md': '# Last\n\n[Nowhere](/nowhere)\n'},
  'broken front matter': {'content/docs/2.x/last.md': '---\ntitle: "Last\n---\n'},
  'a page that throws': {
    'content/pages/index.md': '# Home\n',
    'content/pages/live.mdx': "{(() => {throw new Error('Thrown.')})()}\n",
  },
  'a template that throws': {
    'templates/Footer/Footer.tsx': "export function Footer() { throw new Error('Thrown.'); }\n",
  },
  'a template that does not parse': {'templates/Footer/Footer.tsx': 'export function {\n'},
  'a bad configuration': {'site.config.ts': siteConfig('tagline: 1,')},
  'a configuration that throws': {'site.config.ts': "throw new Error('Thrown.');\n"},
  'a missing image': {'content/docs/2.x/last.md': '# Last\n\n![Gone](./gone.png)\n'},
};

it.each(Object.entries(broken))(
  'a build that fails leaves the old output unchanged: %s',
  async (_, edit) => {
    const folder = await siteWith(smallSite);
    await buildGoodSite(folder);
    const before = await readTraces(join(folder, 'build'));
    const beside = await readdir(folder);
    await writeFiles(folder, edit);
    const {code, err, out} = await runBuild(folder);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Build failed after 100 ms: [1-9]\d* errors?, 0 warnings\. The output folder build is unchanged\.\n$/,
    );
    expect(err).not.toMatch(/^ +at |internal error/m);
    expect(await readTraces(join(folder, 'build'))).toEqual(before);
    expect((await readdir(folder)).filter((name) => name !== 'templates')).toEqual(beside);
    expect(await readdir(join(folder, '..'))).toEqual(['site']);
  },
);

it('a failing build without a previous output leaves no output', async () => {
  const folder = await siteWith({...smallSite, ...broken['a broken link']});
  expect((await runBuild(folder)).code).toBe(1);
  expect(await readdir(folder)).not.toContain('build');
  expect(await readdir(join(folder, '..'))).toEqual(['site']);
});

describe('a build that is killed', () => {
  let compiled: CompiledPackage;
  beforeAll(async () => {
    compiled = await compilePackage();
  });

  const start = (cwd: string): ChildProcess =>
    spawn(process.execPath, [...terminal.flags, compiled.bin, 'build'], {
      cwd,
      env: terminal.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const newText: Files = {'content/docs/2.x/last.md': '# Last\n\nThe new end.\n'};

  it('leaves one complete output or the other, whenever it is killed', async () => {
    const folder = await siteWith(smallSite);
    const output = async () => {
      await once(start(folder), 'exit');
      return await readHashes(join(folder, 'build'));
    };
    const one = await output();
    await writeFiles(folder, newText);
    const begin = performance.now();
    const other = await output();
    const duration = performance.now() - begin;
    expect(other).not.toEqual(one);

    for (const [round, moment] of [0.7, 0.9, 1].entries()) {
      await writeFiles(folder, round % 2 === 0 ? smallSite : newText);
      const child = start(folder);
      const ended = once(child, 'exit');
      await pause(moment * duration);
      child.kill('SIGKILL');
      await ended;
      // The next command would begin with this recovery.
      await recoverOutput(join(folder, 'build'));
      expect([one, other]).toContainEqual(await readHashes(join(folder, 'build')));
    }
    await writeFiles(folder, smallSite);
    expect(await output()).toEqual(one);
    expect(await readdir(folder)).toEqual(['.legacydocs', 'build', 'content', 'site.config.ts']);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stops at %s with exit code %i and leaves the old output', async (signal, code) => {
    const folder = await siteWith(smallSite);
    await once(start(folder), 'exit');
    const before = await readTraces(join(folder, 'build'));
    await writeFiles(folder, newText);
    const child = start(folder);
    const ended = once(child, 'exit');
    let printed = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      // A second signal would end the process at once.
      if (text.includes('compile') && !child.killed) child.kill(signal);
    });
    expect(await ended).toEqual([code, null]);
    expect(printed).toContain('Interrupted. The previous output is unchanged.\n');
    expect(await readTraces(join(folder, 'build'))).toEqual(before);
    expect(await readdir(folder)).toEqual(['.legacydocs', 'build', 'content', 'site.config.ts']);
  });
});
