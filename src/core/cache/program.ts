import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {hashOf, hashOfData} from '../hash/sha256.ts';
import {
  externalPackages,
  modulesFolder,
  packageFolder,
  runsFromSource,
} from '../package/own-files.ts';

let fingerprint: string | undefined;

/**
 * Returns the program fingerprint: a hash of this program including its bundled packages, the manifests of its external
 * packages, the Node.js version and the platform. A program reads only cache entries with its own fingerprint.
 * Templates and React are not covered: they are inputs of the cached bundles.
 */
export function programFingerprint(): string {
  fingerprint ??= hashOfData([
    process.version,
    process.platform,
    process.arch,
    runsFromSource
      ? sourceHashes()
      : // The entry points import all chunks by name, and these names contain content hashes.
        ['main', 'jobs'].map((name) =>
          hashOf(readFileSync(join(modulesFolder, 'cli/program', `${name}.cjs`))),
        ),
    externalPackages.map((name) => hashOf(manifestOf(name))),
  ]);
  return fingerprint;
}

/** Returns the hashes of the lock file and of all source files, for a checkout that runs without a bundle. */
function sourceHashes(): string[] {
  const files = readdirSync(modulesFolder, {encoding: 'utf8', recursive: true})
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(modulesFolder, path));
  return [join(packageFolder, 'package-lock.json'), ...files.sort()].map((file) =>
    hashOf(readFileSync(file)),
  );
}

/** Reads the `package.json` of the package that Node.js resolves, even if the package does not export this file. */
function manifestOf(name: string): string {
  for (let folder = packageFolder; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) return readFileSync(file, 'utf8');
    if (folder === dirname(folder)) return '';
  }
}
