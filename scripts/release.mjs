import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {pathToFileURL} from 'node:url';

/** On Windows, `npm` is a batch file, which only a shell can run. */
const isWindows = process.platform === 'win32';

const steps = ['major', 'minor', 'patch'];
const usage = 'Usage: npm run release -- major|minor|patch [--dry-run]';

/**
 * Returns the version number of the next release.
 *
 * @param {string} version `2.3.1`.
 * @param {string} step `major`, `minor` or `patch`.
 */
export function nextVersion(version, step) {
  const at = steps.indexOf(step);
  const numbers = version.split('.').map(Number);
  return numbers
    .map((number, index) => (index < at ? number : index === at ? number + 1 : 0))
    .join('.');
}

/**
 * Moves the unreleased changes in the change log below a heading for a version.
 *
 * @param {string} text Contents of `CHANGELOG.md`.
 * @param {string} version
 * @param {string} date Date of the release: `2026-11-20`.
 * @returns {string | undefined} `undefined` if nothing is unreleased.
 */
export function releasedChangelog(text, version, date) {
  const [, before, unreleased, rest = ''] =
    /^([\s\S]*?)## Unreleased\n([\s\S]*?)(?=\n## |$(?![\s\S]))([\s\S]*)$/.exec(text) ?? [];
  if (before === undefined || unreleased === undefined || unreleased.trim() === '')
    return undefined;
  return `${before}## Unreleased\n\n## ${version} - ${date}\n${unreleased}${rest}`;
}

/** Fields in `package.json` that contain the project's URLs. */
const urlFields = ['homepage', 'repository', 'bugs'];

/**
 * File for the package's software bill of materials, including dependencies, in CycloneDX format.
 *
 * @see `files` in `package.json`
 */
const billOfMaterials = 'sbom.cdx.json';

/** @param {string} command @param {string[]} args */
function output(command, args) {
  return execFileSync(command, args, {encoding: 'utf8', shell: isWindows}).trim();
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  process.stdout.write(`$ ${[command, ...args].join(' ')}\n`);
  execFileSync(command, args, {stdio: 'inherit', shell: isWindows});
}

/** @param {string[]} argv */
function release(argv) {
  const isDryRun = argv.includes('--dry-run');
  const [step, ...others] = argv.filter((arg) => arg !== '--dry-run');
  if (step === undefined || !steps.includes(step) || others.length > 0) throw new Error(usage);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const missing = urlFields.filter((field) => !manifest[field]);
  if (missing.length > 0) {
    const set = missing.map((field) => `${field}=<URL>`).join(' ');
    throw new Error(
      `package.json has no \`${missing.join('`, `')}\`: users could not find or report anything. Set them once: npm pkg set ${set}`,
    );
  }
  const {version} = manifest;
  const next = nextVersion(version, step);
  const changelog = releasedChangelog(
    readFileSync('CHANGELOG.md', 'utf8'),
    next,
    new Date().toISOString().slice(0, 10),
  );
  if (changelog === undefined) {
    throw new Error(
      'CHANGELOG.md says nothing under `## Unreleased`: there is nothing to release.',
    );
  }
  if (output('git', ['status', '--porcelain']) !== '') {
    throw new Error('There are changes that are not committed. Commit them, or put them aside.');
  }
  if (output('git', ['tag', '--list', `v${next}`]) !== '')
    throw new Error(`The tag v${next} exists already.`);
  if (isDryRun) {
    process.stdout.write(
      `Would release ${next} after ${version}: npm test, the version in package.json, package-lock.json and CHANGELOG.md, a commit, the tag v${next}, and ${billOfMaterials}. Nothing was changed.\n`,
    );
    return;
  }
  run('npm', ['test']);
  run('npm', ['version', next, '--no-git-tag-version']);
  writeFileSync('CHANGELOG.md', changelog);
  run('git', ['commit', '--all', '--message', `Release ${next}`]);
  run('git', ['tag', '--annotate', `v${next}`, '--message', `legacydocs ${next}`]);
  const sbom = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const bill = JSON.parse(output('npm', sbom));
  // npm writes the folder's name instead of the package name.
  bill.metadata.component.name = manifest.name;
  writeFileSync(billOfMaterials, `${JSON.stringify(bill, undefined, 2)}\n`);
  process.stdout.write(
    `Released ${next} here. Nothing has left this machine yet:\n  git push --follow-tags\n  npm publish\n`,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    release(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
