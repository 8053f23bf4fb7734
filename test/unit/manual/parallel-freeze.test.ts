import {existsSync} from 'node:fs';
import {cp, mkdir} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {codeBlocks} from '../../../scripts/manual/code-blocks.ts';
import {readPages} from '../../../scripts/manual/make-pages.ts';
import {compilePackage} from '../../support/compiled-package.ts';
import {readFiles, writeFiles} from '../../support/files.ts';
import {runCommand} from '../../support/follow-page.ts';
import {repository} from '../../support/repository.ts';
import {docsSettings, siteConfig} from '../../support/sites.ts';
import {tempFolder} from '../../support/temp-folder.ts';

interface Job {
  readonly strategy?: {readonly matrix: {readonly version: readonly string[]}};
  readonly steps: readonly {
    readonly uses?: string;
    readonly run?: string;
    readonly with?: Readonly<Record<string, string | number | boolean>>;
  }[];
}

const page = (version: string, other: string): string =>
  `# Page of ${version}\n\n[Other version](../${other}/index.md) and [guide](./guide.md#use)\n`;

const files = {
  'site.config.ts': siteConfig(docsSettings('3.x', '2.x', '1.x')),
  'content/pages/index.md': '# Home\n',
  ...Object.fromEntries(
    ['3.x', '2.x', '1.x'].flatMap((version, index, all) => [
      [`content/docs/${version}/index.md`, page(version, all[(index + 1) % 3] ?? '')],
      [`content/docs/${version}/guide.md`, `# Guide\n\n## Use\n\nIn ${index}.\n`],
    ]),
  ),
};

let bin = '';
beforeAll(async () => {
  ({bin} = await compilePackage());
}, 400_000);

it('FRZ-07 follows the workflow that freezes versions in parallel jobs', async () => {
  const blocks = (await readPages(repository)).flatMap(codeBlocks);
  const {text = ''} = blocks.find(({title = ''}) => title.endsWith('/large-site.yml')) ?? {};
  const {jobs}: {readonly jobs: Readonly<Record<string, Job>>} = parse(text);
  const parent = await tempFolder();
  const origin = join(parent, 'origin');
  const artifacts = join(parent, 'artifacts');
  await mkdir(artifacts);
  await writeFiles(origin, files);
  await runCommand('git init --quiet; git add .; git commit --quiet -m Site', origin);

  const folders: string[] = [];
  for (const [name, {strategy, steps}] of Object.entries(jobs)) {
    for (const version of strategy?.matrix.version ?? ['']) {
      const folder = join(parent, `${name}-${version}`);
      folders.push(folder);
      const filled = (value: unknown) =>
        String(value ?? '').replaceAll(/\$\{\{\s*matrix\.version\s*\}\}/g, version);
      for (const {uses = '', run, with: inputs} of steps) {
        const [action] = uses.split('@');
        const path = join(folder, filled(inputs?.['path']));
        if (action === 'actions/checkout') {
          await runCommand(`git clone --quiet --no-checkout ${origin} ${folder}`, parent);
          const patterns = filled(inputs?.['sparse-checkout']);
          if (patterns !== '') {
            await runCommand('git sparse-checkout init --no-cone', folder);
            await writeFiles(folder, {'.git/info/sparse-checkout': patterns});
          }
          await runCommand('git checkout --quiet', folder);
        } else if (action === 'actions/upload-artifact') {
          await cp(path, join(artifacts, filled(inputs?.['name'])), {recursive: true});
        } else if (action === 'actions/download-artifact') {
          await cp(artifacts, path, {recursive: true});
        } else if (run !== undefined && run !== 'npm ci') {
          const printed = await runCommand(
            filled(run).replace('npx legacydocs', `node ${bin}`),
            folder,
          );
          expect(printed).not.toMatch(/\b(?:warning|error) [a-z-]+$/m);
        } else if (run === undefined) expect(action).toMatch(/^actions\/(?:cache|setup-node)$/);
      }
    }
  }
  const [first = '', , last = ''] = folders;
  expect(existsSync(join(first, 'content/docs/2.x'))).toBe(true);
  expect(existsSync(join(first, 'content/docs/1.x'))).toBe(false);

  const alone = join(parent, 'alone');
  await runCommand(`git clone --quiet ${origin} ${alone}`, parent);
  await runCommand(`node ${bin} freeze 2.x; node ${bin} freeze 1.x; node ${bin} build`, alone);
  expect(await readFiles(join(last, 'build'))).toEqual(await readFiles(join(alone, 'build')));
}, 400_000);
