import {join, posix} from 'node:path';
import type {Diagnostic} from '../../../core/diagnostics/diagnostic.ts';
import {listOldFiles} from '../old-files.ts';
import type {ImportPlan, PlannedFile, Redirect} from '../types.ts';
import {type GlobalComponents, globalComponents, globalsPath} from './global-components.ts';
import {type NewPath, planMoves} from './moves.ts';
import {type CompiledStyles, isSass, sassOf} from './sass.ts';
import type {OldSite} from './types.ts';

/** What is found while the old site is gone through, part by part. Paths of the old site are relative to its folder. */
export interface Draft {
  readonly site: OldSite;
  readonly newPathOf: NewPath;
  readonly globals: GlobalComponents;
  /** By new path. */
  readonly files: ReadonlyMap<string, PlannedFile>;
  /** Old path by new one, where a text was made from it. */
  readonly sources: ReadonlyMap<string, string>;
  readonly findings: Diagnostic[];
  readonly redirects: Redirect[];
  readonly lists: ImportPlan['lists'][number][];
  /** Old paths of files that others refer to. */
  readonly needed: string[];
  /** Packages that code imports. */
  readonly packages: Set<string>;
  /** `.mdx` files that only MDX 1 can read. They become `.md` files, which are read as it did. */
  readonly oldMdx: Set<string>;
  /** Makes CSS of SCSS; `undefined` where the old site has no `sass`. */
  readonly compileSass: ((file: string) => CompiledStyles) | undefined;
  report(finding: Diagnostic): void;
  /** @param from The old file that the text was made from. */
  write(path: string, text: string, from?: string): void;
  /** Take a file over as it is. */
  copy(oldPath: string): void;
  /** Files below a folder of the old site, relative to it. What cannot be read is reported, unless `quietly`. */
  list(folder: string, quietly?: 'quietly'): Promise<readonly string[]>;
}

/** Of a name on most disks. */
const maxNameBytes = 255;

const ignored = /(?:^|\/)(?:\.DS_Store|\.git|node_modules)(?:\/|$)/;

export function createDraft(site: OldSite): Draft {
  const files = new Map<string, PlannedFile>();
  const sources = new Map<string, string>();
  const {findings} = site;
  const oldMdx = new Set<string>();
  const moves = planMoves(site);
  const compileSass = sassOf(site);
  const globals = globalComponents(site);
  const newPathOf: NewPath = (path) =>
    path === globals.file
      ? globalsPath(path)
      : moves(
          oldMdx.has(path)
            ? path.replace(/\.mdx$/, '.md')
            : isSass(path)
              ? path.replace(/\.s[ac]ss$/i, '.css')
              : path,
        );
  const report = (finding: Diagnostic): void => {
    findings.push(finding);
  };
  const add = (file: PlannedFile, oldPath: string): void => {
    const {path} = file;
    if (path.includes('\\')) {
      report(
        leftOut(
          oldPath,
          'The name of the file holds a backslash, which leads elsewhere on some systems.',
        ),
      );
    } else if (Buffer.byteLength(posix.basename(path)) > maxNameBytes) {
      report(
        leftOut(
          oldPath,
          `Its name in the new site would be too long: \`${posix.basename(path)}\`.`,
        ),
      );
    } else files.set(path, file);
  };
  return {
    site,
    newPathOf,
    globals,
    files,
    sources,
    findings,
    redirects: (site.redirects?.fixed ?? []).flatMap(({from, to}) =>
      from.map((one) => ({from: one, to})),
    ),
    lists: [],
    needed: [],
    packages: new Set(),
    oldMdx,
    compileSass,
    report,
    write(path, text, from) {
      add({path, text}, from ?? path);
      if (from !== undefined) sources.set(path, from);
    },
    copy(oldPath) {
      add({path: newPathOf(oldPath), copyOf: join(site.folder, oldPath)}, oldPath);
    },
    async list(folder, quietly) {
      const listed = await listOldFiles(folder, site);
      if (quietly === undefined) for (const problem of listed?.diagnostics ?? []) report(problem);
      return (listed?.files ?? []).filter((file) => !ignored.test(file));
    },
  };
}

function leftOut(file: string, message: string): Diagnostic {
  return {
    severity: 'error',
    code: 'file-left-out',
    message,
    file,
    consequence: 'The file is left out.',
    hint: 'Rename it, and what refers to it.',
  };
}
