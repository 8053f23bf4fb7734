import {keyOf, trustedSignature} from './inputs.ts';
import {readSealed, writeSealed} from './sealed-file.ts';
import {type CacheTrouble, noTrouble} from './trouble.ts';

/** What was found out about a file by reading it. */
interface FileFact {
  /** Of the file's bytes. */
  readonly hash: string;
  /** Plain data. */
  readonly fact: unknown;
}

/** What was found out about files one by one. Files that are as they were then need not be read again. */
export interface FileFacts {
  /** @returns A file's state on the disk, and what is known of it in this state. */
  look(path: string): {readonly signature: string; readonly known: FileFact | undefined};
  /** What is known of a file with these bytes, whatever its name. */
  ofBytes(hash: string): unknown;
  /** @param signature From `look`, before the file was read. */
  note(path: string, signature: string, fact: FileFact): void;
  /** Have the next run find what was looked at in this one. */
  save(): void;
}

interface Kept {
  readonly tool: string;
  /** Keyed by path relative to the site. */
  readonly files: Readonly<Record<string, readonly [signature: string, hash: string]>>;
  /** Keyed by hash. */
  readonly facts: Readonly<Record<string, unknown>>;
}

/** Knows nothing and keeps nothing. */
export const noFileFacts: FileFacts = {
  look: () => ({signature: '', known: undefined}),
  ofBytes: () => undefined,
  note: () => undefined,
  save: () => undefined,
};

export interface FileFactsOptions {
  /** What keeps them, a file; absolute path. */
  readonly file: string;
  /** Stands for what finds the facts: those of another one are not known. */
  readonly tool: string;
  /** Absolute path; files are noted relative to it. */
  readonly base: string;
  /** `diskTime` before anything was read. */
  readonly since: number;
  readonly trouble?: CacheTrouble | undefined;
}

/** Facts that a file keeps. Whatever is wrong with that file, nothing is known then. */
export function openFileFacts({
  file,
  tool,
  base,
  since,
  trouble = noTrouble,
}: FileFactsOptions): FileFacts {
  const found = readSealed(file, trouble)?.value;
  const {files, facts}: Pick<Kept, 'files' | 'facts'> =
    isKept(found) && found.tool === tool ? found : {files: {}, facts: {}};
  const known = {files: new Map(Object.entries(files)), facts: new Map(Object.entries(facts))};
  const now = {
    files: new Map<string, readonly [signature: string, hash: string]>(),
    facts: new Map<string, unknown>(),
  };
  let isNew = false;

  return {
    look(path) {
      const key = keyOf(path, base);
      const signature = trustedSignature(path, since);
      const [knownSignature, hash] = known.files.get(key) ?? [];
      if (hash === undefined || signature === '' || signature !== knownSignature) {
        return {signature, known: undefined};
      }
      const fact = known.facts.get(hash);
      now.files.set(key, [signature, hash]);
      now.facts.set(hash, fact);
      return {signature, known: {hash, fact}};
    },
    ofBytes: (hash) => now.facts.get(hash) ?? known.facts.get(hash),
    note(path, signature, {hash, fact}) {
      now.files.set(keyOf(path, base), [signature, hash]);
      now.facts.set(hash, fact);
      isNew = true;
    },
    save() {
      if (!isNew && now.files.size === known.files.size) return;
      try {
        const kept: Kept = {
          tool,
          files: Object.fromEntries(now.files),
          facts: Object.fromEntries(now.facts),
        };
        writeSealed(file, kept);
      } catch (error) {
        trouble.notKept(error);
      }
    },
  };
}

// Its seal vouches for its shape.
function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'facts' in value;
}
