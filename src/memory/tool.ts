import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync, realpathSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {modulesFolder, packageFolder} from '../package/own-files.ts';
import {diskTime, type Inputs, inputsHold, noteInputs} from './inputs.ts';
import {readSealed, writeSealed} from './sealed-file.ts';

let fingerprint: string | undefined;

/**
 * Stands for everything that a site is built with, rather than from: this package's code and templates, every
 * package that it depends on, the version of Node. What is remembered belongs to one fingerprint.
 *
 * @param folder Absolute path; keeps what these files were last time, so that unchanged ones are not read again.
 * `undefined` keeps nothing.
 */
export function toolFingerprint(folder: string | undefined): string {
  fingerprint ??= fingerprintOf(toolInputs(folder));
  return fingerprint;
}

function fingerprintOf({states}: Inputs): string {
  const hashes = Object.entries(states).map(([path, [, hash]]) => [path, hash]);
  return createHash('sha256')
    .update(JSON.stringify([process.version, process.platform, process.arch, hashes.sort()]))
    .digest('base64url');
}

function toolInputs(folder: string | undefined): Inputs {
  if (folder === undefined) return readTool();
  const file = join(folder, 'tool.json');
  const known = readSealed(file)?.value;
  if (isInputs(known) && isSettled(known) && inputsHold(known, packageFolder)) return known;
  try {
    const since = diskTime(folder);
    const inputs = readTool(since);
    writeSealed(file, inputs);
    return inputs;
  } catch {
    // The folder is read-only or full.
    return readTool();
  }
}

function readTool(since = Number.POSITIVE_INFINITY): Inputs {
  const paths = {
    files: [...manifests(), ...modules()],
    trees: [join(packageFolder, 'templates')],
  };
  const options = {base: packageFolder, since};
  // Files that change at this very moment cannot be remembered.
  return noteInputs(paths, options) ?? readTool();
}

/** What runs of this package, without the declarations beside it. */
function modules(): string[] {
  return readdirSync(modulesFolder, {encoding: 'utf8', recursive: true})
    .filter((path) => /(?<!\.d)\.(?:cjs|js|ts)$/.test(path))
    .map((path) => join(modulesFolder, path));
}

/** `package.json` of this package and of all that it depends on, as Node finds them. */
function manifests(): Set<string> {
  const found = new Set<string>();
  const visit = (folder: string): void => {
    const manifest = join(folder, 'package.json');
    if (found.has(manifest)) return;
    found.add(manifest);
    for (const name of dependencyNames(manifest)) {
      const inner = packageFrom(folder, name);
      if (inner !== undefined) visit(inner);
    }
  };
  visit(packageFolder);
  return found;
}

function packageFrom(folder: string, name: string): string | undefined {
  const candidate = join(folder, 'node_modules', name);
  if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  const parent = dirname(folder);
  return parent === folder ? undefined : packageFrom(parent, name);
}

function dependencyNames(manifest: string): string[] {
  const {dependencies}: {dependencies?: Readonly<Record<string, string>>} = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  return Object.keys(dependencies ?? {});
}

/** Whether a look at the files tells: those that had just changed when they were noted have to be read again. */
function isSettled({states}: Inputs): boolean {
  return Object.values(states).every(([signature]) => signature !== '');
}

function isInputs(value: unknown): value is Inputs {
  return typeof value === 'object' && value !== null && 'states' in value;
}
