import {readFileSync} from 'node:fs';
import {join, posix} from 'node:path';
import {type Report, reporter} from '../findings.ts';
import type {ImportPlan, PlannedFile, Redirect} from '../importer.ts';
import {decoded, listOldFiles} from '../old-files.ts';
import {type GlobalComponents, globalComponents, globalsPath} from './mdx-globals.ts';
import {type NewPath, planMoves} from './moves.ts';
import {type CompiledStyles, isSass, sassCompiler} from './sass.ts';
import type {DocusaurusSite} from './site.ts';

interface References {
  readonly packages: readonly string[];
  /** Old paths. */
  readonly needs: ReadonlySet<string>;
}

/** The plan of an import while it is being created. Paths of the old site are relative to the old site's folder. */
export interface Draft {
  readonly site: DocusaurusSite;
  readonly newPathOf: NewPath;
  readonly globals: GlobalComponents;
  /** Files, keyed by new path. */
  readonly files: ReadonlyMap<string, PlannedFile>;
  readonly redirects: Redirect[];
  readonly fallbacks: ImportPlan['fallbacks'][number][];
  /** Old paths of files that other files refer to. */
  readonly needed: string[];
  /** Packages that settings name. */
  readonly packages: Set<string>;
  /** Packages and files that files of the old site import or link to, keyed by old path. */
  readonly references: Map<string, References>;
  /** `.mdx` files that only MDX 1 can read. They become `.md` files, which legacydocs parses like MDX 1. */
  readonly oldMdx: Set<string>;
  /** Compiles SCSS to CSS; `undefined` if the old site has no `sass`. */
  readonly compileSass: ((file: string) => CompiledStyles) | undefined;
  readonly report: Report;
  /**
   * Adds a text file.
   *
   * @param from The old file from which the text was created.
   */
  write(path: string, text: string, from?: string): void;
  /** Copies a file unchanged. @param path Default: the result of `newPathOf`. */
  copy(oldPath: string, path?: string): void;
  /** Reads a Markdown file. */
  read(oldPath: string): string;
  /**
   * Lists the files in a folder of the old site, relative to that folder. Unreadable files are reported, unless
   * `quietly` is set.
   */
  list(folder: string, quietly?: 'quietly'): Promise<readonly string[]>;
}

/** Maximum length of a file name on most file systems. */
const maxNameBytes = 255;

const ignored = /(?:^|\/)(?:\.DS_Store|\.git|node_modules)(?:\/|$)/;

/**
 * Creates an empty draft.
 *
 * @param read Converts the front matter in the text of a Markdown file to YAML.
 */
export function createDraft(site: DocusaurusSite, read = (text: string): string => text): Draft {
  const files = new Map<string, PlannedFile>();
  const oldMdx = new Set<string>();
  const moves = planMoves(site);
  const globals = globalComponents(site);
  const newPathOf: NewPath = (path) => {
    if (path === globals.file) return globalsPath(path);
    if (oldMdx.has(path)) return moves(path.replace(/\.mdx$/, '.md'));
    return moves(isSass(path) ? path.replace(/\.s[ac]ss$/i, '.css') : path);
  };
  const report = reporter(site.findings);
  const add = (file: PlannedFile, oldPath: string): void => {
    const name = posix.basename(file.path);
    const problem = file.path.includes('\\')
      ? 'The file name contains a backslash, which is a path separator on some systems.'
      : Buffer.byteLength(name) > maxNameBytes
        ? `The file name in the new site would be too long: \`${name}\`.`
        : undefined;
    if (problem === undefined) files.set(file.path, file);
    else {
      report.lost('file-left-out', problem, {
        file: oldPath,
        consequence: 'The file is omitted.',
        hint: 'Rename the file, and update references to it.',
      });
    }
  };
  return {
    site,
    newPathOf,
    globals,
    files,
    redirects: [...site.redirects.fixed],
    fallbacks: [],
    needed: [],
    packages: new Set(),
    references: new Map(),
    oldMdx,
    compileSass: sassCompiler(site),
    report,
    write: (path, text, from) => add({path, text, from}, from ?? path),
    copy: (oldPath, path = newPathOf(oldPath)) =>
      add({path, copyOf: join(site.folder, oldPath)}, oldPath),
    read: (oldPath) => read(decoded(readFileSync(join(site.folder, oldPath)))),
    async list(folder, quietly) {
      const listed = await listOldFiles(folder, site);
      if (quietly === undefined) for (const problem of listed.diagnostics) report(problem);
      return listed.files.filter((file) => !ignored.test(file));
    },
  };
}
