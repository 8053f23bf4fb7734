import {existsSync} from 'node:fs';
import {cp, mkdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {parse} from 'yaml';
import {codeBlocks} from '../../../scripts/manual/code-blocks.ts';
import {readPages} from '../../../scripts/manual/make-pages.ts';
import {followPage, runCommand} from '../../support/follow-page.ts';
import {installPackage, packPackage} from '../../support/packed-package.ts';
import {repository} from '../../support/repository.ts';
import {tempFolder} from '../../support/temp-folder.ts';

interface Workflow {
  readonly jobs: Readonly<Record<string, {readonly steps: readonly Step[]}>>;
}

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

/** Matches actions that a test skips, because they prepare the machine or store results. */
const actions =
  /^actions\/(?:checkout|setup-node|cache|upload-artifact|upload-pages-artifact|deploy-pages)@v\d+$/;

/** Returns the commands in a workflow, and the site folders that its actions store. */
async function readWorkflow(file: string): Promise<{commands: string[]; stored: string[]}> {
  const {jobs}: Workflow = parse(await readFile(file, 'utf8'));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  for (const {uses, run} of steps) if (run === undefined) expect(uses).toMatch(actions);
  return {
    commands: steps.flatMap(({run = []}) => run),
    stored: steps.flatMap((step) =>
      typeof step.with?.['path'] === 'string' ? step.with['path'] : [],
    ),
  };
}

let tarball = '';
let installed = '';
beforeAll(async () => {
  tarball = await packPackage();
  installed = await installPackage();
});

/** Copies the installed packages into a project, so that `npm install` has nothing left to install. */
async function copyPackages(project: string): Promise<void> {
  const name = 'node_modules';
  await cp(join(installed, name), join(project, name), {recursive: true, verbatimSymlinks: true});
}

it('CLI-13 leads from an empty folder to a site that is online, with every command of the tutorial and the workflow', async () => {
  const pages = await readPages(repository);
  const blocksOf = (name: string) =>
    pages.filter(({path}) => path.endsWith(name)).flatMap(codeBlocks);
  const saved = blocksOf('/github-pages.md').filter(({title}) => title?.endsWith('/pages.yml'));
  const blocks = blocksOf('/first-site.md').flatMap((block) =>
    block.text.startsWith('git add') ? [...saved, block] : [block],
  );
  const parent = await tempFolder();
  const site = join(parent, 'my-project');
  const remote = join(parent, 'remote.git');
  await mkdir(site);
  await copyPackages(site);
  await runCommand(`git init --quiet --bare --initial-branch main ${remote}`, parent);

  const followed = await followPage(blocks, site, (command) =>
    // Skipped, because the test has already packed the package.
    command === 'npm ci' || command === 'npm pack'
      ? ''
      : command
          .replace('npm install legacydocs', `npm install ${tarball}`)
          .replace('https://github.com/me/my-project.git', remote),
  );

  expect(followed.length).toBeGreaterThan(12);
  const clone = join(parent, 'clone');
  await runCommand(`git clone --quiet ${remote} ${clone}`, parent);
  const [checks, publishes] = await Promise.all(
    ['site', 'pages'].map((name) => readWorkflow(join(clone, `.github/workflows/${name}.yml`))),
  );
  expect(publishes?.commands).toEqual(checks?.commands);
  expect(checks?.commands).toHaveLength(3);
  await copyPackages(clone);
  for (const command of checks?.commands ?? []) {
    await runCommand(command.replace(/^npm ci$/, 'npm ci --dry-run'), clone);
  }
  const stored = [...(checks?.stored ?? []), ...(publishes?.stored ?? [])];
  expect(new Set(stored)).toEqual(new Set(['.legacydocs', 'build']));
  expect(stored.filter((path) => !existsSync(join(clone, path)))).toEqual([]);
  const page = await readFile(join(clone, 'build/docs/install/index.html'), 'utf8');
  expect(page).toContain('href="/my-project/docs/"');
  expect(existsSync(join(clone, 'content/frozen/1.x/manifest.json'))).toBe(true);
}, 600_000);
