import {createHash} from 'node:crypto';
import {join, resolve} from 'node:path';
import {type FileFacts, noFileFacts, openFileFacts} from './file-facts.ts';
import {
  type ChangedInputs,
  changedInputs,
  diskTime,
  type InputPaths,
  type Inputs,
  noteInputs,
} from './inputs.ts';
import {readSealed, writeSealed} from './sealed-file.ts';
import {toolFingerprint} from './tool.ts';
import {type CacheTrouble, noTrouble} from './trouble.ts';

/** A piece of work whose result is worth keeping. */
export interface Step {
  readonly name: string;
  /** Results of one name stand side by side under different subjects; each keeps its last. */
  readonly subject: string;
  /** What decides the result besides the files that are read. Plain data. */
  readonly recipe: unknown;
}

/** What steps came to, and what they had read for it. */
export interface Memory {
  /** Stands for everything that sites are built with, rather than from. */
  readonly tool: string;
  /** @returns What the step came to, unless anything that it depends on has changed since. */
  recall(step: Step): unknown;
  /** As `recall`, even if a few inputs have changed since. @param most How many, at most. */
  recollect(step: Step, most: number): Recollection | undefined;
  /** A result is not kept if something that it was made from has changed meanwhile. */
  remember(step: Step, value: unknown, inputs: InputPaths): void;
  /** As `remember`, of what `recollect` has found: made from the same files and folders as they are now. */
  amend(step: Step, value: unknown): void;
  /** What was found out about single files. @param name Of the kind of facts. */
  facts(name: string): FileFacts;
}

/** What a step came to, and what has changed since. */
interface Recollection {
  readonly value: unknown;
  /** Paths are relative to the site. */
  readonly changed: ChangedInputs;
}

interface Remembered {
  readonly recipe: string;
  readonly inputs: Inputs;
  readonly value: unknown;
}

/** Remembers nothing. */
export const noMemory: Memory = {
  tool: '',
  recall: () => undefined,
  recollect: () => undefined,
  remember: () => undefined,
  amend: () => undefined,
  facts: () => noFileFacts,
};

/**
 * A memory in a folder. It may be damaged, deleted or read-only: then things are made anew.
 *
 * @param folder Absolute path.
 * @param siteFolder Absolute path; states of files are noted relative to it.
 */
export function openMemory(
  folder: string,
  siteFolder: string,
  trouble: CacheTrouble = noTrouble,
): Memory {
  const tool = toolFingerprint(folder);
  const fileOf = ({name, subject}: Step): string =>
    join(folder, `${name}-${hashOf(subject).slice(0, 12)}.json`);
  const recipeOf = ({recipe}: Step): string => hashOf([tool, recipe]);
  let opened: number | undefined;
  let refusal: unknown;
  const read = (step: Step): Remembered | undefined => {
    const value = readSealed(fileOf(step), trouble)?.value;
    return isRemembered(value) ? value : undefined;
  };
  try {
    opened = diskTime(folder);
  } catch (error) {
    // Read-only: what stands there may still be right.
    refusal = error;
  }
  const recollect: Memory['recollect'] = (step, most) => {
    const found = read(step);
    if (found === undefined || found.recipe !== recipeOf(step)) return undefined;
    const changed = changedInputs(found.inputs, {base: siteFolder, most});
    return changed && {value: found.value, changed};
  };
  const write = (step: Step, value: unknown, paths: InputPaths, known: Inputs | undefined) => {
    if (opened === undefined) return trouble.notKept(refusal);
    const inputs = noteInputs(paths, {base: siteFolder, since: opened, known});
    if (inputs === undefined) return;
    try {
      writeSealed(fileOf(step), {recipe: recipeOf(step), inputs, value});
    } catch (error) {
      trouble.notKept(error);
    }
  };
  return {
    tool,
    recall: (step) => recollect(step, 0)?.value,
    recollect,
    remember: (step, value, paths) => write(step, value, paths, read(step)?.inputs),
    amend(step, value) {
      const inputs = read(step)?.inputs;
      if (inputs === undefined) return;
      const files = Object.keys(inputs.states).map((key) => resolve(siteFolder, key));
      write(step, value, {files}, inputs);
    },
    facts(name) {
      const file = join(folder, `${name}.json`);
      const since = opened ?? Number.NEGATIVE_INFINITY;
      return openFileFacts({file, tool, base: siteFolder, since, trouble});
    },
  };
}

function isRemembered(value: unknown): value is Remembered {
  return typeof value === 'object' && value !== null && 'recipe' in value && 'inputs' in value;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
