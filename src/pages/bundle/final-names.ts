import {hashOf, hashOfData, nameHash} from '../../core/hash/sha256.ts';
import type {BundledFile, BundledOutput} from './run-esbuild.ts';
import type {EmittedFile} from './types.ts';

/** A file as the bundler made it, its own name and those of others in its text still provisional. */
export interface ProvisionalFile {
  /** Relative to the output folder; no part of another file's path. */
  readonly path: string;
  readonly text: string;
  /** Provisional paths that occur in the text. */
  readonly references: readonly string[];
  /** The final name, given the hash of the final bytes. */
  readonly nameFor: (hash: string) => string;
}

/** Files with their final names, and those names keyed by the provisional path. */
export interface FinalFiles {
  readonly files: readonly EmittedFile[];
  readonly names: ReadonlyMap<string, string>;
}

/**
 * Name files by the hash of their final bytes: the bundler's own names depend on where the package lies.
 * A file is final once everything it refers to is, so leaves come first. Files that refer to one another in
 * a circle (lazy imports only) are hashed together.
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
    const circle = ready.length > 0 ? '' : circleText(texts, paths);
    for (const [index, {nameFor, path}] of named.entries()) {
      const text = texts[index] ?? '';
      names.set(path, nameFor(nameHash(circle === '' ? text : without(text, paths) + circle)));
    }
    for (const file of named) {
      const outputPath = names.get(file.path) ?? file.path;
      files.push({outputPath, contents: withNames(file, names)});
    }
    open = open.filter((file) => !named.includes(file));
  }
  return {files: files.sort((a, b) => (a.outputPath < b.outputPath ? -1 : 1)), names};
}

/** The file's text with the provisional paths that it refers to replaced, as far as names are final. */
export function withNames(
  {text, references}: Pick<ProvisionalFile, 'text' | 'references'>,
  names: ReadonlyMap<string, string>,
): string {
  return references.reduce(
    (result, path) => result.replaceAll(path, () => names.get(path) ?? path),
    text,
  );
}

/** Everything in a circle, provisional paths removed, in an order that does not depend on them. */
function circleText(texts: readonly string[], paths: ReadonlySet<string>): string {
  return texts
    .map((text) => without(text, paths))
    .sort()
    .join('\n');
}

function without(text: string, paths: ReadonlySet<string>): string {
  return [...paths].reduce((result, path) => result.replaceAll(path, ''), text);
}

/** A script of a bundle that still has its provisional name. */
export interface ProvisionalScript extends Omit<ProvisionalFile, 'nameFor'> {
  /** Provisional path of the style sheet that it brings along. */
  readonly stylesheet: string | undefined;
}

/** The scripts of a bundle. */
export function provisionalScripts({files}: BundledOutput): ProvisionalScript[] {
  return files
    .filter(({path}) => path.endsWith('.js'))
    .map(({path, text, imports, stylesheet}) => ({path, text, references: imports, stylesheet}));
}

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
