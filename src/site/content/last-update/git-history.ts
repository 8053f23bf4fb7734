import {execFile, spawn} from 'node:child_process';
import {existsSync} from 'node:fs';
import {dirname, join, resolve} from 'node:path';
import {promisify} from 'node:util';
import type {Reads} from '../../../core/cache/reads.ts';

/** The last commit that changed a file. */
interface LastCommit {
  /** Commit time in seconds since 1970. */
  readonly time: number;
  readonly author: string;
}

export interface GitHistory {
  /** Keyed by path relative to the folder, `/` separators. Files that were never committed are missing. */
  readonly commits: ReadonlyMap<string, LastCommit>;
  /** True if commits can be missing because the clone is shallow. */
  readonly isShallow: boolean;
  /** Input files: those that identify the current commit, and `.mailmap`. */
  readonly reads: Reads;
}

/**
 * Reads the last commit of each file with a single `git log`, which stops once all files are found.
 *
 * @param folder Absolute path.
 * @param files Paths relative to `folder`, with `/` separators.
 * @returns `none` outside a Git repository and in a repository without commits; `failed` if Git is not installed or cannot
 *   read the repository.
 */
export async function gitHistory(
  folder: string,
  files: ReadonlySet<string>,
): Promise<GitHistory | 'none' | 'failed'> {
  if (!isInRepository(folder)) return 'none';
  const repository = await repositoryOf(folder);
  if (typeof repository === 'string') return repository;
  const {boundary, isShallow, reads} = repository;
  const commits = new Map<string, LastCommit>();
  const missing = new Set(files);
  const git = spawn(
    'git',
    [
      '-C',
      folder,
      'log',
      '--format=%x01%H%x00%ct%x00%aN',
      '--name-only',
      '-z',
      '--relative',
      '--no-renames',
      '--no-show-signature',
    ],
    {stdio: ['ignore', 'pipe', 'ignore']},
  );
  const ended = new Promise<void>((done) => {
    git.once('error', () => done());
    git.once('close', () => done());
  });
  const take = (entry: string): void => {
    const [hash = '', time = '', author = '', ...names] = entry.split('\0');
    for (const name of names) {
      const path = name.replace(/^\n/, '');
      // The oldest commit of a shallow clone seems to change all files.
      if (missing.delete(path) && !boundary.has(hash))
        commits.set(path, {time: Number(time), author});
    }
  };
  let rest = '';
  git.stdout.setEncoding('utf8');
  for await (const chunk of git.stdout) {
    const entries = `${rest}${chunk}`.split('\u0001');
    rest = entries.pop() ?? '';
    for (const entry of entries) take(entry);
    if (missing.size === 0) break;
  }
  take(rest);
  git.kill();
  await ended;
  return {commits, isShallow, reads};
}

interface Repository extends Pick<GitHistory, 'isShallow' | 'reads'> {
  /** Commits whose parents the clone does not contain. */
  readonly boundary: ReadonlySet<string>;
}

function isInRepository(folder: string): boolean {
  const parent = dirname(folder);
  return existsSync(join(folder, '.git')) || (parent !== folder && isInRepository(parent));
}

async function repositoryOf(folder: string): Promise<Repository | 'none' | 'failed'> {
  const git = async (...args: readonly string[]): Promise<string> => {
    const {stdout} = await promisify(execFile)('git', ['-C', folder, ...args]);
    return stdout.trim();
  };
  let isReadable = false;
  try {
    const text = await git('rev-parse', '--is-shallow-repository', '--git-common-dir', '--git-dir');
    const [shallow, ...folders] = text.split('\n');
    const [common = '', own = ''] = folders.map((path) => resolve(folder, path));
    isReadable = true;
    // Fails if there is no commit yet.
    const branch = await git('rev-parse', '--symbolic-full-name', 'HEAD');
    const isShallow = shallow === 'true';
    const boundary = isShallow ? await git('rev-list', '--max-parents=0', 'HEAD') : '';
    return {
      isShallow,
      boundary: new Set(boundary.split('\n')),
      reads: [
        join(own, 'HEAD'),
        join(common, branch),
        join(common, 'packed-refs'),
        join(common, 'shallow'),
        join(folder, '.mailmap'),
      ],
    };
  } catch {
    return isReadable ? 'none' : 'failed';
  }
}
