import {hashOf, hashOfData} from '../../core/hash/sha256.ts';
import {finalNames} from './final-names.ts';
import type {BundledFile} from './run-esbuild.ts';

/** A module that Node can import. */
export interface ServerModule {
  readonly text: string;
  readonly hash: string;
  /** Paths of the modules that it imports. */
  readonly imports: readonly string[];
}

/** Modules keyed by path: what several share goes by its bytes. */
export function serverModules(
  files: readonly Pick<BundledFile, 'path' | 'text' | 'imports'>[],
): Map<string, ServerModule> {
  const {files: named, names} = finalNames(
    files.map(({path, text, imports}) => ({
      path,
      text,
      references: imports,
      nameFor: (hash) => (path.startsWith('chunk-') ? `chunk.${hash}.mjs` : path),
    })),
  );
  const nameOf = (path: string): string => names.get(path) ?? path;
  const imports = new Map(files.map((file) => [nameOf(file.path), file.imports.map(nameOf)]));
  return new Map(
    named.map(({outputPath, contents}) => {
      const text = String(contents);
      return [outputPath, {text, hash: hashOf(text), imports: imports.get(outputPath) ?? []}];
    }),
  );
}

/** Stands for the code of a module and of every module that it imports. */
export function codeId(entry: string, modules: ReadonlyMap<string, ServerModule>): string {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const imported of modules.get(path)?.imports ?? []) reached.add(imported);
  }
  const hashes = [...reached].sort().map((path) => modules.get(path)?.hash);
  return hashOfData(hashes);
}
