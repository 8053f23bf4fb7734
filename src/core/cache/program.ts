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
 * Stands for everything that a site is built with, rather than from: this program with all packages that are bundled
 * into it, the packages that stay outside, and the version of Node. What one program has stored, no other one reads.
 * Templates and React are among what a bundle is made from.
 */
export function programFingerprint(): string {
  fingerprint ??= hashOfData([
    process.version,
    process.platform,
    process.arch,
    runsFromSource
      ? sourceHashes()
      : hashOf(readFileSync(join(modulesFolder, 'cli/program/program.cjs'))),
    externalPackages.map((name) => hashOf(manifestOf(name))),
  ]);
  return fingerprint;
}

/** In a checkout whose sources run as they are, nothing is bundled. */
function sourceHashes(): string[] {
  const files = readdirSync(modulesFolder, {encoding: 'utf8', recursive: true})
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(modulesFolder, path));
  return [join(packageFolder, 'package-lock.json'), ...files.sort()].map((file) =>
    hashOf(readFileSync(file)),
  );
}

/** `package.json` as Node finds it; the package's own `exports` may not let it through. */
function manifestOf(name: string): string {
  for (let folder = packageFolder; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) return readFileSync(file, 'utf8');
    if (folder === dirname(folder)) return '';
  }
}
