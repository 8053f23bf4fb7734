import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, sep} from 'node:path';
import {promisify} from 'node:util';
import {buildError, readThrown} from '../../core/diagnostics/diagnostic.ts';
import {packageFolder, packageVersion} from '../../core/package/own-files.ts';

/** Dependency of a site on this package, with a tarball if the package is not available elsewhere. */
export interface OwnPackage {
  /** Version for the dependency in the site's `package.json`: a range, a URL, or a tarball in the site folder. */
  readonly spec: string;
  /** Writes the tarball into a site folder and returns its name; absent if a tarball is not needed. */
  readonly pack?: (siteFolder: string) => Promise<string>;
}

/**
 * Returns the dependency with which a site can install this package. If the package itself did not come from the
 * registry, the dependency does not refer to the registry, because the registry may contain a different package with
 * the same name.
 */
export function ownPackage(folder = packageFolder): OwnPackage {
  const spec = installedSpec(folder);
  // `workspace:` and `catalog:` versions are valid only in the workspace that defines them.
  if (spec === undefined || isLocal(spec) || /^(?:workspace|catalog):/.test(spec)) {
    const tarball = `legacydocs-${packageVersion()}.tgz`;
    const pack = async (siteFolder: string): Promise<string> => {
      await runPack(folder, siteFolder);
      return tarball;
    };
    return {spec: `file:${tarball}`, pack};
  }
  const isRange = /^(?:npm:.*|[^:/]*)$/.test(spec);
  return {spec: isRange ? `~${packageVersion()}` : spec};
}

/**
 * Returns the version of legacydocs in the `package.json` beside the `node_modules` folder in which it is installed.
 */
function installedSpec(folder: string): string | undefined {
  const end = folder.indexOf(`${sep}node_modules${sep}`);
  if (end === -1) return undefined;
  const manifest = join(folder.slice(0, end), 'package.json');
  return existsSync(manifest) ? specIn(readFileSync(manifest, 'utf8')) : undefined;
}

async function runPack(folder: string, siteFolder: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'legacydocs-pack-'));
  try {
    // Packs a copy, because npm also reads the packages around a package, and fails if pnpm installed those packages.
    for (const name of await packedNames(folder)) {
      await cp(join(folder, name), join(copy, name), {recursive: true});
    }
    const args = ['pack', '--ignore-scripts', '--pack-destination', siteFolder];
    // On Windows, `npm` is a batch file, which only a shell can run.
    const isWindows = process.platform === 'win32';
    const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args;
    await promisify(execFile)('npm', quoted, {cwd: copy, shell: isWindows});
  } catch (error) {
    throw buildError(
      {
        code: 'package-unpacked',
        message: `npm could not pack legacydocs into a tarball: ${readThrown(error).message}`,
        consequence:
          'The new site cannot install legacydocs, because this copy of legacydocs did not come from a registry.',
        hint: 'Make sure that `npm` runs, then run this command again.',
      },
      {cause: error},
    );
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}

/** Returns the names of the files and folders to pack. */
async function packedNames(folder: string): Promise<string[]> {
  const {files}: {readonly files: readonly string[]} = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return ['package.json', 'README.md', 'LICENSE', ...files].filter((name) =>
    existsSync(join(folder, name)),
  );
}

/** Scripts for a site's `package.json`. */
const scripts: Readonly<Record<string, string>> = {
  serve: 'legacydocs serve',
  build: 'legacydocs build --strict',
  check: 'legacydocs check',
  preview: 'legacydocs preview',
};

const sections = ['dependencies', 'devDependencies', 'optionalDependencies'];

/**
 * Returns the version of legacydocs in a `package.json`.
 *
 * @param text Contents of the file; `undefined` if it does not exist.
 */
export function specIn(text: string | undefined): string | undefined {
  const manifest = parsed(text);
  const specs = sections.map((section) => record(manifest?.[section])['legacydocs']);
  return specs.find((spec) => typeof spec === 'string');
}

/** Returns true if a version refers to a local file or folder. */
export function isLocal(spec: string): boolean {
  return /^(?:file|link|portal):|^[./~]/.test(spec);
}

/** Returns the `package.json` for a new site. */
export function newManifest(spec: string): string {
  return printed({private: true, type: 'module', scripts, devDependencies: {legacydocs: spec}});
}

/**
 * Adds a site's scripts and the dependency on legacydocs to an existing `package.json`. Existing scripts are kept; a
 * conflicting script is added as `docs:<name>`.
 *
 * @returns `undefined` if the file does not contain a JSON object.
 */
export function mergeManifest(text: string, spec: string): string | undefined {
  const manifest = parsed(text);
  if (manifest === undefined) return undefined;
  const merged = {...record(manifest['scripts'])};
  for (const [name, command] of Object.entries(scripts)) {
    const isTaken = name in merged && merged[name] !== command;
    merged[isTaken ? `docs:${name}` : name] ??= command;
  }
  return printed(withSpec({...manifest, scripts: merged}, spec), text);
}

/** Sets the version of legacydocs in a `package.json`, in the section that already contains the dependency. */
export function setSpec(text: string, spec: string): string {
  return printed(withSpec(parsed(text) ?? {}, spec), text);
}

function withSpec(manifest: Readonly<Record<string, unknown>>, spec: string): object {
  const holds = (section: string): boolean => 'legacydocs' in record(manifest[section]);
  const section = sections.find(holds) ?? 'devDependencies';
  return {...manifest, [section]: {...record(manifest[section]), legacydocs: spec}};
}

/** Formats JSON with the same indentation as an existing file. */
function printed(manifest: object, like = ''): string {
  return `${JSON.stringify(manifest, undefined, /^[ \t]+(?=")/m.exec(like)?.[0] ?? 2)}\n`;
}

function parsed(text = ''): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
