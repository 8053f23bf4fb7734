import {existsSync} from 'node:fs';
import {dirname, join, resolve, sep} from 'node:path';
import {listFiles} from '../../content/files/list-files.ts';
import type {Diagnostic} from '../../diagnostics/types.ts';
import {relativePath} from '../../paths/paths.ts';
import type {ImportPlan, PlannedFile, Redirect} from '../types.ts';
import {type GlobalComponents, globalComponents, globalsPath} from './global-components.ts';
import {type NewPath, planMoves} from './moves.ts';
import {type CompiledStyles, isSass, sassOf} from './sass.ts';
import type {OldSite} from './types.ts';

/** What is found while the old site is gone through, part by part. Paths of the old site are relative to its folder. */
export interface Draft {
  readonly site: OldSite;
  /** The outermost folder that files may come from, absolute: the repository, or the site. */
  readonly root: string;
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

const ignored = /(?:^|\/)(?:\.DS_Store|\.git|node_modules)(?:\/|$)/;

export function createDraft(site: OldSite): Draft {
  const files = new Map<string, PlannedFile>();
  const sources = new Map<string, string>();
  const findings = [...site.findings];
  const oldMdx = new Set<string>();
  const moves = planMoves(site);
  const compileSass = sassOf(site.folder);
  const globals = globalComponents(site.folder);
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
  const root = rootOf(site.folder);
  const report = (finding: Diagnostic): void => {
    findings.push(finding);
  };
  return {
    site,
    root,
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
      files.set(path, {path, text});
      if (from !== undefined) sources.set(path, from);
    },
    copy(oldPath) {
      const path = newPathOf(oldPath);
      if (path.includes('\\')) report(backslash(oldPath));
      else files.set(path, {path, copyOf: join(site.folder, oldPath)});
    },
    async list(folder, quietly) {
      const absolute = resolve(site.folder, folder);
      // Links may lead anywhere within the repository.
      const from = absolute.startsWith(root + sep) ? root : absolute;
      const listed = await listFiles(from, relativePath(from, absolute));
      const shown = (file: string): string => relativePath(site.folder, join(from, file));
      for (const problem of quietly === undefined ? (listed?.diagnostics ?? []) : []) {
        report({...problem, file: problem.file && shown(problem.file)});
      }
      return (listed?.files ?? []).filter((file) => !ignored.test(file));
    },
  };
}

function backslash(file: string): Diagnostic {
  return {
    severity: 'error',
    code: 'file-left-out',
    message: 'The name of the file holds a backslash, which leads elsewhere on some systems.',
    file,
    consequence: 'The file is left out.',
    hint: 'Rename it, and what refers to it.',
  };
}

/** The repository that a site lies in, or the site itself. */
function rootOf(folder: string): string {
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
  }
  return folder;
}
