import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {BuildOptions, BuildResult} from './build-types.ts';
import {configFileNames} from './config/config-file-names.ts';
import {type Memory, openMemory, type Step} from './memory/memory.ts';
import {recoverOutput} from './output/recover-output.ts';
import {standingOutput} from './output/standing-output.ts';
import {placeRecordFile} from './places/place-record-file.ts';

/**
 * `build`, unless nothing has changed since the last one into the same folder: then nothing is loaded and nothing
 * touched, and the result says again what the last one said.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  const build = async () => await (await import('./build.ts')).build(options);
  const place = options.cache && options.compilers === undefined ? placeOf(options) : undefined;
  if (place === undefined) return await build();
  const memory = openMemory(join(place.stateFolder, 'memory'), place.siteFolder);
  const last = await lastResult(options, place, memory);
  if (last !== undefined) {
    return {...last, stages: [{name: 'unchanged', ms: performance.now() - start}]};
  }
  const result = await build();
  keep(result, options, place, memory);
  return result;
}

/** Absolute paths. */
interface Place {
  /** Links followed. */
  readonly siteFolder: string;
  readonly stateFolder: string;
  readonly outDir: string;
}

/** What is remembered of a build. */
interface LastBuild {
  readonly result: Omit<BuildResult, 'outDir' | 'stages' | 'site' | 'look'>;
  /** Stands for what it left: another build may have replaced that before it could remember itself. */
  readonly standing: string;
}

/** @returns `undefined` where there is no site yet. */
function placeOf(options: BuildOptions): Place | undefined {
  try {
    const siteFolder = realpathSync(options.siteFolder);
    if (!configFileNames.some((name) => existsSync(join(siteFolder, name)))) return undefined;
    const outDir = resolve(options.siteFolder, options.outDir);
    return {siteFolder, stateFolder: join(siteFolder, '.legacydocs'), outDir};
  } catch {
    return undefined;
  }
}

async function lastResult(
  options: BuildOptions,
  place: Place,
  memory: Memory,
): Promise<BuildResult | undefined> {
  const {outDir} = place;
  if (!existsSync(outDir) || (await recoverOutput(outDir)) !== 'nothing-to-do') return undefined;
  const found = memory.recall(stepOf(options));
  if (!isLastBuild(found) || found.standing !== standingIn(place)) return undefined;
  return {...found.result, outDir, stages: []};
}

function keep(result: BuildResult, options: BuildOptions, place: Place, memory: Memory): void {
  const {ok, baseUrl, routes, diagnostics, reads, output} = result;
  if (!ok || output === undefined || reads === undefined || reads === 'unknown') return;
  const standing = standingWith(output.standing, place);
  if (standing === undefined) return;
  const last: LastBuild = {
    standing,
    result: {
      ok,
      baseUrl,
      routes,
      diagnostics,
      reads: [],
      output: {...output, filesWritten: 0, bytesWritten: 0, changed: [], notes: []},
    },
  };
  memory.remember(stepOf(options), last, inputsOf(place.siteFolder, reads));
}

/** What stands for the output and the record of its links; `undefined` if one does not stand. */
function standingIn({siteFolder, stateFolder, outDir}: Place): string | undefined {
  const output = standingOutput({siteFolder, stateFolder, outDir: realpathSync(outDir)});
  return standingWith(output, {stateFolder});
}

/** @param output What stands for the output alone. */
function standingWith(
  output: string | undefined,
  {stateFolder}: Pick<Place, 'stateFolder'>,
): string | undefined {
  const places = placeRecordFile(stateFolder);
  if (output === undefined || !existsSync(places)) return undefined;
  return `${output} ${createHash('sha256').update(readFileSync(places)).digest('base64url')}`;
}

function stepOf({baseUrl, drafts, strict, reactDevelopment, outDir}: BuildOptions): Step {
  return {
    name: 'build',
    subject: outDir,
    recipe: {baseUrl, drafts, strict, reactDevelopment: reactDevelopment === true},
  };
}

function inputsOf(siteFolder: string, reads: readonly string[]) {
  // esbuild looks for these in every folder above the files that it bundles.
  const settings = foldersFrom(siteFolder).flatMap((folder) => [
    join(folder, 'package.json'),
    join(folder, 'tsconfig.json'),
  ]);
  return {
    files: [...settings, ...reads],
    trees: [join(siteFolder, 'content'), join(siteFolder, 'templates')],
  };
}

function foldersFrom(folder: string): string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

// Its seal vouches for its shape.
function isLastBuild(value: unknown): value is LastBuild {
  return typeof value === 'object' && value !== null && 'standing' in value;
}
