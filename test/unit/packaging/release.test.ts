import {execFileSync, spawnSync} from 'node:child_process';
import {cp, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import manifest from '../../../package.json' with {type: 'json'};
import {writeFiles} from '../../support/files.ts';
import {repository} from '../../support/repository.ts';
import {tempFolder} from '../../support/temp-folder.ts';

const log =
  '# Changelog\n\n## Unreleased\n\n- One thing.\n\n### More\n\n- Another.\n\n## 1.2.3\n\n- Old.\n';

const addresses = {
  homepage: 'https://example.org/',
  repository: 'git+https://example.org/sample.git',
  bugs: 'https://example.org/issues',
};

/** Creates a Git repository with a package. @param test Command of the `test` script. */
async function project(changelog: string, test = 'node -e 0', fields = {}): Promise<string> {
  const folder = await tempFolder();
  const version = {name: 'sample', version: '1.2.3', private: true};
  await writeFiles(folder, {
    '.gitignore': 'sbom.cdx.json\n',
    'package.json': JSON.stringify({...version, ...addresses, ...fields, scripts: {test}}),
    'package-lock.json': JSON.stringify({...version, lockfileVersion: 3, packages: {'': version}}),
    'CHANGELOG.md': changelog,
  });
  await cp(join(repository, 'scripts/release.mjs'), join(folder, 'release.mjs'));
  git(folder, 'init', '-b', 'main');
  git(folder, 'config', 'user.name', 'Ada');
  git(folder, 'config', 'user.email', 'ada@example.org');
  git(folder, 'add', '-A');
  git(folder, 'commit', '-m', 'Begin');
  return folder;
}

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8', stdio: 'pipe'}).trim();
}

function release(folder: string, ...args: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['release.mjs', ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  return {status, stdout, stderr};
}

describe('a release', () => {
  it('is a version, a change log, a commit and a tag, and is never published', async () => {
    const folder = await project(log);
    const {status, stdout} = release(folder, 'minor');
    expect(status).toBe(0);
    expect(stdout).toMatch(/git push --follow-tags\n {2}npm publish\n$/);
    const versionIn = async (name: string) =>
      JSON.parse(await readFile(join(folder, name), 'utf8')).version;
    expect(await versionIn('package.json')).toBe('1.3.0');
    expect(await versionIn('package-lock.json')).toBe('1.3.0');
    const released = await readFile(join(folder, 'CHANGELOG.md'), 'utf8');
    expect(released.replace(/ - \d{4}-\d\d-\d\d$/m, ' - (date)')).toBe(
      log.replace('## Unreleased\n', '## Unreleased\n\n## 1.3.0 - (date)\n'),
    );
    expect(git(folder, 'log', '--format=%s')).toBe('Release 1.3.0\nBegin');
    expect(git(folder, 'describe')).toBe('v1.3.0');
    expect(git(folder, 'status', '--porcelain')).toBe('');
    const bill = JSON.parse(await readFile(join(folder, 'sbom.cdx.json'), 'utf8'));
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      metadata: {component: {name: 'sample', version: '1.3.0'}},
    });
    expect(release(folder, 'patch').stderr).toContain('nothing to release');
  });

  it('requires the URLs of the project', async () => {
    const folder = await project(log, 'node -e 0', {repository: undefined, bugs: ''});
    expect(release(folder, 'patch')).toMatchObject({
      status: 1,
      stderr:
        'package.json has no `repository`, `bugs`: users could not find or report anything. Set them once: npm pkg set repository=<URL> bugs=<URL>\n',
    });
  });

  it.each([
    ['a dry run', log, ['major', '--dry-run'], 0],
    ['tests that fail', log, ['patch'], 1],
    ['nothing to release', '# Changelog\n\n## Unreleased\n\n## 1.2.3\n', ['patch'], 1],
    ['no step', log, [], 1],
  ])('changes nothing after %s', async (_, changelog, args, code) => {
    const folder = await project(changelog, 'node -e process.exit(1)');
    const {status, stdout} = release(folder, ...args);
    expect(status).toBe(code);
    if (code === 0) expect(stdout).toContain('Would release 2.0.0 after 1.2.3');
    expect(git(folder, 'status', '--porcelain')).toBe('');
    expect(git(folder, 'log', '--format=%s')).toBe('Begin');
  });
});

it('the change log and the package agree on the version', async () => {
  const text = await readFile(join(repository, 'CHANGELOG.md'), 'utf8');
  const [first, second] = [...text.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  const [version] = (first === 'Unreleased' ? second : first)?.split(' - ') ?? [];
  expect(version).toBe(manifest.version);
});
