import {execFile} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import {cp, mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join, sep} from 'node:path';
import {promisify} from 'node:util';
import {buildError} from '../../core/diagnostics/diagnostic.ts';
import {readThrown} from '../../core/diagnostics/system-error.ts';
import {packageFolder, packageVersion} from '../../core/package/own-files.ts';

/** How a site can install this package. */
export interface OwnPackage {
  /** The dependency in the site's `package.json`: a version range, a URL, or a tarball in the site folder. */
  readonly spec: string;
  /** Writes that tarball into a site folder and returns its name; absent if none is needed. */
  readonly pack?: (siteFolder: string) => Promise<string>;
}

/**
 * Returns how sites can install this package, from how it is installed itself. The registry counts only if this very
 * package came from there: nobody knows what it holds under the name of a checkout.
 */
export function ownPackage(folder = packageFolder): OwnPackage {
  const spec = installedSpec(folder);
  // `workspace:` and `catalog:` mean something in the package around this one only.
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

/** Reads the `package.json` beside the `node_modules` that holds the package. */
function installedSpec(folder: string): string | undefined {
  const end = folder.indexOf(`${sep}node_modules${sep}`);
  if (end === -1) return undefined;
  const manifest = join(folder.slice(0, end), 'package.json');
  return existsSync(manifest) ? specIn(readFileSync(manifest, 'utf8')) : undefined;
}

async function runPack(folder: string, siteFolder: string): Promise<void> {
  const copy = await mkdtemp(join(tmpdir(), 'legacydocs-pack-'));
  try {
    // npm reads the packages around the one that it packs, and fails at pnpm's.
    for (const name of await packedNames(folder)) {
      await cp(join(folder, name), join(copy, name), {recursive: true});
    }
    const args = ['pack', '--ignore-scripts', '--pack-destination', siteFolder];
    // On Windows `npm` is a script, which only a shell can run.
    const isWindows = process.platform === 'win32';
    const quoted = isWindows ? args.map((arg) => `"${arg}"`) : args;
    await promisify(execFile)('npm', quoted, {cwd: copy, shell: isWindows});
  } catch (error) {
    throw buildError(
      {
        code: 'package-unpacked',
        message: `npm could not pack legacydocs into a tarball: ${readThrown(error).message}`,
        consequence:
          'The new site could not install it: this package did not come from a registry.',
        hint: 'Make sure that `npm` can be run, then run this command again.',
      },
      {cause: error},
    );
  } finally {
    await rm(copy, {recursive: true, force: true});
  }
}

/** Returns what the package consists of: files and folders in its folder. */
async function packedNames(folder: string): Promise<string[]> {
  const {files}: {readonly files: readonly string[]} = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  return ['package.json', 'README.md', 'LICENSE', ...files].filter((name) =>
    existsSync(join(folder, name)),
  );
}

/** Scripts of a site. */
const scripts: Readonly<Record<string, string>> = {
  serve: 'legacydocs serve',
  build: 'legacydocs build --strict',
  check: 'legacydocs check',
  preview: 'legacydocs preview',
};

const sections = ['dependencies', 'devDependencies', 'optionalDependencies'];

/** Returns how a `package.json` depends on legacydocs. @param text `undefined` if there is no such file. */
export function specIn(text: string | undefined): string | undefined {
  const manifest = parsed(text);
  const specs = sections.map((section) => record(manifest?.[section])['legacydocs']);
  return specs.find((spec) => typeof spec === 'string');
}

/** Returns true for a dependency on a file or folder of this machine. */
export function isLocal(spec: string): boolean {
  return /^(?:file|link|portal):|^[./~]/.test(spec);
}

/** Returns the `package.json` of a new site. */
export function newManifest(spec: string): string {
  return printed({private: true, type: 'module', scripts, devDependencies: {legacydocs: spec}});
}

/**
 * Returns an existing `package.json` with the scripts of a site and the dependency on legacydocs. Existing scripts stay:
 * one whose name is taken becomes `docs:<name>`.
 *
 * @returns `undefined` if the text is not a JSON object.
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

/** Returns a `package.json` that depends on legacydocs as `spec` says, in the section that names it already. */
export function setSpec(text: string, spec: string): string {
  return printed(withSpec(parsed(text) ?? {}, spec), text);
}

function withSpec(manifest: Readonly<Record<string, unknown>>, spec: string): object {
  const holds = (section: string): boolean => 'legacydocs' in record(manifest[section]);
  const section = sections.find(holds) ?? 'devDependencies';
  return {...manifest, [section]: {...record(manifest[section]), legacydocs: spec}};
}

/** Returns JSON with the indentation of an existing text. */
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
