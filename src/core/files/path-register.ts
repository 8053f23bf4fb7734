import {outputError} from './errors.ts';

/** Remembers which paths were given out, and refuses one that cannot stand beside the others. */
export interface PathRegister {
  readonly paths: ReadonlySet<string>;
  /** Every folder that the paths need. */
  readonly folders: ReadonlySet<string>;
  /**
   * @returns A path that differs from this one only in case or Unicode form, if there is one: some
   * file systems take the two for the same.
   * @throws {BuildError} `output-outside` if the path leaves the output folder, `output-collision`
   * if it needs a folder where a file stands, or the other way round.
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

/** Equal for paths that some file systems take for the same. */
export function foldedPath(path: string): string {
  return path.normalize('NFC').toLowerCase();
}

/** The same on every system: a backslash or a drive letter is no way out on one and a name on another. */
function requireInside(outputPath: string): void {
  const segments = outputPath.split('/');
  const leaves = segments.some((segment) => ['', '.', '..'].includes(segment));
  if (!leaves && !/[\\\0]|^[a-z]:(?=\/|$)/i.test(outputPath)) return;
  throw outputError(
    'output-outside',
    `\`${outputPath.replaceAll('\0', '␀')}\` is no path inside the output folder.`,
    {
      consequence: 'The build would write where it must not.',
      hint: 'Write it relative to the output folder, with `/` between names and without `..`.',
    },
  );
}

function fileAndFolder(file: string, inner: string) {
  return outputError(
    'output-collision',
    `\`${file}\` is to be a file, and \`${inner}\` needs a folder of that name.`,
    {consequence: 'Only one of them can exist.', hint: 'Rename one of the two sources.'},
  );
}
