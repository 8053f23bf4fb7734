import {createHash} from 'node:crypto';
import {existsSync, readFileSync, realpathSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import type {BuildOptions, BuildResult} from './build-types.ts';
import {configFileNames} from './config/config-file-names.ts';
import type {TextBase} from './edits/text-base.ts';
import type {ChangedInputs} from './memory/inputs.ts';
import {type Memory, openMemory, type Step} from './memory/memory.ts';
import {recoverOutput} from './output/recover-output.ts';
import {standingOutput} from './output/standing-output.ts';
import type {OutputSummary} from './output/types.ts';
import {placeRecordFile} from './places/place-record-file.ts';

/**
 * `build`, unless nothing has changed since the last one into the same folder: then nothing is loaded and nothing
 * touched, and the result says again what the last one said. If nothing but the texts of a few pages has changed, these
 * are brought into the output that stands there.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildResult> {
  const start = performance.now();
  const build = async () => await (await import('./build.ts')).build(options);
  const place = options.cache && options.compilers === undefined ? placeOf(options) : undefined;
  if (place === undefined) return await build();
  const memory = openMemory(join(place.stateFolder, 'memory'), place.siteFolder);
  const found = await lastBuild(options, place, memory);
  if (found !== undefined) {
    const {last, changed} = found;
    if (changed.size === 0 && last.standing === standingIn(place)) {
      const stages = [{name: 'unchanged', ms: performance.now() - start}];
      return {...last.result, outDir: place.outDir, stages};
    }
    const edited = changed.size > 0 ? await buildTexts(options, place, memory, found) : undefined;
    if (edited !== undefined) return edited;
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

type Said = Omit<BuildResult, 'outDir' | 'stages' | 'site' | 'look' | 'texts'>;

/** What is remembered of a build. */
interface LastBuild {
  readonly result: Said;
  readonly texts?: TextBase | undefined;
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

/** The last build, and what has changed since. */
interface Found {
  readonly last: LastBuild;
  readonly changed: ChangedInputs;
}

/** So many files may have changed: with more, a whole build costs little more. */
const mostEdits = 8;

/** @returns `undefined` if it is not known, left no output, or many files have changed since. */
async function lastBuild(
  options: BuildOptions,
  {outDir}: Place,
  memory: Memory,
): Promise<Found | undefined> {
  if (!existsSync(outDir) || (await recoverOutput(outDir)) !== 'nothing-to-do') return undefined;
  const found = memory.recollect(stepOf(options), mostEdits);
  if (found === undefined || !isLastBuild(found.value)) return undefined;
  return {last: found.value, changed: found.changed};
}

/** @returns `undefined` if more than texts has changed. */
async function buildTexts(
  options: BuildOptions,
  place: Place,
  memory: Memory,
  {last, changed}: Found,
): Promise<BuildResult | undefined> {
  if (last.texts === undefined) return undefined;
  const {editTexts} = await import('./edits/edit-texts.ts');
  const isExpected = (seal: string): boolean => last.standing === standingWith(seal, place);
  const {result, texts} = last;
  const edited = await editTexts({
    options,
    ...place,
    memory,
    last: result,
    texts,
    changed,
    isExpected,
  });
  if (edited === undefined) return undefined;
  const {output, stages} = edited;
  const now = {...result, output};
  const standing = standingWith(output.standing, place);
  if (standing !== undefined) {
    memory.amend(stepOf(options), {
      standing,
      result: quiet(now),
      texts: edited.texts,
    } satisfies LastBuild);
  }
  return {...now, outDir: place.outDir, stages};
}

function keep(result: BuildResult, options: BuildOptions, place: Place, memory: Memory): void {
  const {ok, baseUrl, routes, diagnostics, reads, output, texts} = result;
  if (!ok || output === undefined || reads === undefined || reads === 'unknown') return;
  const standing = standingWith(output.standing, place);
  if (standing === undefined) return;
  const said = quiet({ok, baseUrl, routes, diagnostics, reads: [], output});
  const last: LastBuild = {standing, result: said, texts};
  memory.remember(stepOf(options), last, inputsOf(place.siteFolder, reads));
}

/** What a build says that finds nothing to do. */
function quiet(said: Said & {readonly output: OutputSummary}): Said {
  return {
    ...said,
    output: {...said.output, filesWritten: 0, bytesWritten: 0, changed: [], notes: []},
  };
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
