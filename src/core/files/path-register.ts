import {outputError} from './system.ts';

/** Set of output paths that can coexist. */
export interface PathRegister {
  readonly paths: ReadonlySet<string>;
  /** All folders of the paths. */
  readonly folders: ReadonlySet<string>;
  /**
   * Adds a path.
   *
   * @returns An earlier path that differs only in case or Unicode form, if there is one. Some file systems treat the
   * two as equal.
   * @throws {BuildError} `output-outside` if the path leaves the output folder; `output-collision` if a file has the
   * path of a folder.
   */
  add(outputPath: string): string | undefined;
}

export function createPathRegister(): PathRegister {
  const paths = new Set<string>();
  const folders = new Set<string>();
  const byFoldedPath = new Map<string, string>();

  const addFolders = (outputPath: string): void => {
    for (let at = outputPath.lastIndexOf('/'); at > 0; at = outputPath.lastIndexOf('/', at - 1)) {
      const folder = outputPath.slice(0, at);
      if (folders.has(folder)) return;
      if (paths.has(folder)) throw fileAndFolder(folder, outputPath);
      folders.add(folder);
    }
  };

  return {
    paths,
    folders,
    add(outputPath) {
      requireInside(outputPath);
      if (paths.has(outputPath)) return undefined;
      if (folders.has(outputPath)) throw fileAndFolder(outputPath, `${outputPath}/…`);
      addFolders(outputPath);
      paths.add(outputPath);
      const folded = foldedPath(outputPath);
      const twin = byFoldedPath.get(folded);
      if (twin === undefined) byFoldedPath.set(folded, outputPath);
      return twin;
    },
  };
}

/** Returns the same string for all paths that some file systems treat as equal. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/**
 * Rejects paths outside the output folder, and backslashes and drive letters on all systems.
 *
 * @throws {BuildError} `output-outside`.
 */
export function requireInside(outputPath: string): void {
  const segments = outputPath.split('/');
  const leaves = segments.some((segment) => ['', '.', '..'].includes(segment));
  if (!leaves && !/[\\\0]|^[a-z]:(?=\/|$)/i.test(outputPath)) return;
  throw outputError(
    'output-outside',
    `\`${outputPath.replaceAll('\0', '␀')}\` is not a path inside the output folder.`,
    {
      consequence: 'The build must not write outside its output folder.',
      hint: 'Use a path relative to the output folder, with `/` between names and without `..`.',
    },
  );
}

function fileAndFolder(file: string, inner: string) {
  return outputError(
    'output-collision',
    `\`${file}\` is a file, and \`${inner}\` needs a folder with the same name.`,
    {consequence: 'Only one of them can exist.', hint: 'Rename one of the two sources.'},
  );
}
