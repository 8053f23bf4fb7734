import {hashOf, hashOfData, nameHash} from '../../core/hash/sha256.ts';
import type {EmittedFile} from '../types.ts';
import type {BundledFile, BundledOutput} from './run-esbuild.ts';

/** A bundled file. Its name, and the names of other files in its contents, are provisional. */
export interface ProvisionalFile {
  /**
   * Path relative to the output folder. It must not be a substring of another file's path, because paths are replaced
   * in the text.
   */
  readonly path: string;
  readonly text: string;
  /** Provisional paths that the contents refer to. */
  readonly references: readonly string[];
  /**
   * Returns the final name.
   *
   * @param hash Hash of the final contents.
   */
  readonly nameFor: (hash: string) => string;
}

/** Files with final names, and the final names keyed by provisional path. */
interface FinalFiles {
  readonly files: readonly EmittedFile[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Names files by their content hash, because the bundler's own names depend on the package's path. A file's name
 * depends on the files that it refers to, so those are named first. For files in a cycle of lazy imports, each hash
 * covers all files in the cycle.
 */
export function finalNames(provisional: readonly ProvisionalFile[]): FinalFiles {
  const names = new Map<string, string>();
  const files: EmittedFile[] = [];
  let open = [...provisional];
  while (open.length > 0) {
    const paths = new Set(open.map(({path}) => path));
    const ready = open.filter(({references}) => !references.some((path) => paths.has(path)));
    const named = ready.length > 0 ? ready : open;
    const texts = named.map((file) => withNames(file, names));
    const cycle = ready.length > 0 ? '' : cycleText(texts, paths);
    for (const [index, {nameFor, path}] of named.entries()) {
      const text = texts[index] ?? '';
      names.set(path, nameFor(nameHash(cycle === '' ? text : without(text, paths) + cycle)));
    }
    for (const [index, file] of named.entries()) {
      const outputPath = names.get(file.path) ?? file.path;
      const contents = cycle === '' ? (texts[index] ?? '') : withNames(file, names);
      files.push({outputPath, contents});
    }
    open = open.filter((file) => !named.includes(file));
  }
  return {files: files.sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1)), names};
}

/** Replaces the provisional paths in a file with final names. */
export function withNames(
  {text, references}: Pick<ProvisionalFile, 'text' | 'references'>,
  names: ReadonlyMap<string, string>,
): string {
  if (references.length === 0) return text;
  const paths = new RegExp(references.map((path) => path.replaceAll('.', '\\.')).join('|'), 'g');
  return text.replace(paths, (path) => names.get(path) ?? path);
}

/**
 * Returns the contents of the files in a cycle, without provisional paths and in an order that does not depend on the
 * paths.
 */
function cycleText(texts: readonly string[], paths: ReadonlySet<string>): string {
  return texts
    .map((text) => without(text, paths))
    .sort()
    .join('\n');
}

function without(text: string, paths: ReadonlySet<string>): string {
  return [...paths].reduce((result, path) => result.replaceAll(path, ''), text);
}

/** A script with a provisional name. */
export interface ProvisionalScript extends Omit<ProvisionalFile, 'nameFor'> {
  /** Provisional path of the script's style sheet. */
  readonly stylesheet: string | undefined;
}

/** Returns the scripts in a bundle. */
export function provisionalScripts({files}: BundledOutput): ProvisionalScript[] {
  return files
    .filter(({path}) => path.endsWith('.js'))
    .map(({path, text, imports, stylesheet}) => ({path, text, references: imports, stylesheet}));
}

/** A module that Node can import. */
export interface ServerModule {
  readonly text: string;
  readonly hash: string;
  /** Paths of imported modules. */
  readonly imports: readonly string[];
}

/** Start of a module's last line, which contains its source map as a data URL. */
export const mapComment = '//# legacydocsSourceMap=';

/** Returns a bundle's modules, keyed by path. The names of shared modules depend on their contents. */
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
      // The source map comment is renamed, so that neither Node.js nor another tool applies the source map.
      // `createStackReader` looks up locations in the source map when needed.
      const text = String(contents).replace('\n//# sourceMappingURL=', `\n${mapComment}`);
      return [outputPath, {text, hash: hashOf(text), imports: imports.get(outputPath) ?? []}];
    }),
  );
}

/** Returns a hash of the code of a module and all modules that it imports. */
export function codeId(entry: string, modules: ReadonlyMap<string, ServerModule>): string {
  const reached = new Set([entry]);
  for (const path of reached) {
    for (const imported of modules.get(path)?.imports ?? []) reached.add(imported);
  }
  const hashes = [...reached].sort().map((path) => modules.get(path)?.hash);
  return hashOfData(hashes);
}
