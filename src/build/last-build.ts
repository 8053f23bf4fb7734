import {existsSync, realpathSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {configFileNames} from '../config/config-file-names.ts';
import type {ChangedInputs} from '../memory/inputs.ts';
import {type Memory, openMemory, type Step} from '../memory/memory.ts';
import {readSealed} from '../memory/sealed-file.ts';
import type {CacheTrouble} from '../memory/trouble.ts';
import {recoverOutput} from '../output/recover-output.ts';
import {standingOutput} from '../output/standing-output.ts';
import type {OutputSummary} from '../output/types.ts';
import {placeRecordFile} from '../places/place-record-file.ts';
import type {TextBase} from './incremental/text-base.ts';
import type {BuildOptions, BuildOutcome} from './types.ts';

/** What a build says, apart from what it took and where. */
type Said = Omit<BuildOutcome, 'outDir' | 'stages' | 'site' | 'look' | 'texts'>;

/** What is remembered of a build. */
interface LastBuild {
  readonly result: Said;
  readonly texts?: TextBase | undefined;
  /** Stands for what it left: another build may have replaced that before it could remember itself. */
  readonly standing: string;
}

/** The last build, and what has changed since. */
export interface FoundBuild {
  readonly last: LastBuild;
  readonly changed: ChangedInputs;
}

/** Absolute paths. */
interface BuildPlace {
  /** Links followed. */
  readonly siteFolder: string;
  readonly stateFolder: string;
  readonly outDir: string;
}

/** What is known of the last build of a site with the same options into the same folder. */
export interface LastBuildMemory {
  readonly place: BuildPlace;
  readonly memory: Memory;
  /**
   * @param mostChanges So many inputs may have changed.
   * @returns `undefined` if it is not known, left no output, or more has changed.
   */
  find(mostChanges: number): Promise<FoundBuild | undefined>;
  /** Whether its output stands as it left it, and the record of its links. */
  stands(last: LastBuild): boolean;
  /** Whether it left the output that the seal stands for. */
  left(last: LastBuild, seal: string): boolean;
  /** Remember a build that has read its inputs, unless it failed. */
  keep(result: BuildOutcome): void;
  /** Remember a build that has read no more than what has changed since the last one. */
  keepEdited(result: Said & {readonly output: OutputSummary}, texts: TextBase): void;
}

/** @returns `undefined` where there is no site yet. */
export function lastBuildMemory(
  options: BuildOptions,
  trouble: CacheTrouble,
): LastBuildMemory | undefined {
  const place = placeOf(options);
  if (place === undefined) return undefined;
  const {siteFolder, stateFolder, outDir} = place;
  const memory = openMemory(join(stateFolder, 'memory'), siteFolder, trouble);
  const step = stepOf(options);

  /** @param seal What stands for the output alone. @returns `undefined` if there is no record of links. */
  const standingWith = (seal: string | undefined): string | undefined => {
    const places = readSealed(placeRecordFile(stateFolder));
    return seal === undefined || places === undefined ? undefined : `${seal} ${places.seal}`;
  };

  return {
    place,
    memory,
    async find(mostChanges) {
      if (!existsSync(outDir)) return undefined;
      // What is wrong, the build says.
      const recovery = await recoverOutput(place).catch(() => 'busy');
      if (recovery === 'restored' || recovery === 'busy') return undefined;
      const found = memory.recollect(step, mostChanges);
      if (found === undefined || !isLastBuild(found.value)) return undefined;
      return {last: found.value, changed: found.changed};
    },
    stands: ({standing}) =>
      standing ===
      standingWith(standingOutput({siteFolder, stateFolder, outDir: realpathSync(outDir)})),
    left: ({standing}, seal) => standing === standingWith(seal),
    keep({ok, baseUrl, routes, diagnostics, reads, output, texts}) {
      if (!ok || output === undefined || reads === undefined || reads === 'unknown') return;
      const standing = standingWith(output.standing);
      if (standing === undefined) return;
      const result = quiet({ok, baseUrl, routes, diagnostics, reads: [], output});
      memory.remember(
        step,
        {standing, result, texts} satisfies LastBuild,
        inputsOf(siteFolder, reads),
      );
    },
    keepEdited(result, texts) {
      const standing = standingWith(result.output.standing);
      if (standing === undefined) return;
      memory.amend(step, {standing, result: quiet(result), texts} satisfies LastBuild);
    },
  };
}

function placeOf(options: BuildOptions): BuildPlace | undefined {
  try {
    const siteFolder = realpathSync(options.siteFolder);
    if (!configFileNames.some((name) => existsSync(join(siteFolder, name)))) return undefined;
    const outDir = resolve(options.siteFolder, options.outDir);
    return {siteFolder, stateFolder: join(siteFolder, '.legacydocs'), outDir};
  } catch {
    return undefined;
  }
}

function stepOf({baseUrl, drafts, strict, reactDevelopment, outDir}: BuildOptions): Step {
  return {
    name: 'build',
    subject: outDir,
    recipe: {baseUrl, drafts, strict, reactDevelopment: reactDevelopment === true},
  };
}

/** What a build says that finds nothing to do. */
function quiet(said: Said & {readonly output: OutputSummary}): Said {
  return {
    ...said,
    output: {...said.output, filesWritten: 0, bytesWritten: 0, changed: [], notes: []},
  };
}

function inputsOf(siteFolder: string, reads: readonly string[]) {
  return {
    files: reads,
    trees: [join(siteFolder, 'content'), join(siteFolder, 'templates')],
  };
}

// Its seal vouches for its shape.
function isLastBuild(value: unknown): value is LastBuild {
  return typeof value === 'object' && value !== null && 'standing' in value;
}
