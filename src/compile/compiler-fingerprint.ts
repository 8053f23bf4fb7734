import {createHash, type Hash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {modulesFolder, packageVersion} from '../package/own-files.ts';
import type {CompileOptions} from './compile-options.ts';

/** Packages whose version may change what a page compiles to. */
const packages = [
  '@mdx-js/mdx',
  'github-slugger',
  'hast-util-raw',
  'hast-util-to-html',
  'mdast-util-from-markdown',
  'mdast-util-to-hast',
  'micromark',
  'micromark-core-commonmark',
  'parse5',
  'property-information',
  'remark-gemoji',
  'remark-gfm',
  'remark-rehype',
  'shiki',
  '@shikijs/langs',
  '@shikijs/themes',
] as const;

const ownFolder = join(modulesFolder, 'compile');

/**
 * Stands for everything that a compiled page is made from, besides its source: options, this
 * compiler's own code, the packages it uses and the version of Node. Hex.
 */
export function compilerFingerprint(options: CompileOptions): string {
  const hash = createHash('sha256');
  const versions = packages.map((name) => `${name}@${installedVersion(name)}`);
  hash.update(JSON.stringify([packageVersion(), process.version, versions, options]));
  hashFolder(hash, ownFolder);
  return hash.digest('hex');
}

/** Read where Node would find the package; its own exports may not let `package.json` through. */
function installedVersion(name: string): string {
  for (let folder = ownFolder; ; folder = dirname(folder)) {
    const file = join(folder, 'node_modules', name, 'package.json');
    if (existsSync(file)) {
      return /"version":\s*"([^"]+)"/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    }
    if (folder === dirname(folder)) return '';
  }
}

function hashFolder(hash: Hash, folder: string): void {
  const entries = readdirSync(folder, {withFileTypes: true});
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, path);
    else if (/\.[jt]s$/.test(entry.name)) hash.update(entry.name).update(readFileSync(path));
  }
}
