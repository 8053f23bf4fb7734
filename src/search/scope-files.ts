import {nameHash} from '../hash/sha256.ts';
import type {ScopeFiles, TextsPart} from '../lookup/format.ts';
import {namesFile} from './names-file.ts';
import type {PageGroup} from './page-groups.ts';
import {termsParts} from './terms-parts.ts';
import type {PageDigest, SearchScope} from './types.ts';

/** A file of search; its name carries a hash of its bytes. */
export interface SearchFile {
  /** Relative to the output folder. */
  readonly outputPath: string;
  readonly contents: string;
}

/** The files of a scope, and what the manifest says of them. */
export interface ScopeOutcome {
  readonly entry: ScopeFiles;
  readonly files: readonly SearchFile[];
}

/** @param digests One list for each group. */
export function scopeFiles(
  scope: SearchScope,
  groups: readonly PageGroup[],
  digests: readonly (readonly PageDigest[])[],
): ScopeOutcome {
  const files: SearchFile[] = [];
  const emit = (name: string, value: unknown): string => {
    const contents = `${JSON.stringify(value)}\n`;
    const outputPath = `assets/search/${name}.${nameHash(contents)}.json`;
    files.push({outputPath, contents});
    return outputPath;
  };
  const pages = digests.flat();
  const texts: TextsPart[] = [];
  let from = 0;
  for (const [index, group] of groups.entries()) {
    const file = emit('texts', {pages: (digests[index] ?? []).map((digest) => digest.texts)});
    texts.push({from, file});
    from += group.pages.length;
  }
  return {
    entry: {
      names: emit('names', namesFile(scope, pages)),
      terms: termsParts(pages).map((part) => ({
        from: part.from,
        file: emit('terms', part.contents),
      })),
      texts,
    },
    files,
  };
}
